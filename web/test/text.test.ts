import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { http } from "../src/api";
import { meet, rename, self, speak } from "../src/me.svelte";
import { NO_GAME } from "../src/game";
import { list } from "../src/table/words";
import { sentence } from "../src/table/sentence";
import { chooseLocale, has, locale, locales, maybe, t, useLocale } from "../src/text.svelte";

const names = (seat: string) => ({ A: "Ann", B: "Ben" })[seat] ?? seat;

afterEach(() => useLocale("en"));

describe("the language", () => {
  it("is one of those that have texts, English first", () => {
    expect(locales[0]).toBe("en");
    expect([...locales].sort()).toEqual(["de", "en", "ru"]);
  });

  it("is the best of those that the reader prefers", () => {
    expect(chooseLocale(["de-CH", "en"])).toBe("de");
    expect(chooseLocale(["RU"])).toBe("ru");
    expect(chooseLocale(["fr", "es", "ru-RU", "de"])).toBe("ru");
    expect(chooseLocale(["fr"])).toBe("en");
    expect(chooseLocale([])).toBe("en");
    // What was chosen before stands first, and may be gone by now.
    expect(chooseLocale(["xx", "de"])).toBe("de");
  });

  it("is called by its own name in every language", async () => {
    for (const each of ["en", "de", "ru"]) {
      await useLocale(each);
      expect(["en", "de", "ru"].map((one) => t(`language-${one}`))).toEqual(["English", "Deutsch", "Русский"]);
    }
  });

  it("changes all texts, and back again", async () => {
    expect(t("makes-straight")).toBe("straight");
    await useLocale("de");
    expect(locale()).toBe("de");
    expect(t("makes-straight")).toBe("Straße");
    await useLocale("ru");
    expect(t("makes-straight")).toBe("стрит");
    await useLocale("en");
    expect(t("makes-straight")).toBe("straight");
  });

  it("is English where there is none of that name", async () => {
    await useLocale("de");
    await useLocale("tlh");
    expect(locale()).toBe("en");
  });

  it("is the one that was asked for last, however long the texts take", async () => {
    const first = useLocale("de");
    const second = useLocale("en");
    await Promise.all([second, first]);
    expect(locale()).toBe("en");
    await Promise.all([useLocale("de"), useLocale("ru")]);
    expect(locale()).toBe("ru");
  });

  it("brings its own plural forms, numbers and lists", async () => {
    const predicts = (amount: number) =>
      sentence({ event: "predicts", seat: "A", target: null, card: null, amount, from: null, to: null }, NO_GAME, names, null);
    await useLocale("ru");
    expect(t("pad-points", { points: 1 })).toBe("1 очко");
    expect(t("pad-points", { points: 3 })).toBe("3 очка");
    expect(t("pad-points", { points: 5 })).toBe("5 очков");
    expect(t("pad-points", { points: 11 })).toBe("11 очков");
    expect(t("pad-points", { points: 21 })).toBe("21 очко");
    expect(t("pad-points", { points: 1234 })).toBe("1\u00a0234 очка");
    expect(list(["Ann", "Ben", "Cat"])).toBe("Ann, Ben и Cat");
    await useLocale("de");
    expect(predicts(1)).toBe("Ann sagt 1 Stich an.");
    expect(predicts(4)).toBe("Ann sagt 4 Stiche an.");
    expect(t("pad-points", { points: 1234 })).toBe("1.234 Punkte");
    expect(list(["Ann", "Ben", "Cat"])).toBe("Ann, Ben und Cat");
    await useLocale("en");
    expect(list(["Ann", "Ben", "Cat"])).toBe("Ann, Ben, and Cat");
  });

  it("knows what no language says", async () => {
    await useLocale("de");
    expect(has("event-somersault")).toBe(false);
    expect(maybe("event-somersault")).toBeNull();
    expect(t("event-somersault")).toBe("somersault");
  });
});

describe("the server", () => {
  interface Call {
    method: string;
    body: { name?: string; locale?: string } | null;
    spoken: string;
  }
  let calls: Call[] = [];
  let guest = { id: "x", name: "Guest 7", locale: null as string | null };

  beforeEach(() => {
    calls = [];
    guest = { id: "x", name: "Guest 7", locale: null };
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      const body = init.body ? (JSON.parse(String(init.body)) as Call["body"]) : null;
      calls.push({ method: init.method!, body, spoken: new Headers(init.headers).get("accept-language") ?? "" });
      await new Promise((done) => setTimeout(done, 5));
      guest = { ...guest, name: body?.name ?? guest.name, locale: body?.locale ?? guest.locale };
      return new Response(JSON.stringify(guest));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("hears which language a newcomer reads, once", async () => {
    await useLocale("de");
    await meet();
    expect(calls).toEqual([
      { method: "GET", body: null, spoken: "de" },
      { method: "PUT", body: { name: "Guest 7", locale: "de" }, spoken: "de" },
    ]);
    calls = [];
    await meet();
    expect(calls.map((call) => call.method)).toEqual(["GET"]);
  });

  it("hears of a change at once", async () => {
    await meet();
    calls = [];
    await speak("ru");
    expect(locale()).toBe("ru");
    expect(calls).toEqual([{ method: "PUT", body: { name: "Guest 7", locale: "ru" }, spoken: "ru" }]);
    expect(self()?.locale).toBe("ru");
  });

  it("never gets an old name back with a new language", async () => {
    await meet();
    calls = [];
    await Promise.all([rename("Ann"), speak("de")]);
    expect(guest).toMatchObject({ name: "Ann", locale: "de" });
    expect(self()).toMatchObject({ name: "Ann", locale: "de" });
    expect(calls.map((call) => call.body?.name)).toEqual(["Ann", "Ann"]);
  });

  it("is asked again who the reader is when the cookie got lost, and the name stays", async () => {
    await meet();
    await rename("Ann");
    calls = [];
    let known = false;
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      calls.push({ method: `${init.method} ${path}`, body: init.body ? (JSON.parse(String(init.body)) as Call["body"]) : null, spoken: "" });
      if (path === "api/me") {
        known = true;
        return new Response(JSON.stringify({ id: "y", name: init.body ? "Ann" : "Guest 8", locale: "en" }));
      }
      if (known) return new Response(JSON.stringify({ id: "t" }));
      return new Response(JSON.stringify({ error: { code: "error-cookie", args: {}, text: "Who?" } }), { status: 401 });
    });
    const [one, two] = await Promise.all([http.play("port"), http.sit("t")]);
    expect([one.id, two.id]).toEqual(["t", "t"]);
    expect(self()).toMatchObject({ id: "y", name: "Ann" });
    // Once, though two were asking.
    expect(calls.filter((call) => call.method === "GET api/me")).toHaveLength(1);
  });

  it("is asked again when it is busy, a few times", async () => {
    let asked = 0;
    const busy = () => new Response(JSON.stringify({ error: { code: "error-busy", args: {}, text: "Busy." } }), { status: 503 });
    vi.useFakeTimers();
    vi.stubGlobal("fetch", async () => (++asked < 3 ? busy() : new Response(JSON.stringify({ tables: [] }))));
    const tables = http.tables();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await tables).toEqual([]);
    asked = -100;
    const failed = http.tables().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failed).toMatchObject({ code: "error-busy" });
    expect(asked).toBe(-96);
    vi.useRealTimers();
  });

  it("need not answer for the page to change", async () => {
    await meet();
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    await speak("ru");
    expect(locale()).toBe("ru");
  });
});

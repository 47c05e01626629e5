/**
 * Moves what is drawn from where it was to where it is. It looks at the page before and after a change and
 * knows nothing of the game; a card that appears comes from the anchor it was dealt from.
 */
import { calm, still } from "../settings.svelte";
import { FLIGHT } from "./plan";
import type { Anchor, Coins, Travel } from "./shown";

interface Seen {
  box: DOMRect;
  element: HTMLElement;
  face: string;
  zone: string;
}

const EASE = "cubic-bezier(0.25, 0.7, 0.25, 1)";

export class Animator {
  private seen = new Map<string, Seen>();
  private running = new Set<Animation>();

  constructor(
    private readonly root: HTMLElement,
    private readonly sky: HTMLElement,
  ) {}

  private cards(): Map<string, Seen> {
    const found = new Map<string, Seen>();
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-card]")) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) {
        found.set(element.dataset.card!, { box, element, face: element.dataset.face ?? "", zone: element.dataset.zone ?? "" });
      }
    }
    return found;
  }

  private anchor(name: Anchor): DOMRect | null {
    const seat = name.includes(":") && !name.startsWith("table:") ? name.split(":")[0]! : null;
    const plain = name.startsWith("table:") ? name.slice(6) : name;
    const names = seat ? [name, seat] : [name, plain, "middle"];
    for (const each of names) {
      const element = this.root.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(each)}"]`);
      const box = element?.getBoundingClientRect();
      if (box && box.width > 0) return box;
    }
    return null;
  }

  before(): void {
    this.seen = this.cards();
  }

  after(travels: Travel[], coins: Coins[]): void {
    if (still()) {
      this.seen = new Map();
      return;
    }
    const now = this.cards();
    const going = new Map(travels.map((travel) => [String(travel.id), travel]));
    for (const [id, card] of now) {
      const old = this.seen.get(id);
      if (old && old.face !== card.face) this.turn(card.element);
      if (calm()) {
        if (!old) this.keep(card.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FLIGHT }));
        continue;
      }
      const travel = going.get(id);
      const from = old?.box ?? (travel ? this.anchor(travel.from) : null);
      if (!from) {
        this.keep(card.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 }));
      } else if (!old || old.zone !== card.zone) {
        this.fly(card.element, from, card.box, true);
      } else if (Math.abs(from.left - card.box.left) + Math.abs(from.top - card.box.top) > 1) {
        const shift = `translate(${from.left - card.box.left}px, ${from.top - card.box.top}px)`;
        this.keep(card.element.animate([{ transform: shift }, { transform: "none" }], { duration: 200, easing: EASE }));
      }
    }
    if (!calm()) {
      let gone = 0;
      for (const [id, old] of this.seen) {
        if (now.has(id)) continue;
        const to = this.anchor(going.get(id)?.to ?? "discard");
        if (to) this.fly(old.element, old.box, to, false, Math.min(gone++, 8) * 18);
      }
      for (const each of coins) this.slide(each);
    }
    this.seen = new Map();
  }

  /** Let everything arrive now. */
  finish(): void {
    for (const animation of [...this.running]) animation.finish();
  }

  private keep(animation: Animation): Animation {
    this.running.add(animation);
    const done = () => this.running.delete(animation);
    animation.onfinish = done;
    animation.oncancel = done;
    return animation;
  }

  private turn(element: HTMLElement): void {
    if (calm()) return;
    this.keep(
      element.animate([{ transform: "perspective(500px) rotateY(88deg)" }, { transform: "none" }], {
        duration: 230,
        easing: EASE,
      }),
    );
  }

  /** A copy flies above everything else, the card itself waits unseen at its goal. */
  private fly(element: HTMLElement, from: DOMRect, to: DOMRect, arrives: boolean, delay = 0): void {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-card");
    ghost.removeAttribute("id");
    for (const inner of ghost.querySelectorAll("[id]")) inner.removeAttribute("id");
    const size = arrives ? to : from;
    const height = arrives ? to.height : from.height;
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${size.left}px`,
      top: `${size.top}px`,
      width: `${size.width}px`,
      height: `${height}px`,
      margin: "0",
      transformOrigin: "0 0",
      pointerEvents: "none",
    });
    this.sky.append(ghost);
    // Keep the card's proportions whatever the anchor's shape: fit its width into the anchor, centred.
    const other = arrives ? from : to;
    const ratio = size.height / size.width;
    const width = Math.min(other.width, other.height / ratio) || size.width;
    const scale = Math.max(0.25, width / size.width);
    const x = other.left + (other.width - size.width * scale) / 2 - size.left;
    const y = other.top + (other.height - size.height * scale) / 2 - size.top;
    const away = { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: arrives ? 1 : 0.2 };
    const home = { transform: "translate(0, 0) scale(1)", opacity: 1 };
    if (arrives) element.style.visibility = "hidden";
    const animation = ghost.animate(arrives ? [away, home] : [home, away], {
      duration: FLIGHT,
      delay,
      easing: EASE,
      fill: "both",
    });
    this.running.add(animation);
    const done = () => {
      this.running.delete(animation);
      ghost.remove();
      if (arrives) element.style.visibility = "";
    };
    animation.onfinish = done;
    animation.oncancel = done;
  }

  private slide(coins: Coins): void {
    const from = this.anchor(coins.from);
    const to = this.anchor(coins.to);
    if (!from || !to) return;
    const count = Math.min(6, Math.max(1, Math.abs(coins.amount)));
    for (let i = 0; i < count; i += 1) {
      const coin = document.createElement("span");
      coin.className = "flying-coin";
      coin.style.left = `${from.left + from.width / 2 - 8}px`;
      coin.style.top = `${from.top + from.height / 2 - 8}px`;
      this.sky.append(coin);
      const x = to.left + to.width / 2 - from.left - from.width / 2;
      const y = to.top + to.height / 2 - from.top - from.height / 2;
      const animation = coin.animate([{ transform: "none" }, { transform: `translate(${x}px, ${y}px)` }], {
        duration: 300,
        delay: i * 45,
        easing: EASE,
        fill: "both",
      });
      this.running.add(animation);
      const done = () => {
        this.running.delete(animation);
        coin.remove();
      };
      animation.onfinish = done;
      animation.oncancel = done;
    }
  }
}

/** The Fluent texts by language and part; see plugins/texts.ts. */
declare module "virtual:texts" {
  export type Part = "lobby" | "setting" | "waiting" | "invite" | "table" | "pad" | "learn" | "mine" | "replay" | "review" | "errors" | "look" | "talk" | "contest" | "hints" | "evening" | `game-${string}`;
  /** What a part says, and the same in English where its language says nothing. */
  export interface Said {
    own: string;
    english: string;
  }
  export const load: Record<string, Partial<Record<Part, () => Promise<Said>>>>;
  /** The languages that have texts, English first. */
  export const locales: string[];
  /** The games of the house; those without a part of their own say what is in the parts that all have. */
  export const games: string[];
}

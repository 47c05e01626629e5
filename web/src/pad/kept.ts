/** Under what name a browser keeps its score pad. */
export const KEY = "alehouse-pad";

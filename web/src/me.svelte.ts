/** Who the reader is: a guest with a name. */
import { http } from "./api";
import type { Me } from "./protocol";

let me = $state.raw<Me | null>(null);

export function self(): Me | null {
  return me;
}

export async function meet(): Promise<void> {
  me = await http.me();
}

export async function rename(name: string): Promise<void> {
  me = await http.rename(name);
}

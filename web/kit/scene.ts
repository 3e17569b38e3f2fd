export { default as Sticker } from "./Sticker.svelte";

/** What a drawing holds, to be set into another one. */
export function inside(drawing: string): string {
  return drawing.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "");
}

/** A drawing that lies in a file of its own, and is fetched like any picture; nothing if it cannot be. */
export async function drawing(address: string): Promise<string> {
  const response = await fetch(address);
  return response.ok ? inside(await response.text()) : "";
}

export { default as Sticker } from "./Sticker.svelte";

/** What a drawing holds, to be set into another one. */
export function inside(drawing: string): string {
  return drawing.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "");
}

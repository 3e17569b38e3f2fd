/** One drawing of the family game-icons: the inside of an svg with the viewBox 0 0 512 512. */
declare module "icon:*" {
  const body: string;
  export default body;
}

/** A rulebook in parts, made from its Markdown when the page is built. */
declare module "*.md?rulebook" {
  const chapters: readonly import("./rules/rulebook.ts").Chapter[];
  export default chapters;
}

/** What only a page can draw, a board or a scene; what it is, the page says (web/shelf.ts). */
declare module "*?drawn" {
  const drawn: unknown;
  export default drawn;
}

/** A rulebook in chapters, made from its Markdown when the page is built. */
declare module "*?rulebook" {
  const chapters: unknown;
  export default chapters;
}

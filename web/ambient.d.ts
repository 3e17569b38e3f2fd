/** One drawing of the family game-icons: the inside of an svg with the viewBox 0 0 512 512. */
declare module "icon:*" {
  const body: string;
  export default body;
}

import { arch, type Gallery, Press, rectangle } from "@caravel/web/art";

/** The five buildings in the order of phase C, 56 wide on their ground; what tells them apart is the skyline. */
const BUILDINGS: readonly (() => Press)[] = [
  // Moinho: sails
  () =>
    new Press()
      .add("wall", "M-12 0l4-26h16l4 26Z")
      .add("hatch", "M2-26h6l4 26H4Z")
      .add("roof", "M-10-26h20l-10-9Z")
      .add("dark", arch(-3, 0, 7, 9))
      .over((press) =>
        press
          .add("thick", "M0-26L-18-44M0-26L18-8M0-26L18-44M0-26L-18-8")
          .add("white", "M-18-44l6-1 10 15-4 4ZM18-8l-6 1-10-15 4-4ZM18-44l1 6-15 10-4-4ZM-18-8l-1-6 15-10 4 4Z"),
      ),
  // Capitania: one long roof with a flag
  () => new Press().house(-26, 40, 18, 10, 8).windows([-22, -14, 0, 7], 9, 4, 6).door(-10, 8, 10).flag(-6, 28, 10),
  // Alfândega: arcade and casks
  () =>
    new Press()
      .block(-26, 42, 22, 9)
      .add("roof", "M-28-22h46l7-6h-44Z")
      .arcade(-23, 4, 7, 11, 2.6)
      .windows([-22, -12, -2, 7], 14, 4, 5)
      .cask(22, 2, 5, 7),
  // Casa da Coroa: a tower with a crown
  () =>
    new Press()
      .house(-26, 42, 17, 10, 7)
      .windows([-22, 5, 11], 5, 3.6, 7, true)
      .over((press) =>
        press
          .block(-11, 14, 25, 4)
          .cap(-11, 14, 25, 4, 8)
          .add("gold", "M-8-20l2-3 2 2 2-3 2 3 2-2 2 3Z")
          .door(-8, 8, 11),
      ),
  // Fortaleza: battlements
  () =>
    new Press()
      .block(-10, 14, 28, 5)
      .crenels(-10, 14, 28, 3)
      .flag(-3, 31, 9)
      .over((press) =>
        press
          .add("stone", "M-30 0l4-15h44l5 15Z")
          .crenels(-26, 44, 15, 6)
          .add("dark", arch(-8, 0, 8, 9) + rectangle(-20, -9, 5, 3) + rectangle(8, -9, 5, 3)),
      ),
];

export const BUILDING_PICTURES: Gallery = Object.fromEntries(
  BUILDINGS.map((draw, building) => [`ma-building-${building}`, () => draw().print()]),
);

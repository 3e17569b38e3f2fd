import { arch, Press, rectangle, scaled } from "@caravel/web/art";
import type { Houses } from "./facades.ts";

/** A round tree, from its foot. */
const tree = (x: number, y: number, size = 1) =>
  scaled("q-7 0-7-7q0-4 3-6q1-6 5-6q5 0 6 6q3 2 2 7q-2 6-9 6Z", x, y, size);

/** The facades of the expansions: fourteen of the first, eight of the second. */
export const EXPANSION_HOUSES: Houses = {
  aqueduct: () =>
    new Press()
      .shadow(2, 66, 8)
      .add(
        "stone",
        "M0 0V-34H74V0H66V-12q0-5-5-5t-5 5V0H48V-12q0-5-5-5t-5 5V0H30V-12q0-5-5-5t-5 5V0H12V-12q0-5-4-5t-4 5V0Z",
      )
      .add("niche", [6, 20, 34, 48, 62].map((x) => arch(x, -20, 8, 9)).join(""))
      .add("accent", "M0-37H74V-34H0Z")
      .add("ink", "M0-19H74M0-32H74")
      .add("hatch", "M50-34H74V0H66V-12q0-5-5-5t-5 5V0H50Z")
      .tuft(14, 32),
  "forest-house": () =>
    new Press()
      .add("leaf", tree(10, -4, 1.3) + tree(64, -6, 1.5))
      .add("timber", rectangle(9, -8, 3, 8) + rectangle(63, -8, 3, 8))
      .shadow(22, 24, 10)
      .house(22, 24, 14, 10, 10, "timber", "thatch")
      .add("dark", arch(26, 0, 7, 10) + rectangle(37, -11, 5, 6))
      .add("ink", "M22-4h24M22-8h24")
      .tuft(52, 70),
  "black-market": () =>
    new Press()
      .shadow(12, 40, 12)
      .house(12, 40, 18, 12, 9, "wall2")
      .add("niche", arch(18, 0, 28, 16))
      .add("cloth", "M16-17h32l4 8H12Z")
      .add("ink", "M20-17l-3 8M28-17l-1 8M36-17l1 8M44-17l3 8")
      .add("gold", "M26-3l3-5h6l3 5Z")
      .cask(22, 1, 5, 6)
      .add("white", "M40 1q-1-6 3-7q4 1 3 7Z")
      .add("thick", "M62 2v-26")
      .add("gold", "M59-24h6v8h-6Z")
      .add("ink", "M59-24l3-4 3 4"),
  storehouse: () =>
    new Press()
      .shadow(6, 46, 14)
      .gablefront(8, 40, 16, 14, 18, "wall", "roof")
      .add("dark", rectangle(20, -14, 16, 14))
      .add("ink", "M28 0v-14M20-7h16M14-16h28")
      .add("dark", arch(25, -20, 6, 7))
      .add("white", "M64 2q-2-7 3-8q5 1 3 8ZM58 2q-2-6 2-7q5 1 3 7Z")
      .cask(2, 2, 5, 7),
  "guest-house": () =>
    new Press()
      .shadow(8, 44, 12)
      .house(8, 44, 26, 12, 8)
      .add("wall", rectangle(6.5, -14, 47, 1.6))
      .door(26, 8, 12)
      .windows([12, 19, 38, 45], 2, 4, 7)
      .windows([12, 20, 28, 36, 44], 16, 4, 7, true)
      .add("ink", "M52-24h10M10-14v-3h40v3M16-17v3M24-17v3M32-17v3M40-17v3")
      .add("gold", "M56-23h9v8q-4 3-9 0Z")
      .add("ink", "M58-20h5M58-17h5")
      .palm(72, 18, 0.7),
  "trading-post": () =>
    new Press()
      .add("timber", "M0 4V-2H40V4Z")
      .add("ink", "M4 4v5M18 4v5M34 4v5")
      .shadow(4, 24, 10)
      .house(4, 26, 15, 10, 9, "timber", "thatch")
      .add("dark", rectangle(9, -11, 7, 11) + rectangle(21, -10, 5, 5))
      .add("hull", "M46-1q12 4 28-1q-3 8-8 9H54q-6-2-8-8Z")
      .add("thick", "M60-1v-24")
      .add("white", "M61-24q11 4 9 17q-5-3-9-2Z")
      .cask(34, -2, 5, 7)
      .add("thick", "M14-30v-12")
      .add("cloth", "M14-42h12l-3 4 3 4H14Z"),
  church: () =>
    new Press()
      .shadow(12, 48, 10)
      .house(24, 34, 18, 10, 10)
      .windows([32, 40, 48], 5, 4, 9, true)
      .over((press) =>
        press
          .block(10, 16, 30, 5)
          .cap(10, 16, 30, 5, 10)
          .add("ink", "M20.5-43v-5M18.5-46h4")
          .add("dark", arch(14, 0, 8, 12) + arch(15, -20, 6, 8))
          .add("gold", "M16.5-21q1.5-4 3 0Z"),
      )
      .tuft(2, 66),
  "small-wharf": () =>
    new Press()
      .add("timber", "M2 4V-1H30V4Z")
      .add("ink", "M6 4v4M16 4v4M26 4v4")
      .add("hull", "M30-10q16 5 38-2q-2 12-9 14H40Q32 0 30-10Z")
      .add("hatch", "M52-8q8-1 16-4q-2 12-9 14H50Z")
      .add("ink", "M34-5q16 5 32-2M42-8v10M50-8v10M58-9v9")
      .add("thick", "M48-9v-24")
      .add("timber", "M36 2l-4 5h5l3-4ZM58 2l4 5h-5l-3-4Z")
      .add("thick", "M12-1v-22M12-22L28-28M12-10l10-14")
      .add("fine", "M28-28v12")
      .add("timber", rectangle(25.5, -16, 5, 4)),
  lighthouse: () =>
    new Press()
      .add("stone", "M16 4q2-10 14-10h20q12 0 14 10Z")
      .add("hatch", "M46-6h4q12 0 14 10H50Z")
      .add("wall", "M30-4l4-26h10l4 26Z")
      .add("hatch", "M40-30h4l4 26H41Z")
      .add("cloth", "M31.5-12h15l.8 6H30.8ZM33-22h12l.7 5H32.3Z")
      .add("gold", rectangle(34, -37, 10, 7))
      .add("ink", "M32-30h14M37-37v7M41-37v7")
      .add("roof", "M32-37h14l-7-7Z")
      .add("dark", arch(36.5, -4, 5, 6))
      .add("fine", "M48-35L70-40M48-33H72M30-35L8-40M30-33H6M4 6q10 3 20 0M54 6q10 3 20 0"),
  "specialty-factory": () =>
    new Press()
      .shadow(2, 52, 10)
      .add("wall", "M2 0V-24l14-8v8l14-8v8l14-8v8l10-6V0Z")
      .add("roof", "M2-24l14-8v8ZM16-24l14-8v8ZM30-24l14-8v8Z")
      .add("side", "M54 0l10-4v-24l-10-2Z")
      .add("hatch", "M54 0l10-4v-24l-10-2Z")
      .block(58, 5, 34, 3, "stone")
      .add("smoke", "M62-37q-4-3 0-5t5-3")
      .windows([7, 15, 37, 45], 4, 5, 8)
      .door(24, 9, 13)
      .add("gold", "M28.5-20a3 3 0 1 1-.1 0Z"),
  library: () =>
    new Press()
      .shadow(6, 52, 10)
      .house(6, 52, 20, 10, 7)
      .windows([10, 18, 42, 50], 4, 4, 11, true)
      .over((press) =>
        press
          .add("wall", `M24 0V-22L32-29L40-22V0Z${rectangle(22, -23, 20, 2)}`)
          .add("dark", arch(28.5, 0, 7, 13))
          .add("white", "M25-36q4-2 7 1q3-3 7-1v6q-4-1-7 1q-3-2-7-1Z")
          .add("ink", "M32-35v6"),
      )
      .add("accent", rectangle(64, -5, 4, 5) + rectangle(70, -7, 3, 7))
      .add("gold", rectangle(67, -6, 3, 6)),
  "union-hall": () =>
    new Press()
      .shadow(4, 56, 10)
      .house(4, 56, 24, 10, 8, "wall2")
      .add("wall", rectangle(2.5, -13, 59, 1.6))
      .arcade(8, 3, 7, 10, 2)
      .arcade(36, 3, 7, 10, 2)
      .windows([8, 17, 42, 51], 15, 4.5, 7)
      .add("cloth", "M25-27h14v15l-7-4-7 4Z")
      .add("gold", "M28-22l4-3 4 3-4 3ZM29-18h6v2h-6Z")
      .flag(12, 30, 9)
      .flag(50, 30, 9),
  statue: () =>
    new Press()
      .shadow(14, 40, 12)
      .add("stone", "M10 4V-2H64V4ZM18-2V-10H56V-2ZM26-10l2-12h18l2 12Z")
      .add("hatch", "M50 4V-2H64V4ZM44-2v-8H56v8ZM40-22h6l2 12h-6Z")
      .add("gold", "M20-6h34v2H20Z")
      .add("slate", "M30-22q1-12 5-15q-3-3 0-7q3-2 5 1q2 3-1 6l12-3 1 3-11 5q2 5 1 10Z")
      .add("slate", "M35-46a4 4 0 1 1-.1 0Z")
      .add("ink", "M49-40v-6M34-22q2-6 1-10")
      .tuft(4, 68),
  cloister: () =>
    new Press()
      .shadow(2, 62, 10)
      .block(2, 60, 15, 10)
      .arcade(5, 6, 6.5, 12, 2.8)
      .add("roof", "M0-15h65l8-7H9Z")
      .add("tile", "M3-18h66")
      .over((press) =>
        press
          .block(26, 12, 34, 4, "wall")
          .cap(26, 12, 34, 4, 9)
          .add("dark", arch(29, -22, 6, 8))
          .add("ink", "M34-47v-4M32-49.5h4"),
      )
      .add("leaf", "M70 2q-4-12 0-26q5 14 2 26Z"),
  "land-office": () =>
    new Press()
      .shadow(14, 30, 11)
      .house(14, 30, 17, 11, 10)
      .door(19, 8, 11)
      .windows([33], 4, 6, 7)
      .add("white", "M52-18h18v14H52Z")
      .add("ink", "M52-11q6-5 9 0t9-3M58-18v14M64-18v14M56-4v6M66-4v6")
      .add("leaf", "M60-9h3v3h-3Z")
      .palm(5, 20, 0.8),
  chapel: () =>
    new Press()
      .shadow(24, 22, 10)
      .gablefront(24, 22, 17, 10, 12)
      .over((press) =>
        press
          .add("wall", "M31-28h8v-7l-4-4-4 4Z")
          .add("ink", "M35-39v-6M32.5-43h5")
          .add("dark", arch(33, -29, 4, 5) + arch(31, 0, 8, 12))
          .add("gold", "M35-20a2.4 2.4 0 1 1-.1 0Z"),
      )
      .add("leaf", tree(12, 0, 0.9) + tree(66, 0, 0.8))
      .tuft(18, 58),
  "hunting-lodge": () =>
    new Press()
      .add("leaf", tree(66, -2, 1.4))
      .add("timber", rectangle(65, -6, 3, 7))
      .shadow(8, 36, 12)
      .house(8, 36, 14, 12, 12, "timber", "roof")
      .add("ink", "M8-4h36M8-8h36M8-12h36")
      .add("dark", arch(22, 0, 8, 11) + rectangle(12, -10, 5, 5) + rectangle(35, -10, 5, 5))
      .add("white", "M26-20q-7-2-8-8q4 1 5 4q-1-4 1-7q2 4 3 7q1-3 3-7q2 3 1 7q1-3 5-4q-1 6-8 8Z"),
  "zoning-office": () =>
    new Press()
      .shadow(6, 30, 11)
      .house(6, 30, 24, 11, 8)
      .add("wall", rectangle(4.5, -13, 33, 1.6))
      .door(10, 7, 11)
      .windows([22, 29], 2, 4, 7)
      .windows([9, 16, 23, 30], 15, 4, 6)
      .add("thick", "M60-20L52 4M60-20L68 4M60-20v24")
      .add("gold", "M55-26h11v6H55Z")
      .add("ink", "M66-23h5")
      .add("white", "M61-34a3 3 0 1 1-.1 0Z")
      .add("ink", "M50-30h22M61-31v5"),
  "royal-supplier": () =>
    new Press()
      .shadow(6, 46, 12)
      .house(6, 46, 18, 12, 10)
      .arcade(10, 3, 10, 13, 4)
      .add("accent", "M8-15h14l2 6H6ZM36-15h14l2 6H34Z")
      .add("gold", "M22-30l-2-9 4 3 4-5 4 5 4-3-2 9Z")
      .cask(62, 2, 5, 7)
      .cask(69, 2, 5, 7)
      .cask(65.5, -5, 5, 7)
      .add("white", "M27 1q-1-5 3-6q4 1 3 6Z"),
  villa: () =>
    new Press()
      .shadow(10, 44, 10)
      .house(10, 44, 15, 10, 6)
      .over((press) =>
        press
          .block(20, 22, 27, 6)
          .cap(20, 22, 27, 6, 7)
          .add("dark", arch(27, 0, 8, 12) + arch(23, -16, 4.5, 8) + arch(29, -16, 4.5, 8) + arch(35, -16, 4.5, 8))
          .add("ink", "M21-16h20"),
      )
      .windows([13, 46], 3, 4, 8, true)
      .add("leaf", "M4 0q-4-12 0-24q5 12 2 24ZM64 0q-4-12 0-24q5 12 2 24ZM71 0q-3-9 0-18q4 9 1 18Z"),
  jeweler: () =>
    new Press()
      .shadow(14, 30, 11)
      .house(14, 30, 22, 11, 9, "wall")
      .add("dark", arch(17, 0, 11, 12) + arch(31, 0, 9, 11))
      .add("white", rectangle(18, -8, 9, 3))
      .windows([18, 26, 34], 14, 4.5, 6, true)
      .add("accent", "M54-24l6-6h8l6 6-10 13Z")
      .add("white", "M60-30l4 0 2 6h-8Z")
      .add("ink", "M54-24h20M60-24l4 12 4-12M60-30l0 6M68-30l0 6")
      .add("gold", "M57-6a5 5 0 1 1-.1 0ZM57-3.5a2.5 2.5 0 1 0 .1 0ZM67-6a5 5 0 1 1-.1 0ZM67-3.5a2.5 2.5 0 1 0 .1 0Z"),
  "royal-garden": () =>
    new Press()
      .add("wall", rectangle(2, -7, 70, 3))
      .add("ink", "M5-4v4M11-4v4M17-4v4M23-4v4M29-4v4M45-4v4M51-4v4M57-4v4M63-4v4M69-4v4")
      .add(
        "leaf",
        "M8-7q-5-14 0-28q6 14 2 28ZM20-7q-4-11 0-22q5 11 2 22ZM54-7q-4-11 0-22q5 11 2 22ZM66-7q-5-14 0-28q6 14 2 28Z" +
          "M2 4q6-7 12 0ZM60 4q6-7 12 0Z",
      )
      .add("stone", "M26 2a11 3 0 0 0 22 0v-4a11 3 0 0 0-22 0ZM34-4h6l-1-12h-4ZM29-17a8 2.5 0 0 0 16 0v-2H29Z")
      .add("accent", "M28-3a9 2 0 0 1 18 0a9 2 0 0 1-18 0Z")
      .add("gold", "M33-36l-2-8 4 3 2-4 2 4 4-3-2 8Z")
      .add("fine", "M37-20v-12M37-32q-5 2-7 12M37-32q5 2 7 12")
      .add("cloth", "M6 0h2v2H6ZM12 1h2v2h-2ZM64 0h2v2h-2ZM69 1h2v2h-2Z"),
};

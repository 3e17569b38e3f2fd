import { arch, Press, rectangle } from "@caravel/web/art";
import type { Houses } from "./facades.ts";

/** The facades of the base game: what tells them apart is the skyline first, one prop second, colour third. */
export const HOUSES: Houses = {
  "small-indigo-plant": () =>
    new Press()
      .shadow(10, 34, 12)
      .house(10, 34, 14, 12, 11, "wall2", "thatch")
      .add("dark", rectangle(13, -11.5, 8, 11.5) + rectangle(24, -11.5, 8, 11.5) + rectangle(35, -10, 5, 6))
      .add("ink", "M22.5 0v-13")
      .add("accent", "M55-1a8 3 0 0 0 16 0v-6a8 3 0 0 0-16 0ZM24 0v-4h8v4Z")
      .add("white", "M56.5-7a6.5 2 0 0 1 13 0a6.5 2 0 0 1-13 0Z")
      .add("fine", "M55-4a8 3 0 0 0 16 0")
      .add("ink", "M62-7l4-9")
      .add("leaf", "M3 0q-4-4-1-8q3 4 1 8ZM6 0q0-6 3-8q2 5-3 8Z")
      .tuft(47, 73),
  "sugar-mill": () =>
    new Press()
      .shadow(4, 34, 12)
      .house(4, 34, 17, 12, 11)
      .block(30, 5, 14, 3, "stone", -22)
      .add("smoke", "M34-36q-4-3 0-6t4-5t5-3")
      .add("dark", arch(8, 0, 8, 12) + arch(21, -5, 4.5, 7) + arch(29, -5, 4.5, 7))
      .add("timber", "M62-20a10 10 0 1 1-.1 0ZM62-17a7 7 0 1 0 .1 0Z")
      .add("ink", "M62-21v22M51-10h22M54-18l16 16M70-18L54-2")
      .add("white", "M40 2l3-9 3 9ZM46 2l2.5-7 2.5 7Z")
      .add("fine", "M50 3q12 3 25 0M53 6q10 2 18 0")
      .tuft(0),
  hospice: () =>
    new Press()
      .shadow(4, 52, 10)
      .house(4, 52, 15, 10, 8)
      .windows([8, 14, 45, 50], 4, 3.6, 7, true)
      .over((press) =>
        press
          .block(21, 17, 25, 4)
          .add("wall", "M20-25h19v-4q-4-1-5-5q-3 0-4.5-3q-1.5 3-4.5 3q-1 4-5 5Z")
          .add("ink", "M29.5-37v-6M27-41h5M20-25h19")
          .add("dark", `${arch(25.5, 0, 8, 12) + arch(27, -24.5, 5, 7)}M29.5-18a2.2 2.2 0 1 1-.1 0Z`)
          .add("gold", "M28-25.5q1.5-4 3 0Z")
          .palm(70, 22, 0.9),
      )
      .tuft(1, 66),
  wharf: () =>
    new Press()
      .shadow(2, 16, 8)
      .house(1, 16, 11, 8, 8, "wall2")
      .add("dark", arch(5, 0, 7, 8))
      .add("hull", "M22-15l7 1q18 5 43-2q-2 13-11 16H36q-10-4-14-15Z")
      .add("hatch", "M50-11q12-1 22-5q-2 13-11 16H48Z")
      .add(
        "ink",
        "M24-10q22 7 47-2M27-5q18 5 41-1M31-14l1 15M38-12v16M45-12v16M52-12v16M59-13v15M66-14l-1 11M71-16l6-4",
      )
      .add("thick", "M46-12v-28M33-13L22-34M22-34l8 21")
      .add("fine", "M22-34v8M46-40L31-14M46-40L66-15")
      .add("white", "M47-37q12 3 9 17q-4-3-9-2Z")
      .add("timber", `${rectangle(20.5, -26, 3.5, 3)}M34 4l-5 4h5l4-4ZM62 4l4 4h-5l-4-4Z`)
      .add("fine", "M18 7q24 3 56 0"),
  "customs-house": () =>
    new Press()
      .shadow(2, 60, 10)
      .block(2, 60, 32, 10)
      .add("wall", rectangle(0.5, -18.5, 63, 1.8) + rectangle(0.5, -34, 63, 2.5))
      .arcade(5.5, 6, 6.6, 13, 2.6)
      .windows([7, 16, 43.5, 52.5], 20.5, 4.5, 8.5)
      .add("dark", arch(25, -19, 5, 10) + arch(34, -19, 5, 10))
      .add("roof", "M-.5-34.5h66l7-9H9Z")
      .add("tile", "M2-37h66M4.5-40h66")
      .add("wall", "M19-34L32-45L45-34Z")
      .add("gold", "M32-42.5a3 3 0 1 1-.1 0Z")
      .add("ink", "M23-19.5h18M24-19.5v-2.5M27-19.5v-2.5M30-19.5v-2.5M33-19.5v-2.5M36-19.5v-2.5M39-19.5v-2.5")
      .flag(32, 45, 12)
      .cask(66, 3, 5, 7)
      .cask(72.5, 3, 5, 7),
  "large-market": () =>
    new Press()
      .shadow(2, 58, 12)
      .house(2, 58, 20, 12, 10, "wall2")
      .arcade(5, 4, 11, 15, 2.6)
      .add("cloth", "M4.5-12l-4 6h14l1.5-6ZM32-12l-1 6h13l-1-6Z")
      .add("accent", "M18-12l-1.5 6h13l-.5-6ZM45-12l0 6h14l-2.5-6Z")
      .add("ink", "M8-12l-3 6M12-12l-2 6M36-12v6M40-12v6M22-12l-.5 6M26-12v6M49-12l.5 6M53-12l1.5 6")
      .add("white", "M4 3q-2-7 3-8q5 1 3 8Z")
      .add("gold", "M12 3q-2-6 3-6t3 6ZM36 3q-1-5 3-5t3 5Z")
      .add("leaf", "M52 3q-1-6 4-6t4 6Z")
      .cask(66, 3, 5, 7),

  "small-sugar-mill": () =>
    new Press()
      .shadow(10, 26, 10)
      .house(10, 26, 14, 10, 10, "wall", "thatch")
      .door(14, 8, 11)
      .windows([27], 5, 5, 6)
      .add(
        "timber",
        rectangle(52, -12, 3.5, 12) +
          rectangle(56.5, -12, 3.5, 12) +
          rectangle(61, -12, 3.5, 12) +
          rectangle(50, -14, 16.5, 2.5),
      )
      .add("thick", "M58-14v-5M44-22L74-15")
      .add("white", "M66 2l3-9 3 9Z")
      .tuft(2, 46),
  "indigo-plant": () =>
    new Press()
      .shadow(3, 40, 12)
      .house(3, 40, 15, 12, 11, "wall2", "thatch")
      .block(34, 5, 12, 3, "stone", -22)
      .add("smoke", "M37-35q-4-3 0-5t5-4")
      .add("dark", rectangle(6, -11.5, 8, 11.5) + rectangle(17, -11.5, 8, 11.5) + rectangle(28, -11.5, 8, 11.5))
      .add(
        "accent",
        "M54-6a5.5 2 0 0 0 11 0v-4a5.5 2 0 0 0-11 0ZM46 2a6 2.5 0 0 0 12 0v-5a6 2.5 0 0 0-12 0ZM61 2a6 2.5 0 0 0 12 0v-5a6 2.5 0 0 0-12 0Z",
      )
      .add(
        "white",
        "M55-10a4.5 1.3 0 0 1 9 0a4.5 1.3 0 0 1-9 0ZM47.5-3a4.5 1.5 0 0 1 9 0a4.5 1.5 0 0 1-9 0ZM62.5-3a4.5 1.5 0 0 1 9 0a4.5 1.5 0 0 1-9 0Z",
      ),
  "small-market": () =>
    new Press()
      .add(
        "timber",
        rectangle(12, -22, 1.5, 22) +
          rectangle(34, -22, 1.5, 22) +
          rectangle(42, -18, 1.5, 18) +
          rectangle(60, -18, 1.5, 18),
      )
      .add("cloth", "M9-20l5-9h19l6 9Z")
      .add("accent", "M39-16l4-8h16l5 8Z")
      .add(
        "ink",
        "M16-29l-2 9M22-29v9M28-29l2 9M48-24l-1 8M54-24l1 8M9-20q3 3 5 0q3 3 5 0q3 3 5 0q3 3 5 0q3 3 5 0M39-16q3 3 6 0q3 3 6 0q3 3 6 0q3 3 6 0",
      )
      .add("wall2", rectangle(11, -9, 26, 5) + rectangle(41, -8, 21, 5))
      .add("gold", "M14-9q1-5 4-5t4 5Z")
      .add("leaf", "M25-9q0-4 4-4t4 4ZM46-8q0-4 3-4t3 4Z")
      .add("white", "M55-8q0-4 2.5-4t2.5 4Z")
      .cask(66, 1, 5, 7)
      .cask(2, 1, 5, 7),
  hacienda: () =>
    new Press()
      .shadow(4, 52, 12)
      .house(4, 52, 16, 12, 10)
      .arcade(7, 5, 7, 11, 2.6)
      .add(
        "timber",
        rectangle(62, -5, 13, 1.3) + rectangle(63, -8, 1.5, 8) + rectangle(68, -8, 1.5, 8) + rectangle(73, -8, 1.5, 8),
      )
      .palm(2, 28, 1)
      .tuft(66),
  "construction-hut": () =>
    new Press()
      .shadow(8, 22, 9)
      .house(8, 22, 13, 9, 9, "timber", "thatch")
      .add("dark", rectangle(13, -10, 8, 10))
      .add("white", "M44-5l7-2.5 7 2.5v6l-7 2.5-7-2.5ZM56-2l6-2 6 2v5l-6 2-6-2ZM49-12l6-2 6 2v5l-6 2-6-2Z")
      .add("fine", "M44-5l7 2.5 7-2.5M51-2.5v6M56-2l6 2 6-2M62 0v5M49-12l6 2 6-2M55-10v5")
      .add("thick", "M40 0L55-34M70 0L55-34")
      .add("ink", "M55-34v18M33 0l5-24M37 0l4-24M34-5h4M35-10h4M36-15h4M37-20h4"),
  "small-warehouse": () =>
    new Press()
      .shadow(16, 24, 14)
      .gablefront(16, 24, 20, 14, 12)
      .add("dark", arch(23, 0, 10, 13) + rectangle(25, -24, 6, 6))
      .add("thick", "M28-29h-8")
      .add("fine", "M20-29v9")
      .add("timber", rectangle(18, -20, 4, 4))
      .cask(58, 2, 6, 8)
      .cask(66, 2, 6, 8)
      .cask(62, -6, 6, 8),
  "large-warehouse": () =>
    new Press()
      .shadow(3, 48, 14)
      .gablefront(3, 22, 21, 10, 12)
      .gablefront(29, 24, 21, 14, 12)
      .add("dark", arch(9, 0, 10, 13) + rectangle(11, -24, 6, 6) + arch(36, 0, 10, 13) + rectangle(38, -24, 6, 6))
      .add("thick", "M14-30h-8M41-30h-8")
      .add("fine", "M6-30v9M33-30v9")
      .cask(68, 2, 5, 7)
      .cask(72, -5, 5, 7),
  office: () =>
    new Press()
      .shadow(16, 26, 12)
      .house(16, 26, 27, 12, 8)
      .add("wall", rectangle(14.5, -15, 29, 1.6))
      .door(20, 7, 11)
      .windows([32], 3, 6, 8)
      .windows([19.5, 27, 34.5], 17, 4.5, 7)
      .add("ink", "M43-20h9")
      .add("white", "M46-19h10v9h-10Z")
      .add("ink", "M48-12q3-1 6-6M49-11l2-3")
      .palm(7, 20, 0.8)
      .tuft(60),
  "tobacco-storage": () =>
    new Press()
      .shadow(4, 52, 12)
      .house(4, 52, 18, 12, 11, "timber", "thatch")
      .add("dark", rectangle(7, -15, 46, 15))
      .add("accent", ["10", "18", "26", "34", "42"].map((x) => `M${x}-14q-3 6 2.5 11q5-5 2.5-11Z`).join(""))
      .add(
        "ink",
        "M7-14h46M15.5 0v-15M23.5 0v-15M31.5 0v-15M39.5 0v-15M47.5 0v-15M12.5-14v9M20.5-14v9M28.5-14v9M36.5-14v9M44.5-14v9",
      ),
  "coffee-roaster": () =>
    new Press()
      .shadow(3, 30, 12)
      .house(3, 30, 17, 12, 10)
      .door(8, 8, 11)
      .windows([23], 5, 5, 7)
      .add("wall2", "M46 0q0-15 11-15t11 15Z")
      .add("hatch", "M58-15q10 1 10 15H60Z")
      .add("dark", arch(53, 0, 8, 7))
      .block(55, 4, 14, 3, "stone", -13)
      .add("smoke", "M58-28q-4-3 0-6t4-5t4-4")
      .add("cloth", "M54.5 0l2.5-4 2.5 4Z")
      .add("accent", "M69 2q-2-6 2-7q5 1 3 7Z"),
  factory: () =>
    new Press()
      .shadow(2, 54, 12)
      .house(2, 54, 22, 12, 8)
      .block(14, 5, 12, 3, "stone", -24)
      .block(42, 5, 12, 3, "stone", -24)
      .add("smoke", "M18-37q-4-3 0-5t5-3M46-37q-4-3 0-5t5-3")
      .windows([6, 14, 22, 40, 48], 13, 4.5, 6)
      .windows([6, 14, 40, 48], 2, 4.5, 7, true)
      .door(24, 11, 14)
      .add("ink", "M2-11.5h54")
      .cask(70, 2, 5, 7),
  university: () =>
    new Press()
      .shadow(2, 58, 10)
      .house(2, 58, 19, 10, 6)
      .windows([5, 11.5, 46, 52.5], 10, 3.6, 6, true)
      .windows([5, 11.5, 46, 52.5], 1.5, 3.6, 5)
      .over((press) =>
        press
          .block(21, 20, 22, 4)
          .add("wall", `M19-22L31-30L43-22Z${rectangle(25, -34, 12, 6)}`)
          .dome(23, 16, 34, 9)
          .add("dark", arch(27.5, 0, 7, 13) + rectangle(23.2, -18, 3, 7) + rectangle(35.8, -18, 3, 7))
          .add("gold", "M31-27.5a2 2 0 1 1-.1 0Z")
          .add("ink", "M22 0v-22M26 0v-22M36 0v-22M40 0v-22"),
      ),
  harbor: () =>
    new Press()
      .add("stone", "M0 4V-6h46v10Z")
      .add("ink", "M0-1h46M10-6v5M24-6v5M38-6v5M16-1v5M31-1v5")
      .block(6, 8, 28, 4, "wall", -6)
      .add("gold", "M7-34h6v-5h-6Z")
      .add("roof", "M5-39h11l-5-5Z")
      .add("dark", arch(8, -6, 4, 7))
      .add("thick", "M30-6v-22M30-26L46-30M30-14l12-13")
      .add("fine", "M46-30v14")
      .cask(43.5, -9, 5, 6)
      .add("hull", "M50-4q10 3 24-2q-1 9-6 11H55Q51 2 50-4Z")
      .add("thick", "M62-4v-26")
      .add("white", "M63-28q11 4 8 18q-4-2-8-1Z")
      .add("fine", "M46 8q14 3 30 0"),
  "guild-hall": () =>
    new Press()
      .shadow(8, 42, 14)
      .house(9, 40, 24, 14, 9)
      .over((press) =>
        press
          .add("wall", `M9 0V-24h-1v-3h6v-4h6v-4h6v-4h8v4h6v4h6v4h6v3h-1V0Z${rectangle(8, -13, 44, 1.6)}`)
          .add("dark", arch(25.5, 0, 9, 11))
          .windows([13, 19, 38, 44], 2, 4, 8, true)
          .windows([13, 19, 38, 44], 15, 4, 7)
          .add("cloth", "M25.5-35h9v17l-4.5-3-4.5 3Z")
          .add("gold", "M30-32a2.6 2.6 0 1 1-.1 0Z")
          .add("ink", "M30-39v-5"),
      ),
  residence: () =>
    new Press()
      .shadow(10, 44, 12)
      .house(10, 44, 26, 12, 9)
      .add("wall", rectangle(8.5, -14, 47, 1.6))
      .door(28, 8, 12)
      .windows([13, 20, 40, 47], 2, 4, 8)
      .windows([13, 20, 30, 40, 47], 16, 4, 7, true)
      .add("ink", "M26-15h12M27-15v-3M30-15v-3M33-15v-3M36-15v-3")
      .add("wall2", "M0 0v-6h9v6ZM60 0v-6h14v6Z")
      .palm(66, 26, 0.9)
      .palm(4, 20, 0.7),
  fortress: () =>
    new Press()
      .shadow(2, 62, 10)
      .block(24, 18, 34, 6)
      .crenels(24, 18, 34, 4)
      .windows([27.5, 36], 25, 3, 5)
      .flag(33, 37, 10)
      .over((press) =>
        press
          .add("stone", `M0 0l5-18h56l6 18Z${rectangle(4, -21, 58, 3)}`)
          .add("hatch", "M44-18h17l6 18H50Z")
          .crenels(4, 58, 21, 8)
          .block(3, 8, 26, 3)
          .add("roof", "M1.5-26h13l-6-7Z")
          .add("dark", arch(28.5, 0, 9, 12) + rectangle(15, -13, 5, 3) + rectangle(47, -13, 5, 3))
          .add("fine", "M8-8h16M42-8h20M20-13h6M40-13h5M56-14h6M10-4h12"),
      ),
  "city-hall": () =>
    new Press()
      .shadow(2, 58, 10)
      .house(2, 58, 21, 10, 7)
      .arcade(5, 2, 6.5, 11, 2.5)
      .arcade(43, 2, 6.5, 11, 2.5)
      .windows([6, 14, 44, 52], 13, 4, 5.5)
      .over((press) =>
        press
          .block(24, 14, 32, 5)
          .cap(24, 14, 32, 5, 8)
          .add("dark", arch(27, 0, 8, 12))
          .add("wall", rectangle(22.5, -16, 17, 1.5))
          .add("white", "M31-29.5a4.6 4.6 0 1 1-.1 0Z")
          .add("ink", "M31-28v3.2l2.2 1.4"),
      ),
};

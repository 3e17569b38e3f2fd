/** How many numbers follow a command, and which of them are places across and along; a radius or a flag is neither. */
const PLACES: Readonly<Record<string, readonly ("x" | "y" | "size" | "flag")[]>> = {
  M: ["x", "y"],
  L: ["x", "y"],
  T: ["x", "y"],
  Q: ["x", "y", "x", "y"],
  C: ["x", "y", "x", "y", "x", "y"],
  A: ["size", "size", "flag", "flag", "flag", "x", "y"],
  H: ["x"],
  V: ["y"],
  Z: [],
};

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** A path in another place and size. */
export function moved(path: string, x: number, y: number, size = 1): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const kinds = PLACES[command.toUpperCase()] ?? [];
    const isRelative = command !== command.toUpperCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const placed = numbers.map((number, index) => {
      const kind = kinds[index % kinds.length];
      if (kind === "flag") return String(number);
      const shift = isRelative || kind === "size" ? 0 : kind === "x" ? x : y;
      return rounded(number * size + shift);
    });
    return command + placed.join(" ");
  });
}

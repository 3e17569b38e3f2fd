import { isIPv6 } from "node:net";

interface Left {
  units: number;
  at: number;
}

const MOST_KNOWN = 20_000;

/** How often each may do something: so much at once, and so much more with every second. */
export class Allowances {
  private readonly left = new Map<string, Left>();

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}

  /** Takes one; false if nothing is left. */
  take(who: string): boolean {
    const left = this.leftOf(who);
    if (left.units < 1) return false;
    left.units--;
    return true;
  }

  private leftOf(who: string): Left {
    const now = this.now();
    const known = this.left.get(who) ?? { units: this.most, at: now };
    known.units = Math.min(this.most, known.units + (Math.max(0, now - known.at) * this.perSecond) / 1000);
    known.at = now;
    // who came last stands last, so that whoever has not been here for longest is forgotten first
    this.left.delete(who);
    this.left.set(who, known);
    const [longestAway = who] = this.left.keys();
    if (this.left.size > MOST_KNOWN) this.left.delete(longestAway);
    return known;
  }
}

/** Counts what each has open, up to a bound. */
export class Bounded {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Opens one more; false if that is too many. */
  enter(who: string): boolean {
    const count = this.open.get(who) ?? 0;
    if (count >= this.most) return false;
    this.open.set(who, count + 1);
    return true;
  }

  leave(who: string): void {
    const count = (this.open.get(who) ?? 0) - 1;
    if (count > 0) this.open.set(who, count);
    else this.open.delete(who);
  }
}

/** Where somebody comes from, as limits count it: who has one address of the long kind has a whole network of them. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail ?? "").split(":")]
    .slice(0, 4)
    .join(":");
}

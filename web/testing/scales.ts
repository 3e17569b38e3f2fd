import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { PAGE, servePage, type TestSite } from "./site.ts";

/** What may be sent at most, in bytes as they travel. */
export const LIMITS = {
  firstScript: 90_000,
  firstLetters: 80_000,
  firstLettersHungarian: 180_000,
  tableScript: 240_000,
} as const;

/** Weighs what the page is sent. */
export class Scales {
  private constructor(
    readonly site: TestSite,
    private readonly requested: Set<string>,
  ) {}

  static async begin(): Promise<Scales> {
    const requested = new Set<string>();
    return new Scales(await servePage((path) => requested.add(path)), requested);
  }

  clear(): void {
    this.requested.clear();
  }

  /** All files with this ending that were sent since the scales were cleared. */
  bytesOf(ending: string): number {
    return this.sent(ending).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Which of them weigh most. */
  heaviest(ending: string, count: number): string {
    const files = this.sent(ending).sort((one, other) => other.bytes - one.bytes);
    return files
      .slice(0, count)
      .map(({ path, bytes }) => `${basename(path)} ${bytes}`)
      .join(", ");
  }

  /** Compressed where they are. */
  private sent(ending: string): { path: string; bytes: number }[] {
    return [...this.requested]
      .filter((path) => path.endsWith(ending))
      .map((path) => {
        const file = join(PAGE, path);
        return { path, bytes: statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size };
      });
  }
}

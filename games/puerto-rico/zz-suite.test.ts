import { gameSuite } from "@caravel/kernel/testing";
import { puertoRico } from "./index.ts";
gameSuite(puertoRico, { rules: (rule) => /^PR-/.test(rule), secrets: (state: any, seat) => ({ points: state.stack.length === 0 || state.seats.filter((_: unknown, s: number) => s !== seat).map((s: any) => s.points) }) } as any);

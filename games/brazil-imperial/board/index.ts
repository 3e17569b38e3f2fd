import { type BoardKit, UNDRAWN } from "@caravel/web/kit";
import { moves as vocabulary } from "../rules/moves.ts";
import type { BrazilView } from "../rules/view.ts";
import { chapter, points, routine } from "./habits.ts";

/** How Brazil: Imperial is usually played; it has the text mode only so far. */
const kit: BoardKit<BrazilView> = { ...UNDRAWN, vocabulary, chapter, routine, points };

export default kit;

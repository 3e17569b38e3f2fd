import type { Frame } from "./state.ts";

/** What only one sort of step must remember; the sorts are told apart by `of`. */
export interface AnyMemo {
  readonly of: string;
}

/** A frame of one small shape, as one is made for nearly every decision; what only its step must remember is in a memo. */
export interface MemoFrame<Memo extends AnyMemo = AnyMemo> extends Frame {
  memo: Memo;
}

/** The memo of a frame that has nothing to remember of its own, shared by all of them. */
export const NO_MEMO: { readonly of: "nothing" } = Object.freeze({ of: "nothing" });

/** The sorts of memos that such frames have. */
export type SortOf<F extends MemoFrame> = F["memo"]["of"];

/** The memo of one sort among those that such frames have. */
export type MemoOf<F extends MemoFrame, Sort extends SortOf<F>> = Extract<F["memo"], { readonly of: Sort }>;

/** A frame with a memo of one sort. */
export type FrameOf<F extends MemoFrame, Sort extends SortOf<F>> = F & MemoFrame<MemoOf<F, Sort>>;

/** Does the frame have a memo of this sort? */
export function remembers<F extends MemoFrame, Sort extends SortOf<F>>(
  frame: F,
  sort: Sort,
): frame is FrameOf<F, Sort> {
  return frame.memo.of === sort;
}

/** The frame with a memo of this sort that is nearest to the top of the stack, or null. */
export function findFrame<F extends MemoFrame, Sort extends SortOf<F>>(
  { stack }: { readonly stack: readonly F[] },
  sort: Sort,
): FrameOf<F, Sort> | null {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place];
    if (remembers(frame, sort)) return frame;
  }
  return null;
}

/** The frame that remembers this: how a turn finds the phase it belongs to. */
export function frameOf<F extends MemoFrame, Sort extends SortOf<F>>(
  state: { readonly stack: readonly F[] },
  sort: Sort,
): FrameOf<F, Sort> {
  const frame = findFrame(state, sort);
  if (frame === null) throw new Error(`nothing of ${sort} is going on: steps ${state.stack.map(({ step }) => step)}`);
  return frame;
}

/** What that frame remembers. */
export function memoOf<F extends MemoFrame, Sort extends SortOf<F>>(
  state: { readonly stack: readonly F[] },
  sort: Sort,
): MemoOf<F, Sort> {
  return frameOf(state, sort).memo;
}

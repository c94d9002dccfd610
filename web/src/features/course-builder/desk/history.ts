import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { OutlineAct } from '#domain/course-builder/outline-acts.ts';

/** One thing that was done, and can be taken back and done again. */
export type Deed =
  | { kind: 'slide'; slideId: string; before: DraftSlide; after: DraftSlide }
  | { kind: 'act'; act: OutlineAct; undo: OutlineAct };

const MOST = 300;
/** Keys that follow each other within this are one deed; so is what a dragged handle tells. */
const PAUSE_MS = 1_000;

/** What was done in this visit, in one order over all slides and the outline. */
export class History {
  private done: Deed[] = [];
  private undone: Deed[] = [];
  private lastAt = Number.NEGATIVE_INFINITY;

  get canUndo() {
    return this.done.length > 0;
  }
  get canRedo() {
    return this.undone.length > 0;
  }

  add(deed: Deed, at: number) {
    this.undone = [];
    const last = this.done.at(-1);
    const goesOn =
      deed.kind === 'slide' &&
      last?.kind === 'slide' &&
      last.slideId === deed.slideId &&
      at - this.lastAt < PAUSE_MS;
    if (goesOn) this.done[this.done.length - 1] = { ...last, after: deed.after };
    else this.done = [...this.done, deed].slice(-MOST);
    this.lastAt = at;
  }

  /** What comes next is a deed of its own. */
  pause() {
    this.lastAt = Number.NEGATIVE_INFINITY;
  }

  takeBack(): Deed | undefined {
    this.pause();
    const deed = this.done.pop();
    if (deed) this.undone.push(deed);
    return deed;
  }

  doAgain(): Deed | undefined {
    this.pause();
    const deed = this.undone.pop();
    if (deed) this.done.push(deed);
    return deed;
  }
}

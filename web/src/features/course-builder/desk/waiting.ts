import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { DeskShelf } from './desk-shelf.ts';
import type { SaveState } from './desk-state.ts';
import type { Trouble } from './trouble.ts';

/** A slide that is not saved yet. */
export interface Waiting {
  slide: DraftSlide;
  /** By the page's clock. */
  dueAt: number;
  /** What was sent and not answered: if it is there after all, nobody else has written it. */
  sent?: DraftSlide;
  refusal?: string;
  isHeld?: boolean;
}

export const isSendable = ({ isHeld, refusal }: Waiting): boolean => !isHeld && refusal === undefined;

interface Unsent {
  /** Of the order, how many. */
  acts: number;
  slides: readonly Waiting[];
  trouble: Trouble | null;
  /** An instant. */
  savedAt: string;
}

/** What is told of what waits. A login comes before everything, and a refusal before what can still be sent. */
export function saveStateOf(
  { acts, slides, trouble, savedAt }: Unsent,
  { isKept, isWriting }: Pick<DeskShelf, 'isKept' | 'isWriting'>,
): SaveState {
  const parts = acts + slides.filter(({ isHeld }) => !isHeld).length;
  if (trouble?.kind === 'login') return { ...trouble, parts, isKept };
  const refusal = trouble?.kind === 'refused' ? trouble.message : firstRefusal(slides);
  if (refusal !== undefined) return { kind: 'refused', message: refusal, isKept };
  const slideIds = slides.filter(({ isHeld }) => isHeld).map(({ slide }) => slide.slideId);
  if (slideIds.length > 0) return { kind: 'conflict', slideIds };
  if (parts === 0) return { kind: 'saved', at: savedAt };
  if (trouble === null || isWriting) return { kind: 'saving' };
  return { kind: 'offline', parts, isKept };
}

const firstRefusal = (slides: readonly Waiting[]) =>
  slides.find(({ refusal }) => refusal !== undefined)?.refusal;

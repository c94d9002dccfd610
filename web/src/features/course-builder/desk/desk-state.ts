import type { Draft, DraftSlideHead } from '#contracts/course-builder/draft.ts';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { Outline } from '#domain/course-builder/outline.ts';

/** Somebody else has saved a slide that was written on here; until it is decided, nothing of it is sent. */
export interface SlideConflict {
  theirs: DraftSlide;
  revision: number;
  by: string;
  /** An instant. */
  at: string;
}

/** What becomes of what was written here. */
export type SaveState =
  /** `at` is an instant. */
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  /** Parts that wait for a connection; they are on this device, or in this page alone. */
  | { kind: 'offline'; parts: number; isKept: boolean }
  /** The login has ended. `at` tells one refusal from the next. */
  | { kind: 'login'; parts: number; isKept: boolean; at: number }
  /** The server does not take it as it is, in its own words. */
  | { kind: 'refused'; message: string; isKept: boolean }
  | { kind: 'conflict'; slideIds: readonly string[] };

export interface DeskState {
  outline: Outline;
  /** Of every slide in the order, and of those that were taken out of it here. */
  heads: ReadonlyMap<string, DraftSlideHead>;
  /** Those that were read, as they stand here. */
  slides: ReadonlyMap<string, DraftSlide>;
  /** Why a slide could not be read, by its id. */
  unread: ReadonlyMap<string, string>;
  conflicts: ReadonlyMap<string, SlideConflict>;
  tests: Draft['tests'];
  save: SaveState;
  canUndo: boolean;
  canRedo: boolean;
}

export const isSameState = (one: DeskState, other: DeskState): boolean =>
  (Object.keys(one) as (keyof DeskState)[]).every((part) => one[part] === other[part]);

/** As the draft was read; no slide of it is there yet. */
export const deskOf = ({ outline, slides, tests }: Draft, save: SaveState): DeskState => ({
  outline,
  heads: new Map(slides.map((head) => [head.slideId, head])),
  slides: new Map(),
  unread: new Map(),
  conflicts: new Map(),
  tests,
  save,
  canUndo: false,
  canRedo: false,
});

export const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map(map).set(key, value);

export function without<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/** As the outline tells of a slide. */
export const headOf = (slide: DraftSlide, change: DraftSlideHead['change']): DraftSlideHead => {
  const { slideId, type, title, seconds, isRequired, isSample, narration } = slide;
  const hasNarration = Boolean(narration?.script.trim());
  return { slideId, type, title, seconds, isRequired, isSample, hasNarration, change };
};

const FIELDS = ['type', 'title', 'seconds', 'isRequired', 'isSample', 'hasNarration', 'change'] as const;

/** The same object where nothing of it has changed, so that most keys draw no row anew. */
export const keptHead = (before: DraftSlideHead | undefined, now: DraftSlideHead): DraftSlideHead =>
  before && FIELDS.every((field) => before[field] === now[field]) ? before : now;

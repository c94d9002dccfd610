import type { ProgressView } from '#contracts/learning/progress.ts';
import type { Beside } from '../beside.ts';
import type { LearningLog } from '../learning-log.ts';
import { NO_NOTES } from './preview-words.ts';

const SAVED = { kind: 'saved', at: null } as const;
const NONE: readonly string[] = [];
const nothing = () => undefined;

/** A log that hears everything, tells nobody and keeps nothing. */
export const NO_LOG: LearningLog = {
  seen: nothing,
  completed: nothing,
  position: nothing,
  answered: nothing,
  subscribe: () => nothing,
  getSnapshot: () => SAVED,
  getLeft: () => NONE,
  retry: nothing,
};

export const NO_BESIDE: Beside = {
  notes: NO_NOTES,
  noteCount: 0,
  bookmarks: NO_NOTES,
  bookmarkedSpots: [],
  bookmark: nothing,
  write: nothing,
};

export const NO_PROGRESS: ProgressView = {
  attemptId: 'preview',
  number: 1,
  version: 0,
  percentageComplete: null,
  completedSlideIds: [],
  totalSlides: 0,
  totalTimeSpent: 0,
  position: null,
  completedAt: null,
  lastAccessedDate: null,
};

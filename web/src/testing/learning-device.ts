import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Answer } from '#contracts/api.ts';
import type { LearningEvent, ProgressView } from '#contracts/learning/progress.ts';

/** A device of which nobody has learned anything yet. */
export function newDevice() {
  globalThis.indexedDB = new IDBFactory();
}

/** Lets the database do what it was asked for; it knows nothing of a clock that stands still. */
export async function breathe() {
  for (let turn = 0; turn < 12; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

export const NO_ANSWER = {
  success: false,
  status: 0,
  code: 'unavailable',
  message: '',
  requestId: '',
} as const;
export const refusal = (status: number, message = 'No.') => ({ ...NO_ANSWER, status, message });

const PROGRESS: ProgressView = {
  attemptId: 'attempt',
  number: 1,
  version: 1,
  percentageComplete: 0,
  completedSlideIds: [],
  totalSlides: 12,
  totalTimeSpent: 0,
  position: null,
  completedAt: null,
  lastAccessedDate: null,
};

/** A server that keeps what it is told, and answers so. */
export class SimulatedServer {
  readonly events = new Map<string, LearningEvent>();
  readonly calls: LearningEvent[][] = [];
  account: string | null | undefined = 'clara';

  take(events: readonly LearningEvent[]): Answer<'sendEvents'> {
    this.calls.push([...events]);
    for (const event of events) this.events.set(event.eventId, event);
    const savedIds = events.map(({ eventId }) => eventId);
    const savedAt = new Date().toISOString();
    return { success: true, status: 200, savedIds, refused: [], savedAt, progress: PROGRESS };
  }

  get completed(): Set<string> {
    const completed = [...this.events.values()].filter(({ kind }) => kind === 'completed');
    return new Set(completed.map(({ slideId }) => slideId));
  }
}

import type { ToldIssue } from './save/told-issues.ts';

/** What a form shows beside its values. A key that is typed changes none of it, so nothing is drawn anew. */
export interface Status {
  issues: readonly ToldIssue[];
  /** The words of a refusal, where it is about no field. */
  problem: string;
  /** Sections, by their id. */
  open: ReadonlySet<string>;
  /** Fields that differ from what is stored. */
  changes: number;
  /** When the browser last kept them, as it is told: "14:32". */
  keptAt: string | null;
  complete: ReadonlySet<string>;
  /** Where the cursor is. */
  current: string | null;
  /** Batches of files that are on their way. */
  uploads: number;
}

const atFirst: Status = {
  issues: [],
  problem: '',
  open: new Set(),
  changes: 0,
  keptAt: null,
  complete: new Set(),
  current: null,
  uploads: 0,
};

export type StatusStore = ReturnType<typeof createStatusStore>;

export function createStatusStore(initial: Partial<Status> = {}) {
  let status: Status = { ...atFirst, ...initial };
  const listeners = new Set<() => void>();
  return {
    get: () => status,
    set(part: Partial<Status>) {
      status = { ...status, ...part };
      for (const tell of listeners) tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

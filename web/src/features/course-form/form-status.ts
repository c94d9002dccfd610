import { createContext, useContext, useSyncExternalStore } from 'react';
import { SECTIONS, type SectionId, sectionOf } from '#web/lib/course-sections.ts';
import type { ToldIssue } from './told-issues.ts';

/** What the form shows beside its values. A key that is typed changes none of it, so nothing is drawn anew. */
export interface Status {
  issues: readonly ToldIssue[];
  /** The words of a refusal, where it is about no field. */
  problem: string;
  open: ReadonlySet<SectionId>;
  /** Fields that differ from what is stored. */
  changes: number;
  /** When the browser last kept them, as it is told: "14:32". */
  keptAt: string | null;
  complete: ReadonlySet<SectionId>;
  /** Where the cursor is. */
  current: SectionId | null;
  /** Batches of files that are on their way. */
  uploads: number;
}

const asOpened: Status = {
  issues: [],
  problem: '',
  open: new Set(SECTIONS.filter((section) => section.opensFirst).map(({ id }) => id)),
  changes: 0,
  keptAt: null,
  complete: new Set(),
  current: null,
  uploads: 0,
};

export type StatusStore = ReturnType<typeof createStatusStore>;

export function createStatusStore(initial: Partial<Status> = {}) {
  let status: Status = { ...asOpened, ...initial };
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

interface FormMachine {
  status: StatusStore;
  /** Asked when a field is left: only what concerns it, and what was already told, is said. */
  check: (path: string) => void;
  /** A file was taken off the stored course at once: this is its version now, and its files are fewer. */
  tookFileOff: (url: string, version: number) => void;
  /** A call was refused because the login has ended: it is asked for over the form. */
  askToSignIn: () => void;
}

const Machine = createContext<FormMachine | null>(null);
export const FormMachineProvider = Machine.Provider;

export function useFormMachine(): FormMachine {
  const machine = useContext(Machine);
  if (!machine) throw new Error('A field of the course form stands outside of it');
  return machine;
}

/** One fact of the status; whoever asks is drawn anew when this one changes, and only then. */
export function useStatus<T extends string | number | boolean | null | undefined | readonly ToldIssue[]>(
  select: (status: Status) => T,
): T {
  const { status } = useFormMachine();
  const read = () => select(status.get());
  return useSyncExternalStore(status.subscribe, read, read);
}

/** How many fields of a section have to be put right. */
export const useToCorrect = (id: SectionId): number =>
  useStatus(({ issues }) => issues.filter(({ field }) => sectionOf(field)?.id === id).length);

/** What is wrong with a field; with `parts`, also with one of its entries. */
export function useIssue(path: string, { parts = false } = {}): string | undefined {
  return useStatus(
    ({ issues }) =>
      issues.find(({ field }) => field === path || (parts && field.startsWith(`${path}.`)))?.message,
  );
}

import type { FormValues } from './form-values.ts';

/** What the browser keeps of unsaved work: the values, and the stored course that they were made from. */
export interface KeptDraft {
  values: FormValues;
  base: FormValues;
  version: number | null;
  /** An instant. */
  keptAt: string;
}

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftStore {
  read(): KeptDraft | null;
  keep(draft: KeptDraft): boolean;
  clear(): void;
}

/** One drawer for each person and course. A browser that keeps nothing, or is full, costs the draft and nothing else. */
export function draftStore(drawer: () => Drawer, person: string, course: string | null): DraftStore {
  const key = `course-draft:${person}:${course ?? 'new'}`;
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => attempt(() => read(drawer().getItem(key)), null),
    keep: (draft) =>
      attempt(() => {
        drawer().setItem(key, JSON.stringify(draft));
        return true;
      }, false),
    clear: () => attempt(() => drawer().removeItem(key), undefined),
  };
}

function read(text: string | null): KeptDraft | null {
  const found = text === null ? null : (JSON.parse(text) as Partial<KeptDraft> | null);
  return found?.values?.basic && found.base?.basic && found.keptAt ? (found as KeptDraft) : null;
}

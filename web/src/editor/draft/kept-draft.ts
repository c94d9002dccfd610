import type { FormSections } from '#web/lib/form-sections.ts';
import { valueAt } from '../value-at.ts';

/** What the browser keeps of unsaved work: the values, and the stored ones that they were made from. */
export interface KeptDraft<V> {
  values: V;
  base: V;
  version: number | null;
  /** An instant. */
  keptAt: string;
}

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftStore<V> {
  read(): KeptDraft<V> | null;
  keep(draft: KeptDraft<V>): boolean;
  clear(): void;
}

interface Kept {
  /** '<name>:<person>:<id>': one drawer for each person and thing. */
  key: string;
  /** A draft that lacks a part of one of them is of an older form, and none. */
  sections: FormSections;
}

/** A browser that keeps nothing, or is full, costs the draft and nothing else. */
export function draftStore<V extends object>(drawer: () => Drawer, { key, sections }: Kept): DraftStore<V> {
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => attempt(() => draftIn<V>(drawer().getItem(key), sections), null),
    keep: (draft) =>
      attempt(() => {
        drawer().setItem(key, JSON.stringify(draft));
        return true;
      }, false),
    clear: () => attempt(() => drawer().removeItem(key), undefined),
  };
}

function draftIn<V extends object>(text: string | null, { all }: FormSections): KeptDraft<V> | null {
  const found = text === null ? null : (JSON.parse(text) as Partial<KeptDraft<V>> | null);
  const parts = all.flatMap(({ fields }) => fields);
  const isWhole = (values: V | undefined) =>
    !!values && parts.every((part) => valueAt(values, part) !== undefined);
  return isWhole(found?.values) && isWhole(found?.base) && found?.keptAt ? (found as KeptDraft<V>) : null;
}

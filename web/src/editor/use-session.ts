import { useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { FormSections } from '#web/lib/form-sections.ts';
import { changesBetween } from './conflict/compare.ts';
import { createStatusStore, type StatusStore } from './form-status.ts';
import { completeSections } from './sections/completeness.ts';

interface Base<V> {
  /** The stored values that those in the form were made from; blank ones while there are none. */
  base: V;
  version: number | null;
}

export interface Session<V extends FieldValues> extends Base<V> {
  form: UseFormReturn<V>;
  status: StatusStore;
  /** Goes up when the form begins anew with other values: its fields are then made again. */
  generation: number;
  /** Counts what differs from what is stored. */
  measure: () => number;
  /** The form goes on with these values, as an edit of what is stored now. */
  begin: (values: V, stored: Base<V>) => void;
  /** The values stay, as an edit of what is stored now. */
  rebase: (stored: Base<V>) => void;
  /** What was sent is stored: what saving has tidied up comes back, unless something was typed meanwhile. */
  goOn: (sent: V, stored: Base<V>) => void;
}

interface Known<V> {
  sections: FormSections;
  blank: V;
}

/** The form's values, and what they are an edit of. */
export function useSession<V extends FieldValues>(first: Base<V>, { sections, blank }: Known<V>): Session<V> {
  const form = useForm<V>({ defaultValues: first.base as DefaultValues<V> });
  const [status] = useState(() =>
    createStatusStore({
      open: new Set(sections.all.filter((section) => section.opensFirst).map(({ id }) => id)),
      complete: completeSections(sections, first.base, blank),
    }),
  );
  const [stored, setStored] = useState({ ...first, generation: 0 });

  function count(base: V) {
    const values = form.getValues();
    const changes = changesBetween(base, values).length;
    status.set({ changes, complete: completeSections(sections, values, blank) });
    return changes;
  }

  function begin(values: V, next: Base<V>) {
    form.reset(values);
    count(next.base);
    setStored(({ generation }) => ({ ...next, generation: generation + 1 }));
  }
  function rebase(next: Base<V>) {
    count(next.base);
    setStored(({ generation }) => ({ ...next, generation }));
  }
  function goOn(sent: V, next: Base<V>) {
    const now = form.getValues();
    const isTidied = changesBetween(next.base, now).length > 0 && changesBetween(sent, now).length === 0;
    if (isTidied) begin(next.base, next);
    else rebase(next);
  }

  return { form, status, ...stored, measure: () => count(stored.base), begin, rebase, goOn };
}

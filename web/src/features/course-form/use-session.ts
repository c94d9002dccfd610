import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { changesBetween } from './compare-courses.ts';
import { completeSections } from './completeness.ts';
import { createStatusStore, type StatusStore } from './form-status.ts';
import type { FormValues } from './form-values.ts';

interface Stored {
  /** The stored course that the values in the form were made from; a blank one while there is none. */
  base: FormValues;
  version: number | null;
}

export interface Session extends Stored {
  form: UseFormReturn<FormValues>;
  status: StatusStore;
  /** Goes up when the form begins anew with other values: its fields are then made again. */
  generation: number;
  /** Counts what differs from the stored course. */
  measure: () => number;
  /** The form goes on with these values, as an edit of that stored course. */
  begin: (values: FormValues, stored: Stored) => void;
  /** What was sent is stored, but something was typed meanwhile. */
  rebase: (stored: Stored) => void;
}

/** The form's values, and what they are an edit of. */
export function useSession(first: Stored, blank: FormValues): Session {
  const form = useForm<FormValues>({ defaultValues: first.base });
  const [status] = useState(() => createStatusStore({ complete: completeSections(first.base, blank) }));
  const [stored, setStored] = useState({ ...first, generation: 0 });

  function count(base: FormValues) {
    const values = form.getValues();
    const changes = changesBetween(base, values).length;
    status.set({ changes, complete: completeSections(values, blank) });
    return changes;
  }

  return {
    form,
    status,
    ...stored,
    measure: () => count(stored.base),
    begin(values, next) {
      form.reset(values);
      count(next.base);
      setStored(({ generation }) => ({ ...next, generation: generation + 1 }));
    },
    rebase(next) {
      count(next.base);
      setStored(({ generation }) => ({ ...next, generation }));
    },
  };
}

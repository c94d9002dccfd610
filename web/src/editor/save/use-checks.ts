import { useCallback, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditorPlan } from '../editor-plan.ts';
import type { Session } from '../use-session.ts';
import { valueAt } from '../value-at.ts';
import { toldAfter } from './told-issues.ts';

type Rules<V extends FieldValues> = EditorPlan<V, never>['rules'];

/** Says what is wrong with a field once it has been left; a field that nobody has changed is left in peace. */
export function useChecks<V extends FieldValues>({ form, status, base }: Session<V>, rules: Rules<V>) {
  const [checked] = useState(() => new Map<string, string>());

  // The first check must not wait for the network.
  useEffect(() => {
    void rules();
  }, [rules]);

  return useCallback(
    async (path: string) => {
      const values = form.getValues();
      const text = (of: object) => JSON.stringify(valueAt(of, path) ?? '');
      if (text(values) === (checked.get(path) ?? text(base))) return;
      checked.set(path, text(values));
      const { issuesOf } = await rules();
      const found = issuesOf(values, { isDraft: false });
      status.set({ issues: toldAfter(path, status.get().issues, found) });
    },
    [form, status, base, checked, rules],
  );
}

import { useCallback, useEffect, useState } from 'react';
import type { Issue } from '#contracts/errors.ts';
import type { FormValues } from './form-values.ts';
import { toldAfter } from './told-issues.ts';
import type { Session } from './use-session.ts';
import { valueAt } from './value-at.ts';

const schema = () => import('./form-issues.ts');

/** Everything that keeps these values from being saved. The schema is fetched once the page stands. */
export async function findIssues(values: FormValues, isDraft: boolean): Promise<Issue[]> {
  const { courseIssuesOf } = await schema();
  return courseIssuesOf(values, { isDraft });
}

/** Says what is wrong with a field once it has been left; a field that nobody has changed is left in peace. */
export function useChecks({ form, status, base }: Session) {
  const [checked] = useState(() => new Map<string, string>());

  // The first check must not wait for the network.
  useEffect(() => {
    void schema();
  }, []);

  return useCallback(
    async (path: string) => {
      const values = form.getValues();
      const text = (of: object) => JSON.stringify(valueAt(of, path) ?? '');
      if (text(values) === (checked.get(path) ?? text(base))) return;
      checked.set(path, text(values));
      const found = await findIssues(values, false);
      status.set({ issues: toldAfter(path, status.get().issues, found) });
    },
    [form, status, base, checked],
  );
}

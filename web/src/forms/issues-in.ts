import type { FormIssue } from './use-form-issues.ts';

interface Refusal {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/** What a schema refused, of each field the first: what is missing is not also badly written. */
export function issuesIn({ issues }: Refusal): FormIssue[] {
  const seen = new Set<string>();
  return issues
    .map(({ path, message }) => ({ field: path.join('.'), message }))
    .filter(({ field }) => !seen.has(field) && seen.add(field));
}

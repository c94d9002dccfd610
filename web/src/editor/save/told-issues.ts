import type { Issue } from '#contracts/errors.ts';

/** What the form says of a field. What only the server can know stays until its own field has been left. */
export type ToldIssue = Issue & { byServer?: true };

const isAbout = (field: string, path: string) => field === path || field.startsWith(`${path}.`);

/** What is told once a field has been left: what is wrong with it, and of what was told before what is still wrong. */
export function toldAfter(left: string, told: readonly ToldIssue[], found: readonly Issue[]): ToldIssue[] {
  const before = new Set(told.map(({ field }) => field));
  const still = found.filter(({ field }) => isAbout(field, left) || before.has(field));
  const foundFields = new Set(still.map(({ field }) => field));
  const byServer = told.filter(
    (issue) => issue.byServer && !isAbout(issue.field, left) && !foundFields.has(issue.field),
  );
  return [...still, ...byServer];
}

import type { Change } from './changes.ts';

const NAMED = 6;
const LINES: readonly [Change['kind'], string][] = [
  ['new', 'New'],
  ['edited', 'Changed'],
  ['moved', 'Moved'],
  ['removed', 'Taken out'],
];

/** What learners are told when a newer version is offered: at most one line for each kind of change. */
export const forLearners = (changes: readonly Change[]): string[] =>
  LINES.flatMap(([kind, label]) => {
    const titles = changes.filter((change) => change.kind === kind).map(({ title }) => `“${title}”`);
    if (titles.length === 0) return [];
    const rest = titles.length - NAMED;
    const named = titles.slice(0, NAMED).join(', ');
    return [`${label}: ${named}${rest > 0 ? ` and ${rest} more` : ''}`];
  });

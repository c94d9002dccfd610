import type { DrillState, FireDrillView } from '#contracts/site/admin-fire-drill.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

export const stateWords: Record<DrillState, { label: string; lamp: LampKind }> = {
  waiting: { label: 'Waiting', lamp: 'draft' },
  running: { label: 'Running', lamp: 'in-progress' },
  held: { label: 'All held', lamp: 'completed' },
  failed: { label: 'Did not hold', lamp: 'cancelled' },
  refused: { label: 'Could not begin', lamp: 'cancelled' },
  interrupted: { label: 'Interrupted', lamp: 'closed' },
};

export const isUnderWay = ({ state }: Pick<FireDrillView, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

const heldOf = ({ results }: Pick<FireDrillView, 'results'>): number =>
  results.filter(({ amiss }) => amiss.length === 0).length;

/** '33 of 33 held, books verified, 12 s' */
export const outcomeOf = (drill: FireDrillView): string => {
  const { books, seconds, results, problem } = drill;
  if (problem) return problem;
  const held = `${heldOf(drill)} of ${results.length} held`;
  if (!books) return held;
  return `${held}, books ${books.problems.length === 0 ? 'verified' : 'wrong'}, ${seconds} s`;
};

/** '62 journals, 36 obligations, …': what was looked at in the books. */
export const checkedIn = (checked: Record<string, number>): string =>
  Object.entries(checked)
    .map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`)
    .join(', ');

import { DASHBOARD } from '#web/lib/office-paths.ts';
import { declareList, id, oneOf, over, type ViewOf } from '#web/lists/list-address.ts';
import { type Period, periodWords } from './dashboard-words.ts';

/** Over which time the home of the office looks back, and what is asked on it. */
export const homeView = declareList(DASHBOARD, {
  period: oneOf(Object.keys(periodWords) as Period[], '12m'),
  /** The course about which it is asked why it is held. */
  hold: over(id()),
});
export type HomeView = ViewOf<typeof homeView>;

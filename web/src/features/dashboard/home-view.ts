import { DASHBOARD } from '#web/lib/office-paths.ts';
import { declareList, oneOf } from '#web/lists/list-address.ts';
import { type Period, periodWords } from './dashboard-words.ts';

/** Over which time the home of the office looks back. */
export const homeView = declareList(DASHBOARD, {
  period: oneOf(Object.keys(periodWords) as Period[], '12m'),
});

import type { Home } from '#contracts/reporting/admin-home.ts';
import { detailDay, listDay } from '#web/lib/format.ts';
import type { Period } from './dashboard-words.ts';

/** 'Mar' of a month, '5 Mar' of a day. */
export const stepLabel = (period: Period, from: string): string =>
  period === '12m' ? listDay(from).slice(0, 3) : detailDay(from).slice(0, -5);

/** Whether there is anything to compare with. */
export const hasYearBefore = (steps: Home['steps']): boolean =>
  steps.some(({ yearBefore }) => yearBefore.total.eur !== 0);

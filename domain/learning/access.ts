import { compareDates, type LocalDate } from '../time/local-date.ts';

/** Whether who is enrolled may learn `today`: the last day counts; null is for life. */
export const hasAccess = (accessUntil: LocalDate | null, today: LocalDate): boolean =>
  accessUntil === null || compareDates(today, accessUntil) <= 0;

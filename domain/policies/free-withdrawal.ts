import { addDays, type LocalDate } from '../time/local-date.ts';

/** Time to ask an employer and to look at journeys, and the seat is free again early enough for somebody else. */
const FREE_WITHDRAWAL_DAYS = 14;

/** The last day on which who is on a course may leave it free of charge after it was moved, by the venue's calendar. */
export function lastWithdrawalDay(announcedOn: LocalDate): LocalDate {
  return addDays(announcedOn, FREE_WITHDRAWAL_DAYS);
}

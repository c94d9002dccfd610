import { addDays, type LocalDate } from '../time/local-date.ts';

/** For so many days who was warned that their unused account goes may come back. */
const DAYS_TO_RETURN = 30;

/** Whom no run has reached so long after their last day is warned anew: the day in their letter means nothing any more. */
const DAYS_GOOD_AFTER = 30;

/** The last day on which a login keeps the account of who was warned on this one. */
export const lastDayToReturn = (warnedOn: LocalDate): LocalDate => addDays(warnedOn, DAYS_TO_RETURN);

/** `owed`: they have to be warned before anything goes. `waits`: they may still come back. `over`: they have not. */
export type WarningStanding = 'owed' | 'waits' | 'over';

/** By the day of the last warning that nothing has made void; null where there is none. */
export const warningStanding = (warnedOn: LocalDate | null, today: LocalDate): WarningStanding => {
  if (!warnedOn) return 'owed';
  const last = lastDayToReturn(warnedOn);
  if (today <= last) return 'waits';
  return today <= addDays(last, DAYS_GOOD_AFTER) ? 'over' : 'owed';
};

import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';

/** The day by which access ends. */
export const todayAt = (now: Date): LocalDate => localDate(localDateIn(now, ACADEMY_ZONE));

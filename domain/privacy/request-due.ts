import { addDays, type LocalDate } from '../time/local-date.ts';

/** Within so many days whoever asks to be erased has an answer (GDPR Art. 12: a month). */
const DAYS_TO_ANSWER = 30;

/** The last day on which a request that was made on this one is answered in time. */
export const dueOn = (askedOn: LocalDate): LocalDate => addDays(askedOn, DAYS_TO_ANSWER);

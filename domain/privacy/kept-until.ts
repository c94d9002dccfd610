import { addMonths, type LocalDate } from '../time/local-date.ts';

const YEARS = 10;

/** By when the last paper is thrown away of somebody who was erased on this day and has had none since. */
export const keptUntil = (erasedOn: LocalDate): LocalDate => addMonths(erasedOn, 12 * YEARS);

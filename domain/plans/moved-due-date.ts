import { addDays, type LocalDate } from '../time/local-date.ts';

export type MovedPart = {
  /** As it was agreed. */
  agreedOn: LocalDate;
  /** As it is now. */
  dueOn: LocalDate;
  /** By how many days the start has moved since, all moves together. */
  days: number;
  today: LocalDate;
};

/**
 * When a part that is not paid and hangs on the start falls due after the start was moved. Counted from what was
 * agreed, so asking twice moves it once. What is overdue stays so, and nothing becomes overdue by a move.
 */
export function movedDueDate({ agreedOn, dueOn, days, today }: MovedPart): LocalDate {
  if (dueOn < today) return dueOn;
  const moved = addDays(agreedOn, days);
  return moved < today ? today : moved;
}

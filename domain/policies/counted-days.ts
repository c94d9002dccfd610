import type { LocalDate } from '../time/local-date.ts';
import type { Days } from './policy-terms.ts';

/**
 * The days that a policy counts by once a course was moved to another run: from the earliest start that it ever had, so
 * that nobody gains by moving away and leaving then. Once that has passed it counts as today, for the course is still to
 * come.
 */
export function countedDays({ today, startDate }: Days, earliest: LocalDate | null): Days {
  if (!startDate || !earliest || earliest >= startDate) return { today, startDate };
  return { today, startDate: earliest < today ? today : earliest };
}

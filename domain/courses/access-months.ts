/** What was free is open for so long, unless the course says how long. */
export const FREE_ACCESS_MONTHS = 12;

/** For how many months a self-paced course is open to who gets it for nothing. */
export const freeAccessMonths = ({ accessMonths }: { accessMonths: number | null }): number =>
  accessMonths ?? FREE_ACCESS_MONTHS;

/** For how many months a self-paced course is open to who gets it now; null for life. */
export const accessMonthsOf = (course: { accessMonths: number | null }, isFree: boolean): number | null =>
  isFree ? freeAccessMonths(course) : course.accessMonths;

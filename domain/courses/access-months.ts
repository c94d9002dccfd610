/** What was free is open for so long, unless the course says how long. */
export const FREE_ACCESS_MONTHS = 12;

/** For how many months a self-paced course is open to who gets it now; null for life. */
export const accessMonthsOf = (
  { accessMonths }: { accessMonths: number | null },
  isFree: boolean,
): number | null => accessMonths ?? (isFree ? FREE_ACCESS_MONTHS : null);

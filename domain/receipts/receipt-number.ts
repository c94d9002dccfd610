/**
 * 'R-2026-000123': series, year and running number, six digits or more. Different (series, year, number) give
 * different texts, and up to 999999 they sort as text. Throws RangeError unless the number is an integer above 0.
 */
export function formatReceiptNumber(series: string, year: number, n: number): string {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`Not a running number: ${n}`);
  return `${series}-${year}-${String(n).padStart(6, '0')}`;
}

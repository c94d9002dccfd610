/**
 * 'R-2026-000123': series, year and running number, six digits or more. Different (series, year, number) give
 * different texts, and up to 999999 they sort as text. Throws RangeError unless the number is an integer above 0.
 */
export function formatReceiptNumber(series: string, year: number, n: number): string {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`Not a running number: ${n}`);
  return `${series}-${year}-${String(n).padStart(6, '0')}`;
}

/** What has been typed of a number: its year, and the running numbers, both ends included, that are written so. */
export type TypedReceiptNumber = {
  series: string | null;
  year: number;
  from: number;
  to: number;
  exactly: number;
};

const TYPED = /^(?:([a-z]{1,2})-?)?(\d{4})-(\d{1,9})$/i;
const DIGITS = 6;

/** Case, the series and zeros before the running number may be missing; null where it is the beginning of no number. */
export function readReceiptNumber(typed: string): TypedReceiptNumber | null {
  const [, series, year = '', digits = ''] = TYPED.exec(typed) ?? [];
  if (!digits) return null;
  return {
    series: series?.toUpperCase() ?? null,
    year: Number(year),
    from: Number(digits.padEnd(DIGITS, '0')),
    to: Number(digits.padEnd(DIGITS, '9')),
    exactly: Number(digits),
  };
}

const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;

/**
 * '1,234.50' with two decimals is 123450: digits are read, never multiplied as a float. A decimal too many is
 * refused instead of rounded away.
 */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const match = GROUPED.exec(text.trim());
  const fraction = match?.[1] ?? '';
  if (!match || fraction.length > decimals) return undefined;
  const whole = text.trim().split('.')[0]?.replaceAll(',', '') ?? '';
  const units = Number(`${whole}${fraction.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(units) ? units : undefined;
}

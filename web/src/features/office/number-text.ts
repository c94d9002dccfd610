import { aedText, eurText } from '#web/lib/format.ts';

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

/** The way back, as a field shows it: 4330000 of six decimals is '4.33', 1000 of two is '10'. */
export function decimalText(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return fraction ? `${whole}.${fraction}` : whole;
}

/** An amount as a field shows it, always with its cents: '1234.50'. */
export const amountText = (minor: number) => (minor / 100).toFixed(2);

/** An amount that may be below zero, as a journal's credit or a month of refunds is. */
export function signedText(currency: string, minor: number): string {
  const text = currency === 'EUR' ? eurText(Math.abs(minor)) : aedText(Math.abs(minor));
  return minor < 0 ? `−${text}` : text;
}

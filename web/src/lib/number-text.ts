import { formatRate, rateMicro } from '#domain/money/money.ts';
import { aedText, eurText } from '#web/lib/format.ts';

/** What `parseDecimal` reads, as a field shows it: 4330000 of six decimals is '4.33', 1000 of two is '10'. */
export function decimalText(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return fraction ? `${whole}.${fraction}` : whole;
}

/** AED for one EUR, with two decimals at least: 4.2 is '4.20'. */
export const rateText = (rate: number): string => formatRate(rateMicro(Math.round(rate * 1_000_000)));

/** An amount as a field shows it, always with its cents: '1234.50'. */
export const amountText = (minor: number) => (minor / 100).toFixed(2);

/** An amount that may be below zero, as a journal's credit or a month of refunds is. */
export function signedText(currency: string, minor: number): string {
  const text = currency === 'EUR' ? eurText(Math.abs(minor)) : aedText(Math.abs(minor));
  return minor < 0 ? `−${text}` : text;
}

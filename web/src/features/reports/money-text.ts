import { amountText, signedText } from '#web/lib/number-text.ts';

/** In euro or dirhams as everywhere; what came in another currency is in its own. */
export const moneyText = (currency: string, minor: number) =>
  currency === 'EUR' || currency === 'AED' ? signedText(currency, minor) : `${currency} ${amountText(minor)}`;

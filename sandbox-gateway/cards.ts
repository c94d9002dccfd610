import type { Issue } from './gateway.ts';

export type CardForm = { number: string; expiry: string; cvc: string; name: string };

type Behaviour = 'succeeds' | 'declines' | 'challenges' | 'lacks-funds';

export type TestCard = { number: string; behaviour: Behaviour; label: string };

export const testCards: TestCard[] = [
  { number: '4242 4242 4242 4242', behaviour: 'succeeds', label: 'Payment succeeds' },
  { number: '4000 0000 0000 0002', behaviour: 'declines', label: 'Card is declined' },
  { number: '4000 0000 0000 3220', behaviour: 'challenges', label: 'Asks for 3-D Secure approval' },
  { number: '4000 0000 0000 9995', behaviour: 'lacks-funds', label: 'Insufficient funds' },
];

/** Either a test card, or what is wrong with each field together with what may be shown again. */
export type CardReading =
  | { card: TestCard; issues: [] }
  | { card: undefined; issues: Issue[]; keep: CardForm };

export function readCard(form: CardForm, now: Date): CardReading {
  const digits = form.number.replaceAll(/[\s-]/g, '');
  const card = testCards.find((testCard) => testCard.number.replaceAll(' ', '') === digits);
  const issues: Issue[] = [];
  if (!card) issues.push({ field: 'number', message: explainNumber(digits) });
  if (!isExpiryAhead(form.expiry, now)) {
    issues.push({ field: 'expiry', message: 'Enter an expiry date in the future, as MM / YY' });
  }
  if (!/^\d{3,4}$/.test(form.cvc.trim())) {
    issues.push({ field: 'cvc', message: 'Enter the 3 or 4 digit security code' });
  }
  if (form.name.trim() === '') issues.push({ field: 'name', message: 'Enter the name on the card' });
  if (card && issues.length === 0) return { card, issues: [] };
  // What may be somebody's real card is not written into a page.
  const looksReal = !card && isRealNumber(digits);
  return { card: undefined, issues, keep: looksReal ? { ...form, number: '', cvc: '' } : form };
}

export function lastFour(card: TestCard): string {
  return card.number.slice(-4);
}

function explainNumber(digits: string): string {
  if (digits === '') return 'Enter a card number';
  if (isRealNumber(digits)) return 'This is a test gateway: use one of the test cards below, not a real card';
  return 'Check the card number: it does not match a test card';
}

function isRealNumber(digits: string): boolean {
  return /^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** A card is good until the end of the month printed on it. */
function isExpiryAhead(expiry: string, now: Date): boolean {
  const match = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  if (!match) return false;
  const month = Number(match[1]);
  const year = 2000 + Number(match[2]);
  return month >= 1 && month <= 12 && Date.UTC(year, month, 1) > now.getTime();
}

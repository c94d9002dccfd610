import type { CreditNoteView, CreditUseView } from '#contracts/credits/credits.ts';
import { eurText } from '#web/lib/format.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

const SIGNS = {
  good: { kind: 'completed', children: 'Can be used' },
  spent: { kind: 'closed', children: 'Used up' },
  ended: { kind: 'cancelled', children: 'Ended' },
} as const satisfies Record<CreditNoteView['state'], { kind: LampKind; children: string }>;

export const signOf = ({ state }: Pick<CreditNoteView, 'state'>) => SIGNS[state];

/** 'good through 1 March 2028', 'ended on 1 March 2028' */
export const endWords = ({ state }: Pick<CreditNoteView, 'state'>, day: string): string =>
  state === 'ended' ? `ended on ${day}` : `good through ${day}`;

/** '€400.00 used for order', of which something may have come back. */
export function spentWords({ eur, returnedEur, state }: CreditUseView): string {
  if (state === 'reserved') return `${eurText(eur)} waits for the payment of order`;
  if (returnedEur === 0) return `${eurText(eur)} used for order`;
  return returnedEur === eur
    ? `${eurText(eur)} used for and given back by order`
    : `${eurText(eur)} used for order, of which ${eurText(returnedEur)} came back,`;
}

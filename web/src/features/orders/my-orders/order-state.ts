import type { OrderDetail, OrderSummary } from '#contracts/orders/orders.ts';

type LampKind = 'draft' | 'limited' | 'in-progress' | 'completed' | 'cancelled';
type Sign = { kind: LampKind; label: string };
type State = Pick<OrderSummary, 'state' | 'method' | 'nextDue' | 'isLookedAt'>;
type Part = OrderDetail['parts'][number];

/** How an order stands, as a lamp and in words. */
export function orderSign({ state, method, nextDue, isLookedAt }: State): Sign {
  if (isLookedAt) return { kind: 'limited', label: 'License looked at' };
  switch (state) {
    case 'draft':
      return { kind: 'draft', label: 'Not placed' };
    case 'placed':
      return { kind: 'limited', label: method === 'bank' ? 'Waiting for transfer' : 'Waiting for payment' };
    case 'confirmed':
      return nextDue
        ? { kind: 'in-progress', label: 'Confirmed, payments open' }
        : { kind: 'completed', label: 'Confirmed' };
    case 'cancelled':
      return { kind: 'cancelled', label: 'Cancelled' };
    case 'lapsed':
      return { kind: 'cancelled', label: 'Lapsed' };
  }
}

const PART_SIGNS: Record<Part['state'], Sign> = {
  paid: { kind: 'completed', label: 'Paid' },
  due: { kind: 'limited', label: 'Due' },
  overdue: { kind: 'limited', label: 'Overdue' },
  upcoming: { kind: 'draft', label: 'Upcoming' },
  void: { kind: 'cancelled', label: 'No longer due' },
  refunded: { kind: 'cancelled', label: 'Refunded' },
};

export const partSign = (state: Part['state']): Sign => PART_SIGNS[state];

/** 'Instalment 2 of 3' */
export function partName({ kind, sequence }: Pick<Part, 'kind' | 'sequence'>, count: number): string {
  const names: Record<Part['kind'], string> = {
    full: 'Full payment',
    deposit: 'Deposit',
    balance: 'Balance',
    installment: `Installment ${sequence + 1} of ${count}`,
    fee: 'Fee',
    difference: 'Difference in price',
  };
  return names[kind];
}

const REFUND_WORDS: Readonly<Record<string, string>> = {
  succeeded: 'Paid back',
  'needs-action': 'Being looked into',
};

export const refundWord = (state: string): string => REFUND_WORDS[state] ?? 'Under way';

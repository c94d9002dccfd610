import type { OrderSummary } from '#contracts/orders/orders.ts';
import { LIMITED_SEATS } from '#domain/courses/course-status.ts';
import { Lamp, type LampKind } from '#web/ui/lamp.tsx';

type OrderState = OrderSummary['state'];

export const orderStateWords: Record<OrderState, string> = {
  draft: 'Draft',
  placed: 'Placed',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
};

const orderLamps: Record<OrderState, LampKind> = {
  draft: 'draft',
  placed: 'in-progress',
  confirmed: 'completed',
  cancelled: 'cancelled',
  lapsed: 'closed',
};

export function OrderLamp({ state, boxed }: { state: OrderState; boxed?: boolean }) {
  return (
    <Lamp kind={orderLamps[state]} boxed={boxed}>
      {orderStateWords[state]}
    </Lamp>
  );
}

const courseLamps: Record<string, { kind: LampKind; word: string }> = {
  draft: { kind: 'draft', word: 'Draft' },
  open: { kind: 'open', word: 'Open' },
  full: { kind: 'full', word: 'Full' },
  closed: { kind: 'closed', word: 'Closed' },
  'in-progress': { kind: 'in-progress', word: 'In progress' },
  completed: { kind: 'completed', word: 'Completed' },
  cancelled: { kind: 'cancelled', word: 'Cancelled' },
};

/** Open with few seats left is shown as limited, as visitors see it. */
export function CourseLamp({ status, seatsLeft }: { status: string; seatsLeft: number }) {
  if (status === 'open' && seatsLeft <= LIMITED_SEATS) return <Lamp kind="limited">Limited</Lamp>;
  const { kind, word } = courseLamps[status] ?? { kind: 'draft', word: status };
  return <Lamp kind={kind}>{word}</Lamp>;
}

export const methodWords = { card: 'Card', bank: 'Bank transfer', free: 'Free' } as const;

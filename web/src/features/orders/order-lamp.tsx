import type { OrderSummary } from '#contracts/orders.ts';
import { Lamp, type LampKind } from '#web/ui/instruments/lamp.tsx';

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

export const methodWords = { card: 'Card', bank: 'Bank transfer', free: 'Free' } as const;

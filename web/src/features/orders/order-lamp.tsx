import { Lamp, type LampKind } from '#web/ui/instruments/lamp.tsx';
import { type OrderState, orderStateWords } from './order-words.ts';

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

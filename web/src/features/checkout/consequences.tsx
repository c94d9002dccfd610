import type { CheckoutCourse } from '#contracts/orders/checkout.ts';
import { longDay } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

type Consequence = CheckoutCourse['consequences'][number];

/** What a cancellation gives back, by date, before anybody agrees to it. */
export function Consequences({ items }: { items: CheckoutCourse['consequences'] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="text-md font-strong">If you cancel</h3>
      <KeyValue className="mt-1">
        {items.map((item) => (
          <KeyValueRow key={item.from ?? 'first'} term={periodText(item)}>
            {outcomeText(item)}
          </KeyValueRow>
        ))}
      </KeyValue>
    </div>
  );
}

function periodText({ from, until }: Consequence): string {
  if (from && until) return `${longDay(from)} to ${longDay(until)}`;
  return until ? `Until ${longDay(until)}` : `From ${longDay(from)}`;
}

function outcomeText({ refundBp, creditNote }: Consequence): string {
  if (refundBp > 0) return `${refundBp / 100}% back`;
  return creditNote ? 'No refund, a credit note' : 'No refund';
}

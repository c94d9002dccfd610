import type { OfferedCourse } from '#contracts/orders/checkout.ts';
import { consequenceText, periodText } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

interface ConsequencesProps {
  items: OfferedCourse['consequences'];
  title?: string;
}

/** What a cancellation gives back from today on, by date, before anybody agrees to it. */
export function Consequences({ items, title = 'If you cancel' }: ConsequencesProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="text-md font-strong">{title}</h3>
      <KeyValue className="mt-1">
        {items.map((item) => (
          <KeyValueRow key={item.from} term={periodText(item)}>
            {consequenceText(item)}
          </KeyValueRow>
        ))}
      </KeyValue>
    </div>
  );
}

import type { OrderDetail } from '#contracts/orders/orders.ts';
import { aedText, eurText, instantIn, longDay, sumTexts } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { refundWord } from './order-state.ts';

interface PapersProps {
  order: Pick<OrderDetail, 'receipts' | 'refunds' | 'course' | 'method'>;
}

/** Receipts to download. */
export function Receipts({ order: { receipts, course, method } }: PapersProps) {
  if (receipts.length === 0) {
    return (
      <p className="text-md text-muted">
        {method === 'free' || method === 'credit'
          ? 'Nothing was charged, so there is no receipt.'
          : 'A receipt is here as soon as a payment has arrived.'}
      </p>
    );
  }
  return (
    <KeyValue>
      {receipts.map(({ _id, number, issuedAt, aed, href }) => (
        <KeyValueRow
          key={_id}
          term={
            <a href={href} download className="inline-block py-2 font-strong text-ink">
              Receipt {number} (PDF)
            </a>
          }
        >
          {aedText(aed)}
          <span className="block text-sm text-muted">{instantIn(course.venueTimezone, issuedAt)}</span>
        </KeyValueRow>
      ))}
    </KeyValue>
  );
}

/** What was given for it to be spent on another course. */
export function CreditsGiven({ notes }: { notes: OrderDetail['creditNotes'] }) {
  return (
    <KeyValue>
      {notes.map(({ _id, number, eur, leftEur, expiresOn, href }) => (
        <KeyValueRow
          key={_id}
          term={
            <a href={href} download className="inline-block py-2 font-strong text-ink">
              Credit note {number} (PDF)
            </a>
          }
        >
          {eurText(eur)}
          <span className="block text-sm text-muted">
            {eurText(leftEur)} left, good through {longDay(expiresOn)}
          </span>
        </KeyValueRow>
      ))}
    </KeyValue>
  );
}

export function Refunds({ order: { refunds, course } }: PapersProps) {
  return (
    <KeyValue>
      {refunds.map(({ aed, eur, state, createdAt, paper }) => (
        <KeyValueRow
          key={`${createdAt} ${aed}`}
          term={`${refundWord(state)}, ${instantIn(course.venueTimezone, createdAt)}`}
        >
          <SumOf {...{ eur, aed }} />
          {paper && (
            <a href={paper.href} download className="inline-block py-2 font-strong text-ink">
              Refund {paper.number} (PDF)
            </a>
          )}
        </KeyValueRow>
      ))}
    </KeyValue>
  );
}

function SumOf(sum: { eur: number; aed: number }) {
  const { head, note } = sumTexts(sum);
  return (
    <>
      {head}
      {note && <span className="block text-sm text-muted">{note}</span>}
    </>
  );
}

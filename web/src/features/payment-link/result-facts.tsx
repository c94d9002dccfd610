import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { dayOf, ownText } from './case-words.ts';
import { type LinkResult, RESULT_STATUS } from './result-words.ts';

/** What the server knows of the last payment; of what it does not know nothing is claimed. */
export function ResultFacts({ request, result }: { request: LinkCase; result: LinkResult }) {
  const { total, paid, attendees } = request;
  return (
    <KeyValue className="max-w-160 border-t border-hairline">
      <KeyValueRow term="Case ID">{request.caseId}</KeyValueRow>
      <KeyValueRow term="Title">
        <span dir="auto" className="wrap-anywhere">
          {request.title}
        </span>
      </KeyValueRow>
      <KeyValueRow term="Transaction ID">
        <span className="wrap-anywhere">{result.transactionId ?? 'N/A'}</span>
      </KeyValueRow>
      <KeyValueRow term="Order ID">{result.orderId ?? 'N/A'}</KeyValueRow>
      <KeyValueRow term="Payment date">{result.paidAt ? dayOf(result.paidAt) : 'N/A'}</KeyValueRow>
      <KeyValueRow term="Status">{RESULT_STATUS[result.outcome]}</KeyValueRow>
      {result.outcome === 'completed' && total && paid.aed < total.aed && (
        <KeyValueRow term="Still to pay">
          {ownText(request, { eur: total.eur - paid.eur, aed: total.aed - paid.aed })}
        </KeyValueRow>
      )}
      {attendees.length > 0 && (
        <KeyValueRow term="Attendees">
          <ul>
            {attendees.map(({ name, email }) => (
              <li key={`${name} ${email}`} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </KeyValueRow>
      )}
    </KeyValue>
  );
}

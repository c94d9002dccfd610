import type { AgreedPolicy } from '#contracts/orders/agreed-policy.ts';
import { eur } from '#domain/money/money.ts';
import { reschedulingWords, transferWords } from '#domain/policies/policy-words.ts';
import { localDate } from '#domain/time/local-date.ts';
import { consequenceText, periodText } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

/** What was agreed to at the purchase, as far as it can still be used. */
export function AgreedPolicyRows({ policy }: { policy: AgreedPolicy }) {
  const { cancellation, rescheduling, transfer } = policy;
  return (
    <KeyValue>
      {cancellation.map((row) => (
        <KeyValueRow key={`cancel ${row.from}`} term={`Cancel ${periodText(row)}`}>
          {consequenceText(row)}
        </KeyValueRow>
      ))}
      {rescheduling.map((row) => (
        <KeyValueRow key={`move ${row.from}`} term={`Another date, ${periodText(row)}`}>
          {reschedulingWords(row.fee === null ? null : eur(row.fee))}
        </KeyValueRow>
      ))}
      {transfer && (
        <KeyValueRow term="Your seat to another person">
          {transferWords({ until: localDate(transfer.until), fee: eur(transfer.fee) })}
        </KeyValueRow>
      )}
    </KeyValue>
  );
}

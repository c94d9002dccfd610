import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { rateText } from '#web/lib/number-text.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { amountText } from '../case-words.ts';
import type { Entered } from './case-form-values.ts';

const TERMS = [
  'paymentType',
  'currency',
  'amount.fixed',
  'amount.min',
  'amount.max',
  'installments',
  'numberOfInstallments',
  'customRate',
];

type Asked = Pick<PaymentCaseDetail, 'receivedAed' | 'status'>;

/** Why what is asked for cannot change; nothing where it can. */
export function lockReason({ receivedAed, status }: Asked): string | undefined {
  if (receivedAed > 0) return 'Money has been received, so what is asked for can no longer change.';
  if (status === 'pending')
    return 'Somebody is on the card page just now, so what is asked for cannot change until they have finished.';
  return undefined;
}

/** What is asked for, as text; the form carries it on as it is. */
export function LockedTerms({
  one,
  initial,
  reason,
}: {
  one: PaymentCaseDetail;
  initial: Entered;
  reason: string;
}) {
  return (
    <div className="grid gap-4">
      {TERMS.filter((name) => name in initial).map((name) => (
        <input key={name} type="hidden" name={name} value={initial[name]} />
      ))}
      <Notice>{reason}</Notice>
      <KeyValue layout="wide" className="border-t border-hairline">
        <KeyValueRow term="Amount">{amountText(one)}</KeyValueRow>
        <KeyValueRow term="Currency">{one.currency.allowed.join(' or ')}</KeyValueRow>
        <KeyValueRow term="Installments">
          {one.installments.enabled ? `${one.installments.numberOfInstallments}, a month apart` : 'None'}
        </KeyValueRow>
        <KeyValueRow term="Rate">{rateText(one.rate)} AED for one EUR</KeyValueRow>
      </KeyValue>
    </div>
  );
}

import { aedText, eurText } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

interface PaymentFactsProps {
  /** Absent where the server does not know the order, or it is somebody else's. */
  payment?: { reference: string; paidEur: number; paidAed: number };
  status: string;
}

/** What the server says about an order; of what it does not know nothing is claimed. */
export function PaymentFacts({ payment, status }: PaymentFactsProps) {
  return (
    <KeyValue className="max-w-140 border-t border-hairline">
      <KeyValueRow term="Order ID">{payment?.reference ?? 'N/A'}</KeyValueRow>
      <KeyValueRow term="Amount Paid">
        <strong>{eurText(payment?.paidEur ?? 0)}</strong>
        <span className="block text-sm text-muted">{aedText(payment?.paidAed ?? 0)}</span>
      </KeyValueRow>
      <KeyValueRow term="Status">{status}</KeyValueRow>
    </KeyValue>
  );
}

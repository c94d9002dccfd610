import type { OrderDetail } from '#contracts/orders.ts';
import { instantIn } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/key-value.tsx';

interface TransferDetailsProps {
  transfer: NonNullable<OrderDetail['bankTransfer']>;
  /** What is open, 'AED 6,278.50'. */
  amount: string | null;
  zone: string;
}

/** Where a transfer goes and what to write on it: the reference is how it finds its order. */
export function TransferDetails({ transfer, amount, zone }: TransferDetailsProps) {
  return (
    <KeyValue layout="wide">
      {amount && <KeyValueRow term="Amount">{amount}</KeyValueRow>}
      <KeyValueRow term="Account name">{transfer.accountName}</KeyValueRow>
      <KeyValueRow term="Bank">{transfer.bankName}</KeyValueRow>
      <KeyValueRow term="IBAN">
        <span className="wrap-anywhere">{transfer.iban}</span>
      </KeyValueRow>
      <KeyValueRow term="SWIFT">{transfer.swift}</KeyValueRow>
      <KeyValueRow term="Reference" strong>
        {transfer.reference}
      </KeyValueRow>
      {transfer.payUntil && (
        <KeyValueRow term="Your seat waits until">
          {instantIn(zone, transfer.payUntil)} ({zone})
        </KeyValueRow>
      )}
    </KeyValue>
  );
}

import type { ComponentProps } from 'react';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import { momentIn } from '#web/lib/format.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

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
        <Copied what="IBAN" text={transfer.iban} />
      </KeyValueRow>
      <KeyValueRow term="SWIFT">{transfer.swift}</KeyValueRow>
      <KeyValueRow term="Reference" strong>
        <Copied what="Reference" text={transfer.reference} />
      </KeyValueRow>
      {transfer.payUntil && (
        <KeyValueRow term="Your seat waits until">{momentIn(zone, transfer.payUntil)}</KeyValueRow>
      )}
    </KeyValue>
  );
}

/** What has to reach the bank without a slip of the hand. */
const Copied = ({ what, text }: ComponentProps<typeof CopyButton>) => (
  <span className="flex flex-wrap items-center gap-x-3">
    <span className="wrap-anywhere">{text}</span>
    <CopyButton {...{ what, text }} />
  </span>
);

import type { ReactNode } from 'react';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { ResultHead } from '#web/ui/layout/result-head.tsx';

/** Of an order that is not known here, or is somebody else's, nothing is claimed. */
export function UnknownOrder({ children }: { children: ReactNode }) {
  return (
    <ResultHead title="Payment status" label="Amount Paid" figure="€0.00">
      <KeyValue className="max-w-120 border-t border-hairline">
        <KeyValueRow term="Order ID">N/A</KeyValueRow>
        <KeyValueRow term="Status">N/A</KeyValueRow>
      </KeyValue>
      {children}
    </ResultHead>
  );
}

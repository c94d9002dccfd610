import type { BillingInfo } from '#contracts/accounts/profile.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

/** The billing details as they will stand on the receipt. */
export function BillingView({ billing }: { billing: BillingInfo }) {
  const rows = billingRows(billing).filter(([, value]) => value !== '');
  if (!billing.address) {
    return (
      <p className="text-md text-muted">
        No billing address yet. Without one the receipt carries your name and email address only.
      </p>
    );
  }
  return (
    <KeyValue layout="wide">
      {rows.map(([term, value]) => (
        <KeyValueRow key={term} term={term}>
          <span className="wrap-anywhere">{value}</span>
        </KeyValueRow>
      ))}
    </KeyValue>
  );
}

function billingRows(billing: BillingInfo): [string, string][] {
  const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');
  return [
    ['Name', [billing.title, billing.firstName, billing.lastName].filter(Boolean).join(' ')],
    ['Email', billing.email],
    ['Phone number', joined(billing.phoneNumber, billing.alternativePhone)],
    ['Address', joined(billing.address, billing.city, billing.state, billing.zipCode, billing.country)],
    ['Company', billing.company],
    ['Tax number', billing.taxNumber],
    ['Receipts go to', billing.companyEmail ?? ''],
    ['Purchase order', billing.purchaseOrder],
  ];
}

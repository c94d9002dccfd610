import type { BillingProfile } from '#contracts/accounts/profile.ts';
import { Button } from '#web/ui/controls/button.tsx';

const KEPT = ['address', 'city', 'state', 'zipCode', 'country', 'company', 'taxNumber'] as const;

/** The company that is billed. The academy keeps its details, so they are sent as they are and changed nowhere here. */
export function BilledCompany({ billing }: { billing: BillingProfile }) {
  const { company, address, zipCode, city, state, country, taxNumber, companyEmail } = billing;
  const place = [zipCode, city].filter(Boolean).join(' ');
  return (
    <div className="col-span-6 border-s-2 border-ink ps-4 text-md">
      {KEPT.map((name) => (
        <input key={name} type="hidden" name={name} value={billing[name]} />
      ))}
      <p className="font-strong wrap-anywhere">{company} is billed</p>
      <p className="wrap-anywhere">{[address, place, state, country].filter(Boolean).join(', ')}</p>
      {taxNumber && <p className="num wrap-anywhere">Tax number {taxNumber}</p>}
      {companyEmail && <p className="wrap-anywhere">Receipts go to {companyEmail} too.</p>}
      <p className="mt-1 text-sm text-muted">We keep these details. If something is wrong, please tell us.</p>
    </div>
  );
}

/** Sends the same form, which then says who is billed and nothing else. */
export function SwitchBilled({ company }: { company: NonNullable<BillingProfile['ownCompany']> }) {
  const { name, isBilled } = company;
  return (
    <Button type="submit" name="billTo" value={isBilled ? 'person' : 'company'} variant="ghost">
      {isBilled ? 'Bill me instead' : `Bill ${name} instead`}
    </Button>
  );
}

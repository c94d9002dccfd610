import type { BillingInfo } from '#contracts/accounts/profile.ts';

const joined = (parts: string[], by: string) => parts.filter(Boolean).join(by);

/** Who is billed and where, in two lines. */
export function BillingLines({ billing }: { billing: BillingInfo }) {
  const { title, firstName, lastName, email, phoneNumber, address, city, country } = billing;
  const name = joined([title, firstName, lastName], ' ');
  return (
    <p className="mb-4 text-md wrap-anywhere">
      {joined([name, email, phoneNumber], ', ')}
      <span className="block text-muted">{joined([address, city, country], ', ')}</span>
    </p>
  );
}

import type { CompanyDetail } from '#contracts/companies/admin-companies.ts';
import { counted, eurText } from '#web/lib/format.ts';
import { COMPANIES, ORDERS } from '#web/lib/office-paths.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

export function CompanyHead({ company }: { company: CompanyDetail }) {
  const { name, taxNumber, address, zipCode, city, state, country } = company;
  const where = [address, [zipCode, city].filter(Boolean).join(' '), state, country]
    .filter(Boolean)
    .join(', ');
  return (
    <PageHeader
      size="2xl"
      title={<span className="wrap-anywhere">{name}</span>}
      breadcrumbs={[{ label: 'Companies', to: COMPANIES }, { label: name }]}
      lead={
        <div className="grid gap-1 text-sm">
          <p className="wrap-anywhere">{where}</p>
          {taxNumber && <p className="num wrap-anywhere">Tax number {taxNumber}</p>}
        </div>
      }
    />
  );
}

/** Each sum leads to the orders that it is made of. */
export function CompanySums({ company: { _id, orders, paidEur, open } }: { company: CompanyDetail }) {
  const path = `${ORDERS}?company=${_id}`;
  return (
    <Sheet title="What it was billed">
      <KeyValue>
        <KeyValueRow term="Orders">
          <TextLink to={path}>{orders}</TextLink>
        </KeyValueRow>
        <KeyValueRow term="Paid">
          <TextLink to={path}>{eurText(paidEur)}</TextLink>
        </KeyValueRow>
        <KeyValueRow term="Not paid yet">
          <TextLink to={`${path}&due=open`}>
            {eurText(open.dueEur)}, {counted(open.orders, 'order')}
          </TextLink>
        </KeyValueRow>
      </KeyValue>
    </Sheet>
  );
}

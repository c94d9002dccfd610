import type { ReactNode } from 'react';
import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import { longDay } from '#web/lib/format.ts';
import { COMPANIES } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

/** What stands on the receipt, and what the person agreed to. */
export function OrderPapers({ order }: { order: AdminOrderDetail }) {
  return (
    <>
      <Sheet title="Who is billed?">
        <Billing billing={order.billing} companyId={order.companyId} />
      </Sheet>
      <Sheet title="What was agreed?">
        <Agreement order={order} />
      </Sheet>
    </>
  );
}

function Billing({ billing, companyId }: Pick<AdminOrderDetail, 'billing' | 'companyId'>) {
  if (!billing) return <p className="text-muted">No billing details were given yet.</p>;
  const rows: [string, ReactNode][] = [
    ['Name', [billing.title, billing.firstName, billing.lastName].filter(Boolean).join(' ')],
    [
      'Company',
      companyId ? (
        <TextLink key="company" to={`${COMPANIES}/${companyId}`}>
          {billing.company}
        </TextLink>
      ) : (
        billing.company
      ),
    ],
    ['Address', [billing.address, billing.zipCode, billing.city].filter(Boolean).join(', ')],
    ['State and country', [billing.state, billing.country].filter(Boolean).join(', ')],
    ['Email', billing.email && <EmailText key="email" email={billing.email} />],
    ['Papers go to', billing.companyEmail && <EmailText key="papers" email={billing.companyEmail} />],
    ['Phone', [billing.phoneNumber, billing.alternativePhone].filter(Boolean).join(', ')],
    ['Tax number', billing.taxNumber],
    ['Purchase order', billing.purchaseOrder],
  ];
  return (
    <KeyValue layout="wide">
      {rows
        .filter(([, value]) => value)
        .map(([term, value]) => (
          <KeyValueRow key={term} term={term}>
            <span className="break-words">{value}</span>
          </KeyValueRow>
        ))}
    </KeyValue>
  );
}

/** The terms are known by the day from which they hold; some by another mark. */
const termsWords = (version: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(version) ? `Terms of ${longDay(version)}` : `Terms, version ${version}`;

function Agreement({ order }: { order: AdminOrderDetail }) {
  const { termsVersion, termsAcceptedAt, lines, waivers } = order;
  const confirming = lines.filter(({ confirmations }) => confirmations.length > 0);
  return (
    <KeyValue layout="wide">
      <KeyValueRow term="Terms">
        {termsVersion ? termsWords(termsVersion) : 'Not accepted yet'}
        {termsAcceptedAt && <span className="block text-muted">{officeMoment(termsAcceptedAt)}</span>}
      </KeyValueRow>
      <KeyValueRow term="Confirmed by the person">
        {confirming.length === 0
          ? 'Nothing was asked'
          : confirming.map(({ _id, course, confirmations }) => (
              <div key={_id}>
                {lines.length > 1 && <p className="text-muted">{course.code}</p>}
                <ul className="list-disc ps-4.5">
                  {confirmations.map((label) => (
                    <li key={label}>{label}</li>
                  ))}
                </ul>
              </div>
            ))}
      </KeyValueRow>
      {waivers.map(({ title, label, reason }) => (
        <KeyValueRow key={`${title} ${label}`} term="Waived because">
          <span dir="auto" className="wrap-anywhere">
            {reason}
          </span>
          <span className="block text-muted">{lines.length > 1 ? `${title}: ${label}` : label}</span>
        </KeyValueRow>
      ))}
    </KeyValue>
  );
}

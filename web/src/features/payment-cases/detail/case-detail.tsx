import type { ReactNode } from 'react';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { isPayable } from '#domain/cases/case-status.ts';
import { counted } from '#web/lib/format.ts';
import { rateText } from '#web/lib/number-text.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { LinkToCopy } from '#web/ui/controls/link-to-copy.tsx';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { EmailLink } from '#web/ui/navigation/email.tsx';
import { CaseLamp } from '../case-lamp.tsx';
import { amountText, currencyOf, isPast, sumText } from '../case-words.ts';
import { ShareLink } from '../link/share-link.tsx';
import { DetailActs, type DetailActsProps } from './case-detail-acts.tsx';
import { CaseMoney } from './case-detail-money.tsx';
import { CaseCourses, CasePeople } from './case-detail-people.tsx';
import { CaseFigure } from './case-figure.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { DetailSection } from './detail-section.tsx';

interface CaseDetailProps extends DetailActsProps {
  now: string;
}

/** The sum that the case is about now, the acts, and then everything else that is known of it. */
export function CaseDetail({ one, view, acts, now, idempotencyKey }: CaseDetailProps) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <CaseLamp status={one.status} boxed />
        <span className="num text-md text-muted">{one.caseId}</span>
        {isPast(one.expiresAt, now) && <Tag tone="danger">Expired</Tag>}
      </div>
      <CaseFigure one={one} />
      <DetailActs {...{ one, view, acts, idempotencyKey }} />
      <Facts one={one} />
      <ShareLink paymentCase={one} />
      <CaseMoney one={one} />
      <CaseCourses courses={one.linkedCourses} />
      <CasePeople attendees={one.attendees} />
      {one.internalNotes && (
        <DetailSection title="Internal notes">
          <p className="text-md wrap-anywhere whitespace-pre-wrap">{one.internalNotes}</p>
        </DetailSection>
      )}
      <CaseTimeline entries={one.timeline} />
    </div>
  );
}

type Row = [term: string, fact: ReactNode];

const rateWords = ({ rate, exchangeRate }: PaymentCaseDetail) =>
  exchangeRate.useDefault ? rateText(rate) : `${rateText(rate)}, agreed`;

const dueWords = ({ financial: { totalAmountDue }, currency }: PaymentCaseDetail) =>
  totalAmountDue === null ? 'Chosen by the payer' : sumText(currencyOf({ currency }), totalAmountDue);

/** Short facts stand two abreast, texts below each other. */
function Facts({ one }: { one: PaymentCaseDetail }) {
  const { currency, financial, installments } = one;
  const own = currencyOf(one);
  const facts: Row[] = [
    ['Amount', <strong key="amount">{amountText(one)}</strong>],
    ['Total due', dueWords(one)],
    ['Paid', sumText(own, financial.totalAmountPaid)],
    ['Created', officeMoment(one.createdAt)],
    [
      'Expires',
      one.expiresAt ? officeMoment(one.expiresAt) : `${counted(one.expiryDays, 'day')} from sending`,
    ],
    ['Currency', currency.allowed.join(' or ')],
    ['AED for one EUR', rateWords(one)],
    ['Installments', installments.enabled ? `${installments.numberOfInstallments}, monthly` : ''],
  ];
  return (
    <div>
      <Rows rows={textsOf(one)} layout="wide" />
      <Rows rows={facts} layout="spread" />
    </div>
  );
}

const textsOf = (one: PaymentCaseDetail): Row[] => [
  ['Payer', <Payer key="payer" payer={one.payer} />],
  ['Description', one.description],
  ['Cancelled because', one.cancelReason ?? ''],
  // Where it still takes money it stands with what carries it to the payer; a draft's opens nothing.
  [
    'Link',
    isPayable(one.status) || one.status === 'draft' ? (
      ''
    ) : (
      <LinkToCopy key="link" label="Payment link" url={one.paymentLink.fullUrl} />
    ),
  ],
];

function Rows({ rows, layout }: { rows: readonly Row[]; layout: 'wide' | 'spread' }) {
  return (
    <KeyValue layout={layout} className={cx(layout === 'spread' && 'md:grid-cols-2 md:gap-x-8')}>
      {rows
        .filter(([, fact]) => fact !== '')
        .map(([term, fact]) => (
          <KeyValueRow key={term} term={term}>
            <div className="wrap-anywhere whitespace-pre-line">{fact}</div>
          </KeyValueRow>
        ))}
    </KeyValue>
  );
}

function Payer({ payer }: Pick<PaymentCaseDetail, 'payer'>) {
  return (
    <>
      {payer.name}
      <span className="block text-muted">
        <EmailLink email={payer.email} />
        {payer.phone && <span className="block">{payer.phone}</span>}
      </span>
    </>
  );
}

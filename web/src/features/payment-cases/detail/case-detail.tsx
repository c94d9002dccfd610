import type { ReactNode } from 'react';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { isPayable } from '#domain/cases/case-status.ts';
import { counted } from '#web/lib/format.ts';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { CaseActButton } from '../acts/case-act-button.tsx';
import type { CaseAct } from '../acts/case-acts.ts';
import { CaseLamp } from '../case-lamp.tsx';
import { amountText, currencyOf, isPast, outstandingOf, sumText } from '../case-words.ts';
import { ShareLink } from '../link/share-link.tsx';
import { type CaseView, caseList } from '../list/case-view.ts';
import { CREATE_CASE } from '../manager-head.tsx';
import { CaseMoney } from './case-detail-money.tsx';
import { CaseCourses, CasePeople } from './case-detail-people.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { DetailSection } from './detail-section.tsx';

export interface CaseDetailProps {
  one: PaymentCaseDetail;
  view: CaseView;
  acts: readonly CaseAct[];
  now: string;
  idempotencyKey: string;
}

export function CaseDetail({ one, view, acts, now, idempotencyKey }: CaseDetailProps) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <CaseLamp status={one.status} boxed />
        <span className="num text-md text-muted">{one.caseId}</span>
        {isPast(one.expiresAt, now) && <Tag tone="danger">Expired</Tag>}
      </div>
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

function DetailActs({ one, view, acts, idempotencyKey }: Omit<CaseDetailProps, 'now'>) {
  const isOpen = !['cancelled', 'refunded'].includes(one.status);
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <CaseActButton
          key={act}
          act={act}
          one={one}
          askedAt={caseList.to({ ...view, do: act, done: '' })}
          idempotencyKey={idempotencyKey}
        />
      ))}
      {isOpen && (
        <ButtonLink to={`${PAYMENT_CASES}/${one._id}/edit`} size="sm">
          Edit
        </ButtonLink>
      )}
      <ButtonLink to={`${CREATE_CASE}?from=${one._id}`} size="sm">
        Duplicate as new
      </ButtonLink>
      <ButtonLink to={`${PAYMENT_CASES}/${one._id}/preview`} size="sm">
        Preview
      </ButtonLink>
    </div>
  );
}

type Row = [term: string, fact: ReactNode];

const rateWords = ({ rate, exchangeRate }: PaymentCaseDetail) =>
  exchangeRate.useDefault ? String(rate) : `${rate}, agreed`;

const dueWords = ({ financial: { totalAmountDue }, currency }: PaymentCaseDetail) =>
  totalAmountDue === null ? 'Chosen by the payer' : sumText(currencyOf({ currency }), totalAmountDue);

/** Short facts stand two abreast, texts below each other. */
function Facts({ one }: { one: PaymentCaseDetail }) {
  const { currency, financial, installments } = one;
  const own = currencyOf(one);
  const outstanding = outstandingOf(one);
  const facts: Row[] = [
    ['Amount', <strong key="amount">{amountText(one)}</strong>],
    ['Total due', dueWords(one)],
    ['Paid', sumText(own, financial.totalAmountPaid)],
    ['Outstanding', outstanding === null ? '' : sumText(own, outstanding)],
    ['Created', officeMoment(one.createdAt)],
    [
      'Expires',
      one.expiresAt ? officeMoment(one.expiresAt) : `${counted(one.expiryDays, 'day')} from sending`,
    ],
    ['Currency', currency.allowed.join(' or ')],
    ['AED for one EUR', rateWords(one)],
    ['Instalments', installments.enabled ? `${installments.numberOfInstallments}, monthly` : ''],
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
  ['Link', isPayable(one.status) || one.status === 'draft' ? '' : one.paymentLink.fullUrl],
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
        <a href={`mailto:${payer.email}`}>{payer.email}</a>
        {payer.phone && `, ${payer.phone}`}
      </span>
    </>
  );
}

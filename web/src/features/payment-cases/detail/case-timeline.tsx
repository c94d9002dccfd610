import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { DetailSection } from './detail-section.tsx';

type Entry = PaymentCaseDetail['timeline'][number];

const kindWords: Readonly<Record<Entry['kind'], string>> = {
  created: 'Created',
  edited: 'Edited',
  sent: 'Link mailed',
  opened: 'Link opened',
  'link-copied': 'Link copied',
  'link-replaced': 'Link replaced',
  extended: 'Link extended',
  'marked-paid': 'Marked as paid',
  refunded: 'Refund asked for',
  cancelled: 'Cancelled',
  'new-link-asked': 'A new link was asked for',
  'problem-reported': 'A problem was reported',
  attempt: 'Card page',
  payment: 'Payment received',
  refund: 'Money given back',
};

/** What staff, payer and money did. Two entries may be alike in everything; their place tells them apart. */
export function CaseTimeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <DetailSection title="Timeline">
      {entries.length === 0 && <p className="text-muted">Nothing has happened yet.</p>}
      <ol className="divide-y divide-hairline border-t border-hairline">
        {entries
          .map((entry, place) => ({ ...entry, place }))
          .map(({ place, ...entry }) => (
            <li key={place} className="grid gap-x-5 py-2.5 text-sm md:grid-cols-[11rem_minmax(0,1fr)]">
              <time dateTime={entry.at} className="num text-muted">
                {officeMoment(entry.at)}
              </time>
              <div className="min-w-0">
                <span className="font-title">{kindWords[entry.kind]}</span>
                {entry.by && <span className="text-muted">, {entry.by}</span>}
                {entry.text && <p className="num wrap-anywhere whitespace-pre-line">{entry.text}</p>}
              </div>
            </li>
          ))}
      </ol>
    </DetailSection>
  );
}

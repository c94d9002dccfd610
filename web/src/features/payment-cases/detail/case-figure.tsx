import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { isExtendable } from '#domain/cases/case-status.ts';
import { aedText, longDay } from '#web/lib/format.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { amountText, currencyOf, outstandingOf, sumText } from '../case-words.ts';

type One = PaymentCaseDetail;

/** What is still to come or, once nothing more is, what came; and how much of it. */
export function CaseFigure({ one }: { one: One }) {
  const { label, sum, note } = figureOf(one);
  return (
    <div className="grid gap-1">
      <span className="text-sm text-muted">{label}</span>
      <Figure size="md" className="whitespace-normal">
        {sum}
      </Figure>
      {note && <span className="num text-sm">{note}</span>}
      {one.parts.length > 0 && <PaidBar one={one} />}
    </div>
  );
}

/** In the case's own currency. */
export function figureOf(one: One): { label: string; sum: string; note: string } {
  const outstanding = outstandingOf(one);
  const paid = sumText(currencyOf(one), one.financial.totalAmountPaid);
  if (one.status === 'draft') return { label: 'To be asked for', sum: amountText(one), note: '' };
  if (!isExtendable(one.status)) return { label: 'Paid', sum: paid, note: '' };
  const end = one.expiresAt ? longDay(officeDay(one.expiresAt)) : '';
  const note = one.status === 'expired' ? `The link ended on ${end}` : `by ${end}`;
  if (outstanding === null) return { label: 'Asked for', sum: amountText(one), note };
  return { label: 'Still to pay', sum: sumText(currencyOf(one), outstanding), note };
}

const sumOf = (parts: One['parts'], key: 'aed' | 'paidAed') =>
  parts.reduce((sum, part) => sum + part[key], 0);

/** Cards are charged in AED, so what came is told in them. */
function PaidBar({ one: { parts, receivedAed, refundableAed } }: { one: One }) {
  const [paid, total] = [sumOf(parts, 'paidAed'), sumOf(parts, 'aed')];
  const words = `${aedText(paid)} of ${aedText(total)} paid`;
  const givenBack = receivedAed - refundableAed;
  return (
    <div className="num mt-3 grid gap-1.5 text-sm">
      <Bar value={paid} total={total} label={words} />
      <span>
        {words}
        {givenBack > 0 && `, ${aedText(givenBack)} given back`}
      </span>
    </div>
  );
}

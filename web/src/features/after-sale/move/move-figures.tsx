import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import type { OtherDate } from '#contracts/after-sale/move-line.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { differenceText, laterFees, newDueDates, whenText } from './move-words.ts';

/** What it comes to today, and what becomes of the place and of what is still to be paid. */
export function MoveFigures({ options, chosen }: { options: LineOptions; chosen: OtherDate }) {
  const { move, course, paidEur, open } = options;
  const { pay, back, feeEur, differenceEur, parts } = chosen;
  const later = laterFees(move);
  return (
    <Panel>
      <Sum chosen={chosen} later={later} />
      <KeyValue>
        <KeyValueRow term="Was">{whenText(course)}</KeyValueRow>
        <KeyValueRow term="Becomes" strong>
          {whenText(chosen.course)}
        </KeyValueRow>
        <KeyValueRow term="Paid so far">{eurText(paidEur)}, moves along</KeyValueRow>
        <KeyValueRow term="Price">{differenceText(differenceEur)}</KeyValueRow>
        <KeyValueRow term="Fee today">{feeEur === 0 ? 'none' : eurText(feeEur)}</KeyValueRow>
        {pay.eur > 0 && <KeyValueRow term="Charged">{aedText(pay.aed)}</KeyValueRow>}
        {back.eur > 0 && <KeyValueRow term="Goes back the way you paid">{aedText(back.aed)}</KeyValueRow>}
        {parts.length > 0 && (
          <KeyValueRow term={parts.length > 1 ? 'Open payments' : 'Open payment'}>
            {newDueDates(chosen)}
          </KeyValueRow>
        )}
      </KeyValue>
      {open.parts > 0 && (
        <p className="text-sm text-pretty text-muted">
          {eurText(open.eur)} stay open.
          {parts.length > 0 && ' What hangs on the start keeps its distance to the course.'}
        </p>
      )}
    </Panel>
  );
}

function Sum({ chosen: { pay, back, feeEur }, later }: { chosen: OtherDate; later: string }) {
  const isBack = back.eur > 0;
  const [label, amount] = isBack
    ? ['You get back', back.eur]
    : pay.eur > feeEur
      ? ['To pay today', pay.eur]
      : ['Fee today', pay.eur];
  return (
    <div className="grid gap-1">
      <span className="text-sm text-muted">{label}</span>
      <Figure size="md" fits={eurText(amount)}>
        {eurText(amount)}
      </Figure>
      {later && <span className="num text-sm text-pretty text-muted">{later}</span>}
    </div>
  );
}

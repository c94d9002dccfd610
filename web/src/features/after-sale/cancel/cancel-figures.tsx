import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import { basisPoints, formatPercent } from '#domain/money/money.ts';
import { aedText, counted, eurText, longDay } from '#web/lib/format.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { laterText } from '../plan-words.ts';

/** What comes back today, how it is counted, and until when. */
export function CancelFigures({ options }: { options: LineOptions }) {
  const { cancel, paidEur, open } = options;
  const { refundEur, creditEur, refundBp, keptEur } = cancel;
  const isCredit = refundEur === 0 && creditEur > 0;
  return (
    <Panel>
      <div className="grid gap-1">
        <span className="text-sm text-muted">{isCredit ? 'You get a credit note of' : 'You get back'}</span>
        <Figure size="md" fits={eurText(isCredit ? creditEur : refundEur)}>
          {eurText(isCredit ? creditEur : refundEur)}
        </Figure>
        <span className="num text-sm text-muted">
          {isCredit
            ? 'Good for 12 months, for any course'
            : refundEur > 0 && `${aedText(cancel.refundAed)} the way you paid`}
        </span>
      </div>
      <KeyValue>
        <KeyValueRow term="Paid so far">{eurText(paidEur)}</KeyValueRow>
        {refundEur > 0 && (
          <KeyValueRow term={`Refund, ${formatPercent(basisPoints(refundBp))}`}>
            {eurText(refundEur)}
          </KeyValueRow>
        )}
        {creditEur > 0 && <KeyValueRow term="Credit note">{eurText(creditEur)}</KeyValueRow>}
        <KeyValueRow term="Kept by the academy">{eurText(keptEur)}</KeyValueRow>
        {open.parts > 0 && (
          <KeyValueRow term={`Still open, ${counted(open.parts, 'payment')}`}>
            <s>{eurText(open.eur)}</s> dropped
          </KeyValueRow>
        )}
      </KeyValue>
      <Until cancel={cancel} />
    </Panel>
  );
}

function Until({ cancel }: Pick<LineOptions, 'cancel'>) {
  const [now] = cancel.dated;
  const later = laterText(cancel);
  if (!now?.until || cancel.isMoved) return null;
  return (
    <p className="text-sm text-pretty text-muted">
      The same figures through {longDay(now.until)}, by the venue’s clocks.{later && ` Then: ${later}.`}
    </p>
  );
}

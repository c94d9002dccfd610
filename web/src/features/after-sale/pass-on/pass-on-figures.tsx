import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import type { PassOnView } from '#contracts/after-sale/pass-on.ts';
import { aedText, counted, eurText } from '#web/lib/format.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { isInvited } from './pass-on-words.ts';

interface PassOnFiguresProps {
  options: LineOptions;
  fee: PassOnView['fee'];
  /** The one that waits. */
  waiting: PassOnView | null;
}

/** What it costs, and what becomes of what was paid and of what is still to be paid. */
export function PassOnFigures({ options: { paidEur, open }, fee, waiting }: PassOnFiguresProps) {
  const isPaid = waiting !== null && isInvited(waiting);
  return (
    <Panel>
      <div className="grid gap-1">
        <span className="text-sm text-muted">{isPaid ? 'Fee, paid' : waiting ? 'To pay' : 'Fee today'}</span>
        <Figure size="md" fits={eurText(fee.eur)}>
          {eurText(fee.eur)}
        </Figure>
        <span className="num text-sm text-muted">
          {fee.eur > 0 ? `charged as ${aedText(fee.aed)}` : 'nothing is charged'}
        </span>
      </div>
      <KeyValue>
        <KeyValueRow term="Paid so far">{eurText(paidEur)}, goes with the seat</KeyValueRow>
        {open.parts > 0 && (
          <KeyValueRow term={`Still open, ${counted(open.parts, 'payment')}`}>
            {eurText(open.eur)}, from you
          </KeyValueRow>
        )}
      </KeyValue>
      <p className="text-sm text-pretty text-muted">
        {open.parts > 0 && 'What is still open stays with you, on the days that were agreed. '}
        Should anything be refunded later, it goes to you, since you have paid for it.
      </p>
    </Panel>
  );
}

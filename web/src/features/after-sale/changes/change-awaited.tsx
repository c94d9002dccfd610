import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import { eurText, momentIn } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { heldText } from '../move/move-words.ts';

interface ChangeAwaitedProps {
  reference: string;
  changes: readonly LineChangeView[];
}

/** A change of date that waits for its payment, with the way there. */
export function ChangeAwaited({ reference, changes }: ChangeAwaitedProps) {
  const move = changes.find(({ kind, state }) => kind === 'move' && state === 'pending');
  if (!move?.to || !move.payUntil) return null;
  return (
    <Notice
      tone="warning"
      title={`A seat on ${heldText(move.to)} is held for you until ${momentIn(move.to.venueTimezone, move.payUntil)}.`}
      action={
        <ButtonLink variant="primary" to={`/orders/${reference}/lines/${move.lineId}/change?act=move`}>
          Pay or keep my date
        </ButtonLink>
      }
      className="mb-8"
    >
      Until {eurText(move.due.eur)} is paid, your date stays as it is.
    </Notice>
  );
}

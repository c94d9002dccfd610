import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import { dotted, instantIn } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { heldText } from '../move/move-words.ts';
import { changeMoney, changeParts } from './change-words.ts';

/** Where the dates of an order's courses have been, and what each change has cost or given back. */
export function ChangesMade({ changes, zone }: { changes: readonly LineChangeView[]; zone: string }) {
  const moves = changes.filter(({ kind, state }) => kind === 'move' && state === 'done');
  if (moves.length === 0) return null;
  return (
    <Section title={moves.length > 1 ? 'Changes of date' : 'Change of date'}>
      <KeyValue>
        {moves.map((move) => (
          <KeyValueRow
            key={move._id}
            term={
              <>
                <span className="block">From {heldText(move.from)}</span>
                {move.to && <span className="block">to {heldText(move.to)}</span>}
              </>
            }
          >
            {changeMoney(move)}
            <span className="block text-sm text-muted">
              {dotted(changeParts(move), move.doneAt && instantIn(zone, move.doneAt))}
            </span>
          </KeyValueRow>
        ))}
      </KeyValue>
    </Section>
  );
}

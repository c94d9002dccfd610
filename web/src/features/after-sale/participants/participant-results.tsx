import type { ParticipantResult } from '#contracts/after-sale/participants.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

/** What became of each: some may have moved on meanwhile. */
export function ParticipantResults({ results }: { results: readonly ParticipantResult[] }) {
  const refused = results.filter(({ done }) => !done);
  return (
    <Notice
      tone={refused.length > 0 ? 'warning' : 'success'}
      live
      className="mb-6"
      title={`${results.length - refused.length} of ${results.length} done`}
    >
      <ul className="grid gap-1">
        {results.map(({ lineId, reference, name, done, message }) => (
          <li key={lineId} className={cx(!done && 'text-danger')}>
            {name || 'Somebody'}
            {reference && (
              <>
                {', '}
                <TextLink to={`${ORDERS}/${reference}`} className="num">
                  {reference}
                </TextLink>
              </>
            )}
            : {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

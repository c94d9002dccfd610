import type { Moment } from '#contracts/people/person-timeline.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { fieldWords, pageOf, wordsOf } from './timeline-view.ts';

/** What happened, and what was changed by it. */
export function MomentLine({ moment }: { moment: Moment }) {
  const { before, name, after } = wordsOf(moment);
  const to = pageOf(moment);
  return (
    <div className="min-w-0 wrap-anywhere">
      <p>
        {before} {to ? <TextLink to={to}>{name}</TextLink> : <bdi>{name}</bdi>} {after}
      </p>
      {moment.changes.length > 0 && (
        <ul className="text-muted">
          {moment.changes.map((change) => (
            <li key={change.field}>
              {fieldWords(change.field)}: <Change {...change} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Change = ({ before, after }: Moment['changes'][number]) => (
  <>
    {before && (
      <>
        <span className="sr-only">from</span> <del>{before}</del>{' '}
      </>
    )}
    <span className="sr-only">to</span> <ins className="text-ink no-underline">{after || 'nothing'}</ins>
  </>
);

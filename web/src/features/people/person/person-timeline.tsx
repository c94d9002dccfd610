import { MOMENT_KINDS, type Moment } from '#contracts/people/person-timeline.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import type { ViewOf } from '#web/lists/list-address.ts';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { kindWords, pageOf, type Timeline, wordsOf } from './timeline-view.ts';

interface PersonTimelineProps {
  list: Timeline;
  view: ViewOf<Timeline>;
  moments: readonly Moment[];
  nextCursor: string | null;
}

const KINDS = MOMENT_KINDS.map((value) => ({ value, label: kindWords[value] }));

/** Orders, learning, letters and all else that is known of a person, by when it was. */
export function PersonTimeline({ list, view, moments, nextCursor }: PersonTimelineProps) {
  return (
    <Sheet title="What happened" flush>
      <div className="border-b border-hairline px-5 py-3.5">
        <ChoiceChips
          label="Filter what happened"
          all="All"
          choices={KINDS}
          current={view.kind}
          to={(kind) => list.changed(view, { kind })}
        />
      </div>
      <WhileAsked list={list} view={view}>
        {moments.length > 0 ? (
          <ol className="grid px-5 text-sm">
            {moments.map((moment) => (
              <li
                key={moment._id}
                className="grid gap-x-5 gap-y-0.5 border-b border-hairline py-2.5 last:border-b-0 md:grid-cols-[12rem_minmax(0,1fr)]"
              >
                <time dateTime={moment.at} className="num text-muted">
                  {officeMoment(moment.at)}
                </time>
                <Said moment={moment} />
              </li>
            ))}
          </ol>
        ) : (
          <p className="p-5 text-muted">Nothing is known of this yet.</p>
        )}
      </WhileAsked>
      <Pages list={list} view={view} nextCursor={nextCursor} words={{ first: 'Newest', next: 'Older' }} />
    </Sheet>
  );
}

function Said({ moment }: { moment: Moment }) {
  const { before, name, after } = wordsOf(moment);
  const to = pageOf(moment);
  return (
    <p className="wrap-anywhere">
      {before} {to ? <TextLink to={to}>{name}</TextLink> : <bdi>{name}</bdi>} {after}
    </p>
  );
}

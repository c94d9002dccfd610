import { MOMENT_KINDS } from '#contracts/people/people-options.ts';
import type { Moment } from '#contracts/people/person-timeline.ts';
import { officeAgo, officeMoment } from '#web/lib/office-time.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { MomentLine } from './moment-line.tsx';
import type { PersonPage, PersonView } from './person-view.ts';
import { kindWords } from './timeline-view.ts';

interface PersonTimelineProps {
  list: PersonPage;
  view: PersonView;
  title: string;
  moments: readonly Moment[];
  nextCursor: string | null;
}

const KINDS = MOMENT_KINDS.map((value) => ({ value, label: kindWords[value] }));

/** Orders, money, learning, letters and all else that is known of a person, by when it was; of all of it kinds are chosen. */
export function PersonTimeline({ list, view, title, moments, nextCursor }: PersonTimelineProps) {
  return (
    <Sheet title={title} flush>
      {view.tab === 'audit' && (
        <div className="border-b border-hairline px-5 py-3.5">
          <ChoiceChips
            label="Filter what happened"
            all="All"
            choices={KINDS}
            current={view.kind}
            to={(kind) => list.changed(view, { kind })}
          />
        </div>
      )}
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
                <MomentLine moment={moment} />
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

interface LatestMomentsProps {
  list: PersonPage;
  moments: readonly Moment[];
  /** How many there are in all. */
  count: number;
  now: string;
}

/** What happened last, and the way to all of it. */
export const LatestMoments = ({ list, moments, count, now }: LatestMomentsProps) => (
  <Sheet
    title="Audit"
    actions={<TextLink to={list.to({ tab: 'audit' })}>All {count.toLocaleString('en')}</TextLink>}
    flush
  >
    {moments.length === 0 && <p className="p-5 text-muted">Nothing has happened yet.</p>}
    <ol className="grid px-5 text-sm">
      {moments.map((moment) => (
        <li
          key={moment._id}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-b border-hairline py-2.5 last:border-b-0"
        >
          <time dateTime={moment.at} className="num text-muted">
            {officeAgo(now, moment.at)}
          </time>
          <MomentLine moment={moment} />
        </li>
      ))}
    </ol>
  </Sheet>
);

import type { RunKind } from '#domain/courses/course-kind.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { type CourseRow, countText } from '../course-lists.ts';
import { CourseTable, type MonthCounts } from './course-table.tsx';
import { HistoryTable } from './history-table.tsx';
import { type ListState, nextStep, publicLists } from './list-state.ts';
import { MoreRows } from './more-rows.tsx';
import { NoCourses } from './no-courses.tsx';

type Lists<T> = { upcoming: T; past: T };

interface ListViewProps extends Lists<readonly CourseRow[]> {
  kind: RunKind;
  state: ListState;
  total: { upcoming: number; expired: number };
  /** How many coming dates each month has, shown or not. */
  months: MonthCounts;
  /** Where the next page of each list begins. */
  next: Lists<string | null>;
  nearest: readonly CourseRow[];
  hasSomeWords: boolean;
}

/** What can be booked, and what took place. */
export function ListView({
  kind,
  state,
  upcoming,
  past,
  total,
  months,
  next,
  nearest,
  hasSomeWords,
}: ListViewProps) {
  const { rows, cursor, historyRows, historyCursor } = state;
  const list = publicLists[kind];
  const grown = nextStep(rows, next.upcoming);
  const grownHistory = nextStep(historyRows, next.past);
  return (
    <>
      <section id="upcoming" aria-labelledby="upcoming-title" className="pt-10 pb-(--s9)">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="upcoming-title" className="text-xl">
            Upcoming courses
          </h2>
          <p role="status" className="num text-sm text-muted">
            {countText(total.upcoming, 'date')}
          </p>
        </div>
        {upcoming.length > 0 ? (
          <CourseTable
            label="Coming dates"
            courses={upcoming}
            months={state.sort.startsWith('price') ? undefined : months}
          />
        ) : (
          <NoCourses
            kind={kind}
            typed={state.q}
            filtered={list.isFiltered({ ...state, q: '' })}
            {...{ nearest, hasSomeWords }}
          />
        )}
        <MoreRows
          at="upcoming"
          shown={upcoming.length}
          total={total.upcoming}
          first={cursor && list.to({ ...state, cursor: '' })}
          more={grown && list.to({ ...state, ...grown })}
        />
      </section>
      {total.expired > 0 && (
        <Section
          id="history"
          title="Course History"
          intro={`${countText(total.expired, 'past date')}. They stay on the site, with their program.`}
        >
          <HistoryTable courses={past} />
          <MoreRows
            at="history"
            shown={past.length}
            total={total.expired}
            first={historyCursor && list.to({ ...state, historyCursor: '' })}
            more={
              grownHistory &&
              list.to({
                ...state,
                historyRows: grownHistory.rows,
                historyCursor: grownHistory.cursor ?? historyCursor,
              })
            }
          />
        </Section>
      )}
    </>
  );
}

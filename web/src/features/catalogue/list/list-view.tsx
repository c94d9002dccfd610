import { Section } from '#web/ui/layout/section.tsx';
import { type CourseRow, countText } from '../course-lists.ts';
import { CourseTable } from './course-table.tsx';
import { HistoryTable } from './history-table.tsx';
import { type ListState, publicList } from './list-state.ts';
import { MoreRows } from './more-rows.tsx';
import { NoCourses } from './no-courses.tsx';

type Lists<T> = { upcoming: T; past: T };

interface ListViewProps extends Lists<readonly CourseRow[]> {
  state: ListState;
  total: { upcoming: number; expired: number };
  /** Where the next page of each list begins. */
  next: Lists<string | null>;
  nearest: readonly CourseRow[];
}

/** What can be booked, and what took place. */
export function ListView({ state, upcoming, past, total, next, nearest }: ListViewProps) {
  const { cursor, historyCursor } = state;
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
          <CourseTable label="Coming dates" courses={upcoming} byMonth={!state.sort.startsWith('price')} />
        ) : (
          <NoCourses
            typed={state.q}
            filtered={publicList.isFiltered({ ...state, q: '' })}
            nearest={nearest}
          />
        )}
        <MoreRows
          first={cursor && `${publicList.to({ ...state, cursor: '' })}#upcoming`}
          more={next.upcoming && `${publicList.to({ ...state, cursor: next.upcoming })}#upcoming`}
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
            first={historyCursor && `${publicList.to({ ...state, historyCursor: '' })}#history`}
            more={next.past && `${publicList.to({ ...state, historyCursor: next.past })}#history`}
          />
        </Section>
      )}
    </>
  );
}

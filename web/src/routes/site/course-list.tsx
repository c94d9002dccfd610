import { isRouteErrorResponse, useLocation } from 'react-router';
import type { SharedPage } from '#contracts/page.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { calendarCourse, monthName } from '#web/features/calendar/calendar-course.ts';
import { EmptyMonth } from '#web/features/calendar/empty-month.tsx';
import { MonthCalendar } from '#web/features/calendar/month-calendar.tsx';
import { Subscribe } from '#web/features/calendar/subscribe.tsx';
import { countText } from '#web/features/catalogue/course-lists.ts';
import { CourseFilters } from '#web/features/catalogue/list/course-filters.tsx';
import { CourseTable } from '#web/features/catalogue/list/course-table.tsx';
import { FilterChips } from '#web/features/catalogue/list/filter-chips.tsx';
import { ListSkeleton } from '#web/features/catalogue/list/list-skeleton.tsx';
import { type ListState, publicList, publicLists } from '#web/features/catalogue/list/list-state.ts';
import { ListView } from '#web/features/catalogue/list/list-view.tsx';
import { loadCourseCalendar, loadCourseList } from '#web/features/catalogue/list/load-course-list.server.ts';
import { RUN_WORDS, runKindAt } from '#web/features/catalogue/run-words.ts';
import { CourseListData } from '#web/features/machines/course-list-data.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { problemOf } from '#web/lib/problem.ts';
import { useSite } from '#web/lib/site.ts';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/course-list';

export const handle: SharedPage = { sharedQuery: [...publicList.names, 'problem'] };

export const loader = async (args: Route.LoaderArgs) => {
  const kind = runKindAt(args.url.pathname);
  const state = publicLists[kind].readFrom(args.request);
  const page = {
    kind,
    state,
    problem: problemOf(args.request),
    today: new Date().toISOString().slice(0, 10),
  };
  return state.view === 'calendar'
    ? { ...page, list: null, calendar: await loadCourseCalendar({ ...args, kind }, state) }
    : { ...page, list: await loadCourseList({ ...args, kind }, state), calendar: null };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const month = loaderData?.calendar?.month;
  const kind = loaderData?.kind ?? 'InPersonCourse';
  const { title, description, monthDescription } = RUN_WORDS[kind];
  return pageMeta(matches, {
    address: month && publicLists[kind].to({ view: 'calendar', month }),
    title: month ? `${title} in ${monthName(month)}` : title,
    description: month ? monthDescription(monthName(month)) : description,
  });
};

const Header = ({ kind, lead }: { kind: RunKind; lead?: string }) => (
  <PageHeader
    title={RUN_WORDS[kind].title}
    lead={lead}
    breadcrumbs={[
      { label: 'Home', to: '/' },
      { label: 'Training programs', to: '/training-programs' },
      { label: RUN_WORDS[kind].short },
    ]}
  />
);

const leadText = ({ kind, list, calendar }: Route.ComponentProps['loaderData']) => {
  const count = list
    ? countText(list.total.upcoming, 'coming date')
    : `${countText(calendar.courses.length, 'course')} in ${monthName(calendar.month)}`;
  return `${count}. ${RUN_WORDS[kind].clocks}`;
};

export default function CourseList({ loaderData }: Route.ComponentProps) {
  const { kind, state, problem, today, list, calendar } = loaderData;
  const declared = publicLists[kind];
  const site = useSite();
  return (
    <main id="main" className="wrap pb-(--s9)">
      {site && list && <CourseListData site={site} courses={list.upcoming} />}
      <Header kind={kind} lead={leadText(loaderData)} />
      {problem && (
        <Notice tone="danger" live className="mb-8">
          {problem}
        </Notice>
      )}
      <CourseFilters list={declared} state={state} dateCounts={list?.dateCounts} />
      <div className="pt-3">
        <FilterChips list={declared} state={state} counts={list?.counts}>
          <Feed {...{ kind, state }} />
        </FilterChips>
      </div>
      <WhileAsked
        list={declared}
        view={state}
        isKept={(asked) => asked.view === state.view}
        skeleton={<ListSkeleton />}
      >
        {list && <ListView {...{ kind, state }} {...list} />}
        {calendar && <CalendarView {...{ kind, state, today }} {...calendar} />}
      </WhileAsked>
    </main>
  );
}

type CalendarViewProps = NonNullable<Route.ComponentProps['loaderData']['calendar']> & {
  kind: RunKind;
  state: ListState;
  today: string;
};

/** The sheet, and under it the same dates as rows that can be booked from. */
function CalendarView({ kind, state, today, month, courses, before, after }: CalendarViewProps) {
  const list = publicLists[kind];
  const linkTo = (other: string) => list.to({ ...state, month: other });
  return (
    <>
      <MonthCalendar month={month} today={today} courses={courses.flatMap(calendarCourse)} linkTo={linkTo}>
        {courses.length === 0 && (
          <EmptyMonth
            month={month}
            before={before}
            after={after}
            linkTo={linkTo}
            unfiltered={
              list.isFiltered({ ...state, date: 'upcoming' }) ? list.to({ view: 'calendar', month }) : null
            }
          />
        )}
      </MonthCalendar>
      {courses.length > 0 && (
        <Section title={`Courses in ${monthName(month)}`} full className="mt-(--s8) max-md:hidden">
          <CourseTable label={`Dates in ${monthName(month)}`} courses={courses} />
        </Section>
      )}
    </>
  );
}

type FeedProps = { kind: RunKind; state: ListState };

function Feed({ kind, state: { q, status, discipline, series } }: FeedProps) {
  const list = publicLists[kind];
  const filter = { q, status, discipline, series };
  return (
    <Subscribe
      feed={list.to(filter, `${list.path}/calendar.ics`)}
      origin={useSite()?.publicUrl ?? ''}
      filtered={list.isFiltered(filter)}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const told = isRouteErrorResponse(error) ? (error.data as { message?: string }).message : undefined;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <Header kind={runKindAt(pathname)} />
      <Notice
        tone="danger"
        title="Failed to load courses"
        action={
          <ButtonLink to={pathname + search} reloadDocument>
            Retry
          </ButtonLink>
        }
      >
        {told ?? 'Failed to load courses. Please try again.'}
      </Notice>
    </main>
  );
}

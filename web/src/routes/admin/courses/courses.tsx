import { actInBrowser, isReadAgain } from '#web/features/course-manager/acts/act-in-browser.ts';
import { viewWords } from '#web/features/course-manager/course-words.ts';
import { CourseSkeletons, FAILED, NoCourses } from '#web/features/course-manager/list/course-empty.tsx';
import { CourseFigures } from '#web/features/course-manager/list/course-figures.tsx';
import { CourseFilters } from '#web/features/course-manager/list/course-filters.tsx';
import { CourseList } from '#web/features/course-manager/list/course-list.tsx';
import { courseList, isOnlySearch, useCourseList } from '#web/features/course-manager/list/course-view.ts';
import { SavedViews } from '#web/features/course-manager/list/saved-views.tsx';
import { CourseManagerHead } from '#web/features/course-manager/manager-head.tsx';
import { ManagerPage } from '#web/features/course-manager/manager-page.tsx';
import { ClashList } from '#web/features/course-manager/timeline/clash-list.tsx';
import { CourseTimeline } from '#web/features/course-manager/timeline/course-timeline.tsx';
import { OwnRuns } from '#web/features/roster/own-runs.tsx';
import { problemOf } from '#web/features/site/error-page.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { counted } from '#web/lib/format.ts';
import { runManagerOf } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { ListProblem } from '#web/lists/list-problem.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/courses';
import { actOnCourses, loadCourses } from './courses.server.ts';

export const loader = (args: Route.LoaderArgs) => loadCourses(args);
export const action = (args: Route.ActionArgs) => actOnCourses(args);

export const clientAction = (args: Route.ClientActionArgs) => actInBrowser(args);
export const shouldRevalidate = isReadAgain;

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, plural } = runManagerOf(location.pathname);
  return officeMeta(title, `${plural} with their dates, seats and status.`);
};

type LoaderData = NonNullable<Route.ComponentProps['loaderData']['manager']>;
type ActionData = Route.ComponentProps['actionData'];

export default function Courses({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.manager ? (
    <Manager {...loaderData.manager} actionData={actionData} />
  ) : (
    <OwnRuns courses={loaderData.own} />
  );
}

function Manager({ actionData, ...loaded }: LoaderData & { actionData: ActionData }) {
  const { list } = loaded;
  return (
    <ManagerPage {...loaded} actionData={actionData} count={list?.figures.total}>
      {list && <Listed {...loaded} list={list} actionData={actionData} />}
    </ManagerPage>
  );
}

type ListedProps = Omit<LoaderData, 'list'> & {
  list: NonNullable<LoaderData['list']>;
  actionData: ActionData;
};

function Listed({ list, ...loaded }: ListedProps) {
  const courseList = useCourseList();
  const { view } = loaded;
  return (
    <div className="grid gap-4">
      <CourseFigures figures={list.figures} />
      {view.as && <ClashList clashes={loaded.clashes} hasMore={loaded.hasMoreClashes} />}
      <Sheet flush>
        <SavedViews view={view} words={viewWords} figures={list.figures} />
        <CourseFilters view={view} cities={list.cities} />
        <WhileAsked list={courseList} view={view} skeleton={<CourseSkeletons />} isKept={isOnlySearch}>
          <Rows list={list} {...loaded} />
        </WhileAsked>
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline px-5 py-2 max-md:px-4">
          <Legend total={list.total} isTable={!view.as && list.total > 0} />
          <Pages list={courseList} view={view} nextCursor={list.nextCursor} />
        </div>
      </Sheet>
    </div>
  );
}

function Rows({ list, actionData, clashes, today, ...context }: ListedProps) {
  const { view } = context;
  if (list.courses.length === 0) return <NoCourses view={view} />;
  if (view.as) return <CourseTimeline courses={list.courses} {...{ clashes, today, ...context }} />;
  return (
    <CourseList
      key={courseList.to(courseList.listOf(view))}
      courses={list.courses}
      failure={failureOf(actionData, 'bulk')}
      {...context}
    />
  );
}

function Legend({ total, isTable }: { total: number; isTable: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
      <span role="status" className="num">
        {counted(total, 'course')}
      </span>
      {isTable && (
        <>
          <span className="flex items-center gap-2">
            <i className="h-3.5 w-0.5 flex-none bg-signal" />
            Red mark on a seat bar: the minimum is not reached yet
          </span>
          <span className="max-md:hidden">Arrows, or j and k, move between rows; Enter opens one</span>
        </>
      )}
    </p>
  );
}

/** The list could not be read again: no rows, and why. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { path } = useCourseList();
  return (
    <>
      <CourseManagerHead current="list" />
      <ListProblem {...FAILED} to={path} error={error} told={problemOf(error)} />
    </>
  );
}

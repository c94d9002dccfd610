import { actInBrowser, isReadAgain } from '#web/features/course-manager/acts/act-in-browser.ts';
import { ManagerPage } from '#web/features/course-manager/manager-page.tsx';
import { RunList } from '#web/features/course-manager/runs/run-list.tsx';
import { OwnRuns } from '#web/features/roster/own-runs.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { runManagerOf } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import type { Route } from './+types/courses';
import { CourseListBoundary } from './course-list-boundary.tsx';
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
      {list && <RunList {...loaded} list={list} failure={failureOf(actionData, 'bulk')} />}
    </ManagerPage>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CourseListBoundary error={error} />;

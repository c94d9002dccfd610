import { actInBrowser, isReadAgain } from '#web/features/course-manager/acts/act-in-browser.ts';
import { FAILED } from '#web/features/course-manager/list/course-empty.tsx';
import { useCourseList } from '#web/features/course-manager/list/course-view.ts';
import { CourseManagerHead } from '#web/features/course-manager/manager-head.tsx';
import { ManagerPage } from '#web/features/course-manager/manager-page.tsx';
import { SelfPacedList } from '#web/features/course-manager/self-paced/self-paced-list.tsx';
import { problemOf } from '#web/features/site/error-page.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { ListProblem } from '#web/lists/list-problem.tsx';
import type { Route } from './+types/self-paced-courses';
import { actOnSelfPaced, loadSelfPaced } from './courses.server.ts';

export const loader = (args: Route.LoaderArgs) => loadSelfPaced(args);
export const action = (args: Route.ActionArgs) => actOnSelfPaced(args);
export const clientAction = (args: Route.ClientActionArgs) => actInBrowser(args);
export const shouldRevalidate = isReadAgain;

const { title, plural } = MANAGERS_OF_COURSES.ELearningCourse;

export const meta: Route.MetaFunction = () =>
  officeMeta(title, `${plural} with their prices, versions, learners and status.`);

export default function SelfPacedCourses({ loaderData, actionData }: Route.ComponentProps) {
  const { list, ...loaded } = loaderData;
  return (
    <ManagerPage {...loaded} actionData={actionData} count={list?.figures.total}>
      {list && <SelfPacedList {...loaded} list={list} failure={failureOf(actionData, 'bulk')} />}
    </ManagerPage>
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

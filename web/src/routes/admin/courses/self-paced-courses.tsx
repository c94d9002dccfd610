import { useRevalidator } from 'react-router';
import { NewCourseDialog } from '#web/features/course-builder/import/new-course-dialog.tsx';
import { NewCourseImports } from '#web/features/course-builder/import/new-course-imports.tsx';
import { useImports } from '#web/features/course-builder/import/use-imports.ts';
import { actInBrowser, isReadAgain } from '#web/features/course-manager/acts/act-in-browser.ts';
import { CourseList } from '#web/features/course-manager/list/course-list.tsx';
import { ManagerPage } from '#web/features/course-manager/manager-page.tsx';
import { selfPacedKind } from '#web/features/course-manager/self-paced/self-paced-kind.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import type { Route } from './+types/self-paced-courses';
import { CourseListBoundary } from './course-list-boundary.tsx';
import { actOnSelfPaced, loadSelfPaced } from './courses.server.ts';

export const loader = (args: Route.LoaderArgs) => loadSelfPaced(args);
export const action = (args: Route.ActionArgs) => actOnSelfPaced(args);
export const clientAction = (args: Route.ClientActionArgs) => actInBrowser(args);
export const shouldRevalidate = isReadAgain;

const { title, plural } = MANAGERS_OF_COURSES.ELearningCourse;

export const meta: Route.MetaFunction = () =>
  officeMeta(title, `${plural} with their prices, versions, learners and status.`);

export default function SelfPacedCourses({ loaderData, actionData }: Route.ComponentProps) {
  const { list, imports, ...loaded } = loaderData;
  const { revalidate } = useRevalidator();
  const { runs, add, dismiss } = useImports({
    courseId: null,
    first: imports,
    onOver: () => void revalidate(),
  });
  return (
    <ManagerPage
      {...loaded}
      actionData={actionData}
      count={list?.figures.total}
      tools={<NewCourseDialog onSent={add} />}
    >
      {list && (
        <>
          <NewCourseImports runs={runs} onDismiss={(run) => void dismiss(run)} />
          <CourseList {...loaded} of={selfPacedKind} list={list} failure={failureOf(actionData, 'bulk')} />
        </>
      )}
    </ManagerPage>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CourseListBoundary error={error} />;

import { History } from 'lucide-react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { JsonPage } from '#contracts/page.ts';
import { saveOrSay } from '#web/editor/save/save-or-say.ts';
import { CourseEditor } from '#web/features/course-form/course-editor.tsx';
import { COURSE_WORDS } from '#web/features/course-form/course-plan.ts';
import { useCourse } from '#web/features/course-form/form-facts.ts';
import { loadStored } from '#web/features/course-form/load-editor.server.ts';
import { saveCourse } from '#web/features/course-form/save-course.server.ts';
import { EditedCourse } from '#web/features/course-manager/edited-course.tsx';
import { CourseManagerHead } from '#web/features/course-manager/manager-head.tsx';
import { managerFor, managerOf, useManager } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import type { Route } from './+types/course-edit';
import { previewCourse } from './preview-course.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const { _id } = await requireStaff(args);
  const editor = await loadStored(personalApi(args), managerFor(args.request).kind, args.params.id);
  return { ...editor, person: _id, idempotencyKey: crypto.randomUUID() };
};

export const handle: JsonPage = { takesJson: true };

export const action = (args: Route.ActionArgs) =>
  saveCourse(args.request, {
    api: personalApi(args),
    kind: managerFor(args.request).kind,
    id: args.params.id,
  });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  saveOrSay(request, serverAction, COURSE_WORDS);

/** The form goes on with what its own saving answered. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { one } = managerOf(location.pathname);
  return officeMeta(`Edit ${loaderData?.stored.basic.title ?? one}`, `Change what ${one} says.`);
};

export default function EditCourse({ loaderData, params }: Route.ComponentProps) {
  const { path, history } = useManager();
  return (
    <>
      <CourseManagerHead current="edit" courseId={params.id} />
      <CourseEditor
        key={params.id}
        {...loaderData}
        listPath={path}
        preview={previewCourse(loaderData.facts)}
        tools={
          <>
            <StoredCourse />
            <ButtonLink to={history(params.id)} size="sm">
              <History />
              History
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** As the last save has left it. */
function StoredCourse() {
  const { stored } = useCourse();
  return stored && <EditedCourse {...stored} />;
}

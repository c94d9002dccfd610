import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { JsonPage } from '#contracts/page.ts';
import { saveOrSay } from '#web/editor/save/save-or-say.ts';
import { CourseEditor } from '#web/features/course-form/course-editor.tsx';
import { COURSE_WORDS } from '#web/features/course-form/course-plan.ts';
import { loadNew } from '#web/features/course-form/load-editor.server.ts';
import { saveCourse } from '#web/features/course-form/save-course.server.ts';
import { TemplateChoice } from '#web/features/course-form/template-choice.tsx';
import { CourseManagerHead } from '#web/features/course-manager/manager-head.tsx';
import { managerFor, managerOf, useManager } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireStaff } from '#web/lib/page.ts';
import type { Route } from './+types/course-create';
import { previewCourse } from './preview-course.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const { _id } = await requireStaff(args);
  const template = args.url.searchParams.get('template') || null;
  const editor = await loadNew(personalApi(args), managerFor(args.request).kind, template);
  return { ...editor, person: _id, idempotencyKey: crypto.randomUUID() };
};

export const handle: JsonPage = { takesJson: true };

export const action = (args: Route.ActionArgs) =>
  saveCourse(args.request, { api: personalApi(args), kind: managerFor(args.request).kind });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  saveOrSay(request, serverAction, COURSE_WORDS);

/** What was saved is known from the answer; only another template begins the form anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search;

export const meta: Route.MetaFunction = ({ location }) => {
  const { one } = managerOf(location.pathname);
  return officeMeta(`Create ${one}`, 'Its sections, of which the first are required.');
};

export default function CreateCourse({ loaderData }: Route.ComponentProps) {
  const { templates, template, ...editor } = loaderData;
  const { path } = useManager();
  return (
    <>
      <CourseManagerHead current="create" />
      <CourseEditor
        key={template}
        {...editor}
        listPath={path}
        preview={previewCourse(editor.facts)}
        tools={<TemplateChoice templates={templates} current={template} />}
      />
    </>
  );
}

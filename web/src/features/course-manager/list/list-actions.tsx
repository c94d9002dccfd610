import { Form, SubmitButton } from '#web/forms/form.tsx';
import { COURSES } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { COURSE_NOTICES, type CourseView, listOf } from './course-view.ts';
import { ExportLinks } from './export-links.tsx';

/** What is done with the list as it is shown. */
export function ListActions({ view }: { view: CourseView }) {
  return (
    <>
      <ButtonLink to={COURSE_NOTICES} size="sm">
        Notifications
      </ButtonLink>
      <ExportLinks view={view} />
      <Form method="get" action={COURSES} replace preventScrollReset>
        {Object.entries(listOf(view))
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <input key={name} type="hidden" name={name} value={text} />
          ))}
        <SubmitButton variant="outline" size="sm">
          Refresh
        </SubmitButton>
      </Form>
    </>
  );
}

import { redirect } from 'react-router';
import { DeleteQuestion } from '#web/features/teaching/delete-question.tsx';
import { InstructorTable } from '#web/features/teaching/instructor-table.tsx';
import { CREATE_INSTRUCTOR, pathWith } from '#web/features/teaching/teaching-paths.ts';
import { Form } from '#web/forms/form.tsx';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { INSTRUCTORS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { SearchField } from '#web/ui/controls/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { DoneTold } from '#web/ui/messages/told.tsx';
import type { Route } from './+types/instructors';

const doneWords: Readonly<Record<string, string>> = {
  created: 'Instructor created successfully',
  updated: 'Instructor updated successfully',
  deleted: 'Instructor deleted successfully',
};

export const loader = async (args: Route.LoaderArgs) => {
  const { role } = await requireStaff(args);
  const { searchParams } = new URL(args.request.url);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const { instructors } = requireAnswer(await personalApi(args).call('listAdminInstructors', { q }));
  const isAdmin = role === 'admin';
  return {
    q,
    instructors,
    isAdmin,
    asked: isAdmin && instructors.find(({ _id }) => _id === searchParams.get('delete')),
    done: doneWords[searchParams.get('done') ?? ''],
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const answer = await personalApi(args).call('deleteInstructor', { id: String(form.get('id')) });
  return answer.success
    ? redirect(pathWith(INSTRUCTORS, { done: 'deleted' }), 303)
    : refuse('delete', answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Instructors', 'Who teaches, and what they teach next.');

export default function Instructors({ loaderData, actionData }: Route.ComponentProps) {
  const { q, instructors, isAdmin, asked, done } = loaderData;
  const below = pathWith(INSTRUCTORS, { q });
  return (
    <>
      <PageHeader
        size="2xl"
        title="Instructors"
        actions={
          <ButtonLink to={CREATE_INSTRUCTOR} size="sm" variant="primary">
            New instructor
          </ButtonLink>
        }
      />
      <DoneTold words={done} seconds={3} told={below} />
      {asked && (
        <DeleteQuestion asked={asked} failure={failureOf(actionData, 'delete')} below={below}>
          The page of the instructors no longer shows them. This cannot be undone.
        </DeleteQuestion>
      )}
      <Sheet flush>
        <Form
          method="get"
          action={INSTRUCTORS}
          key={q}
          className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
        >
          <SearchField
            name="q"
            label="Search instructors"
            placeholder="Name, city, credential or specialty"
            defaultValue={q}
            className="min-w-0 flex-[1_1_10rem] md:max-w-96"
          />
          <Button type="submit" size="sm">
            Search
          </Button>
        </Form>
        {instructors.length > 0 ? (
          <InstructorTable instructors={instructors} q={q} isAdmin={isAdmin} />
        ) : (
          <NoInstructors q={q} />
        )}
      </Sheet>
    </>
  );
}

function NoInstructors({ q }: { q: string }) {
  return (
    <div className="p-5">
      {q ? (
        <EmptyState
          title="Nobody is found by these words"
          actions={<ButtonLink to={INSTRUCTORS}>Show all instructors</ButtonLink>}
        >
          The search looks in names, cities, credentials and specialties.
        </EmptyState>
      ) : (
        <EmptyState title="There are no instructors yet">
          Whoever is added here can be chosen for a course and is shown on the page of the instructors.
        </EmptyState>
      )}
    </div>
  );
}

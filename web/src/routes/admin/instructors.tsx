import { redirect } from 'react-router';
import { DeleteQuestion } from '#web/features/teaching/delete-question.tsx';
import { InstructorTable } from '#web/features/teaching/instructor-table.tsx';
import { CREATE_INSTRUCTOR, instructorList } from '#web/features/teaching/teaching-views.ts';
import { instructorDone, noInstructors } from '#web/features/teaching/teaching-words.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { DoneTold } from '#web/ui/messages/told.tsx';
import type { Route } from './+types/instructors';
import { ListBoundary } from './list-boundary.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const { role } = await requireStaff(args);
  const view = instructorList.readFrom(args.request);
  const answer = await personalApi(args).call('listAdminInstructors', instructorList.asked(view));
  const { instructors } = requireAnswer(answer);
  const isAdmin = role === 'admin';
  return {
    view,
    instructors,
    isAdmin,
    asked: isAdmin && instructors.find(({ _id }) => _id === view.delete),
    done: instructorDone[view.done],
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const answer = await personalApi(args).call('deleteInstructor', formReader(form).typed(['id']));
  return answer.success ? redirect(instructorList.to({ done: 'deleted' }), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Instructors', 'Who teaches, and what they teach next.');

export default function Instructors({ loaderData, actionData }: Route.ComponentProps) {
  const { view, instructors, isAdmin, asked, done } = loaderData;
  const below = instructorList.to(instructorList.listOf(view));
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
        <ListForm
          list={instructorList}
          view={view}
          fields={['q']}
          className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
        >
          <SearchBox
            asked={view.q}
            label="Search instructors"
            placeholder="Name, city, credential or specialty"
            className="min-w-0 flex-[1_1_10rem] md:max-w-96"
          />
          <Button type="submit" size="sm">
            Search
          </Button>
        </ListForm>
        <WhileAsked list={instructorList} view={view}>
          {instructors.length > 0 ? (
            <InstructorTable instructors={instructors} q={view.q} isAdmin={isAdmin} />
          ) : (
            <EmptyList list={instructorList} view={view} {...noInstructors} />
          )}
        </WhileAsked>
      </Sheet>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Instructors" rows="instructors" to={instructorList.path} error={error} />
);

import { redirect } from 'react-router';
import { CertificateTabs } from '#web/features/certificates/office/certificate-tabs.tsx';
import { heldBackList } from '#web/features/certificates/office/certificate-views.ts';
import { HeldBackTable } from '#web/features/certificates/office/held-back-table.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ListForm } from '#web/lists/list-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { SearchField } from '#web/ui/controls/search-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/held-back';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = heldBackList.readFrom(args.request);
  const answer = await personalApi(args).call('adminListHeldBack', heldBackList.asked(view));
  const { people, isCut } = requireAnswer(answer);
  return { view, people, isCut };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const read = formReader(form);
  const enrolmentIds = [...new Set(read.all('ids'))];
  if (enrolmentIds.length > 0 && read.oneOf('how', ['due', 'reason']) === 'reason')
    return redirect(`${CERTIFICATES}/issue?people=${enrolmentIds.join(',')}`, 303);
  const answer = await personalApi(args).call('issueCertificates', { enrolmentIds });
  const view = heldBackList.readFrom(args.request);
  return answer.success ? redirect(heldBackList.to({ ...view, issued: true }), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Held back', 'Who has no certificate yet, and which rules are not met.');

export default function HeldBackPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, people, isCut } = loaderData;
  return (
    <>
      <CertificateTabs current={heldBackList.path} />
      <div className="grid gap-4">
        {view.issued && (
          <Notice tone="success" live>
            Issued. Who is still in this list has not met every rule.
          </Notice>
        )}
        <Sheet flush>
          <ListForm
            list={heldBackList}
            view={view}
            fields={['course']}
            className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
          >
            <SearchField
              name="course"
              label="Course"
              placeholder="Code or address of a course"
              defaultValue={view.course}
              className="min-w-0 flex-[1_1_18rem]"
            />
            <Button type="submit" size="sm">
              Show
            </Button>
          </ListForm>
          {people.length > 0 ? (
            <HeldBackTable people={people} failure={failureOf(actionData, 'issue')} />
          ) : (
            <div className="p-5">
              <EmptyState title="Nobody is held back">
                Everybody on a course that certifies has a certificate, or there is no such course.
              </EmptyState>
            </div>
          )}
          {isCut && (
            <p className="border-t border-hairline px-5 py-3.5 text-sm text-muted">
              The latest are shown. Name a course to see all of its people.
            </p>
          )}
        </Sheet>
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Held back" rows="people" to={heldBackList.path} error={error} />
);

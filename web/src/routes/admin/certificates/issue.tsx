import { redirect } from 'react-router';
import { heldBackList } from '#web/features/certificates/office/certificate-views.ts';
import { ReasonForm } from '#web/features/certificates/office/reason-form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { personalApi, requireStaff } from '#web/lib/page.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/issue';

const peopleIn = (request: Request): string[] =>
  (new URL(request.url).searchParams.get('people') ?? '').split(',').filter(Boolean);

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const people = peopleIn(args.request);
  if (people.length === 0) throw redirect(heldBackList.path, 303);
  return { count: people.length };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const read = formReader(form);
  const reason = read.text('reason');
  if (reason === '')
    return refuse(
      { success: false, status: 400, issues: [{ field: 'reason', message: 'Reason is required' }] },
      form,
    );
  const answer = await personalApi(args).call('issueCertificates', {
    enrolmentIds: peopleIn(args.request),
    reason,
    name: read.text('name'),
  });
  return answer.success ? redirect(heldBackList.to({ issued: true }), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Issue by hand', 'Certificates for people who have not met every rule.');

export default function IssueByHand({ loaderData: { count }, actionData }: Route.ComponentProps) {
  const failure = failureOf(actionData, 'issue');
  const form = useFormIssues(failure);
  return (
    <>
      <PageHeader
        size="2xl"
        title={`Issue ${counted(count, 'certificate')} by hand`}
        breadcrumbs={[
          { label: 'Certificates', to: CERTIFICATES },
          { label: 'Held back', to: heldBackList.path },
          { label: 'Issue' },
        ]}
      />
      <Sheet>
        <ReasonForm
          intent="issue"
          failure={failure}
          hint="Kept with the certificate and in the history. Rules that are not met stay written there."
          button="Issue"
          cancelTo={heldBackList.path}
        >
          {count === 1 && (
            <TextField
              label="Name on the certificate"
              maxLength={200}
              optional
              hint="Only where it cannot be printed as it is on file."
              {...form.field('name')}
            />
          )}
        </ReasonForm>
      </Sheet>
    </>
  );
}

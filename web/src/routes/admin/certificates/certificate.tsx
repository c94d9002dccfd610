import { redirect } from 'react-router';
import { OfficeFacts } from '#web/features/certificates/office/office-facts.tsx';
import { ReasonForm } from '#web/features/certificates/office/reason-form.tsx';
import { RuleList } from '#web/features/certificates/own/rule-list.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/certificate';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { number } = args.params;
  const { certificate } = requireAnswer(await personalApi(args).call('adminGetCertificate', { number }));
  // Named by its id it is shown at its number, by which everything here is done.
  if (number !== certificate.number) throw redirect(`${CERTIFICATES}/${certificate.number}`, 303);
  return certificate;
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const read = formReader(form);
  const answer = await personalApi(args).call('reissueCertificate', {
    number: args.params.number,
    name: read.text('name'),
    reason: read.text('reason'),
  });
  return answer.success
    ? redirect(`${CERTIFICATES}/${answer.certificate.number}`, 303)
    : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ params }) =>
  officeMeta(
    `Certificate ${params.number}`,
    'What it says, how it came about, and what can be done about it.',
  );

export default function AdminCertificate({ loaderData: certificate, actionData }: Route.ComponentProps) {
  const { number, name, state, findings } = certificate;
  const failure = failureOf(actionData, 'reissue');
  const form = useFormIssues(failure);
  const stands = state === 'valid' || state === 'expired';
  return (
    <>
      <PageHeader
        size="2xl"
        title={name}
        breadcrumbs={[{ label: 'Certificates', to: CERTIFICATES }, { label: number }]}
        actions={
          <>
            <ButtonLink size="sm" to={`/verify/${number}`}>
              Public page
            </ButtonLink>
            {stands && (
              <ButtonLink size="sm" variant="danger-outline" to={`${CERTIFICATES}/revoke?numbers=${number}`}>
                Revoke
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="grid gap-4">
        <Sheet title="What it is" beside>
          <OfficeFacts certificate={certificate} />
        </Sheet>
        {findings.length > 0 && (
          <Sheet title="What was known when it was issued" beside>
            <RuleList findings={findings} />
          </Sheet>
        )}
        {stands && (
          <Sheet title="Issue again with a corrected name" beside>
            <ReasonForm
              intent="reissue"
              failure={failure}
              hint="Kept in the history; the one before then says that it was replaced."
              button="Issue again"
              cancelTo={CERTIFICATES}
            >
              <TextField
                label="Name on the certificate"
                maxLength={200}
                required
                {...form.field('name', name)}
              />
            </ReasonForm>
          </Sheet>
        )}
      </div>
    </>
  );
}

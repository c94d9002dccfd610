import { redirect } from 'react-router';
import { certificateList } from '#web/features/certificates/office/certificate-views.ts';
import { ReasonForm } from '#web/features/certificates/office/reason-form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { counted } from '#web/lib/format.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { personalApi, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/revoke';

const numbersIn = (request: Request): string[] =>
  (new URL(request.url).searchParams.get('numbers') ?? '').split(',').filter(Boolean);

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const numbers = numbersIn(args.request);
  if (numbers.length === 0) throw redirect(CERTIFICATES, 303);
  return { numbers };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const answer = await personalApi(args).call('revokeCertificates', {
    numbers: numbersIn(args.request),
    reason: formReader(form).text('reason'),
  });
  return answer.success ? redirect(certificateList.to({ done: 'revoked' }), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Revoke certificates', 'Whoever verifies them is told so, with the reason.');

export default function RevokeCertificates({ loaderData: { numbers }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        size="2xl"
        title={`Revoke ${counted(numbers.length, 'certificate')}`}
        breadcrumbs={[{ label: 'Certificates', to: CERTIFICATES }, { label: 'Revoke' }]}
      />
      <Sheet>
        <p className="num mb-5 text-md wrap-anywhere">{numbers.join(', ')}</p>
        <ReasonForm
          intent="revoke"
          failure={failureOf(actionData, 'revoke')}
          hint="Everybody who verifies the certificate reads it. It cannot be taken back; another certificate can be issued."
          button="Revoke"
          isDangerous
          cancelTo={CERTIFICATES}
        />
      </Sheet>
    </>
  );
}

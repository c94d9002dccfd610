import { redirect } from 'react-router';
import { CertificateTabs } from '#web/features/certificates/office/certificate-tabs.tsx';
import { certificateList } from '#web/features/certificates/office/certificate-views.ts';
import { ImportForm } from '#web/features/certificates/office/import-form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { personalApi, requireStaff } from '#web/lib/page.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/import';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  return null;
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const answer = await personalApi(args).call('importCertificates', { csv: formReader(form).text('csv') });
  return answer.success ? redirect(certificateList.to({ done: 'imported' }), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Take over certificates', 'Certificates that were given before, from a list.');

export default function ImportCertificates({ actionData }: Route.ComponentProps) {
  return (
    <>
      <CertificateTabs current={`${CERTIFICATES}/import`} />
      <Sheet title="Certificates that were given before" beside>
        <ImportForm failure={failureOf(actionData, 'import')} />
      </Sheet>
    </>
  );
}

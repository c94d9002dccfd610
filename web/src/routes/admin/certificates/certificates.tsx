import { redirect } from 'react-router';
import { CertificateFilters } from '#web/features/certificates/office/certificate-filters.tsx';
import { CertificateTable } from '#web/features/certificates/office/certificate-table.tsx';
import { CertificateTabs } from '#web/features/certificates/office/certificate-tabs.tsx';
import { certificateList, noCertificates } from '#web/features/certificates/office/certificate-views.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/certificates';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = certificateList.readFrom(args.request);
  const answer = await personalApi(args).call('adminListCertificates', certificateList.asked(view));
  const { certificates, nextCursor } = requireAnswer(answer);
  return { view, certificates, nextCursor };
};

/** On to where those that were chosen are revoked, with a reason. */
export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const numbers = [...new Set(formReader(form).all('ids'))];
  if (numbers.length === 0)
    return refuse({ success: false, status: 400, message: 'Please choose a certificate first.' }, form);
  return redirect(`${CERTIFICATES}/revoke?numbers=${numbers.join(',')}`, 303);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Certificates', 'What was issued, by number, name or course.');

const DONE = {
  revoked: 'Revoked. Whoever verifies them is told so from now on.',
  imported: 'The list was taken over.',
};

export default function AdminCertificates({ loaderData, actionData }: Route.ComponentProps) {
  const { view, certificates, nextCursor } = loaderData;
  return (
    <>
      <CertificateTabs current={CERTIFICATES} />
      <div className="grid gap-4">
        {view.done && (
          <Notice tone="success" live>
            {DONE[view.done]}
          </Notice>
        )}
        <Sheet flush>
          <CertificateFilters view={view} holder={certificates[0]?.name ?? 'one person'} />
          <WhileAsked list={certificateList} view={view}>
            {certificates.length > 0 ? (
              <CertificateTable certificates={certificates} failure={failureOf(actionData, 'revoke')} />
            ) : (
              <EmptyList list={certificateList} view={view} {...noCertificates} />
            )}
          </WhileAsked>
          <Pages list={certificateList} view={view} nextCursor={nextCursor} />
        </Sheet>
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Certificates" rows="certificates" to={CERTIFICATES} error={error} />
);

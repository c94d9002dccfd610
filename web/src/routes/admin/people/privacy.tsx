import { redirect } from 'react-router';
import { REQUEST_WORDS as words } from '#web/features/privacy/privacy-words.ts';
import { RequestTable } from '#web/features/privacy/request-table.tsx';
import { FailureNotice } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOfAct, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { PRIVACY, RETENTION_PATH } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/privacy';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const { requests } = requireAnswer(await personalApi(args).call('listErasureRequests', {}));
  return { requests, isRefused: new URL(args.request.url).searchParams.get('done') === 'refuse' };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const form = await args.request.formData();
  const { id } = requireIntent(form, ['refuse']);
  const answer = await personalApi(args).call('refuseErasure', {
    id,
    ...formReader(form).typed(['reason']),
  });
  return answer.success ? redirect(`${PRIVACY}?done=refuse`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () => officeMeta('Privacy', 'Who asks to be erased, and by when.');

export default function PrivacyRequests({
  loaderData: { requests, isRefused },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        size="2xl"
        title="Privacy"
        lead="Who asks to be erased has an answer within 30 days: delete them on their page, or refuse with a reason."
      />
      <div className="grid gap-4">
        <p>
          <TextLink to={RETENTION_PATH}>What goes once it is old: retention</TextLink>
        </p>
        {isRefused && !actionData && (
          <Notice tone="success" live>
            {words.refused}
          </Notice>
        )}
        <FailureNotice failure={failureOfAct(actionData, ['refuse'])} className="" />
        {requests.length > 0 ? (
          <Sheet flush>
            <RequestTable requests={requests} />
          </Sheet>
        ) : (
          <EmptyState title={words.none.title}>{words.none.text}</EmptyState>
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Privacy" rows="requests" to={PRIVACY} error={error} />
);

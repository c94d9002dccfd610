import { redirect } from 'react-router';
import { IntegrationsHead } from '#web/features/integrations/integrations-head.tsx';
import { KeyForm } from '#web/features/integrations/key-form.tsx';
import { KeyTable } from '#web/features/integrations/key-table.tsx';
import { keyList } from '#web/features/integrations/key-view.ts';
import { readKey } from '#web/features/integrations/read-key.ts';
import { SecretOnce } from '#web/features/integrations/secret-once.tsx';
import { FailureNotice } from '#web/forms/form.tsx';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, failureOfAct, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { INTEGRATIONS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/keys';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const { keys } = requireAnswer(await personalApi(args).call('listApiKeys', {}));
  return { keys, view: keyList.readFrom(args.request) };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const form = await args.request.formData();
  const api = personalApi(args);
  const { act, id } = requireIntent(form, ['make', 'end']);
  if (act === 'end') {
    const answer = await api.call('endApiKey', { id });
    return answer.success ? redirect(keyList.to({ ended: true }), 303) : refuse(answer, form);
  }
  const answer = await api.call('createApiKey', readKey(form));
  // Not a redirect: the key is in this answer and nowhere else.
  return answer.success ? { made: { message: answer.message, secret: answer.secret } } : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Integrations', 'API keys by which other programs read and write what they may.');

export default function ApiKeys({ loaderData: { keys, view }, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : undefined;
  const isOpen = view.new && !made;
  return (
    <>
      <IntegrationsHead
        current={INTEGRATIONS}
        lead={
          <>
            Other programs make the calls of the <TextLink to="/api/docs">reference</TextLink> with a key.
          </>
        }
        actions={
          !isOpen && (
            <ButtonLink to={keyList.to({ new: true })} size="sm" variant="primary">
              New API key
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4">
        {made && <SecretOnce what="API key" {...made} />}
        {view.ended && !actionData && (
          <Notice tone="success" live>
            The key has ended.
          </Notice>
        )}
        {isOpen && <KeyForm failure={failureOf(actionData, 'make')} />}
        <FailureNotice failure={failureOfAct(actionData, ['end'])} className="" />
        {keys.length > 0 ? (
          <Sheet flush>
            <KeyTable keys={keys} />
          </Sheet>
        ) : (
          <EmptyState title="There are no API keys yet">
            A key lets another program read orders or write courses, as far as you say.
          </EmptyState>
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Integrations" rows="API keys" to={keyList.path} error={error} />
);

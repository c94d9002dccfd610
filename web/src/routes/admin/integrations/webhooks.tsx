import { IntegrationsHead } from '#web/features/integrations/integrations-head.tsx';
import { readWebhook } from '#web/features/integrations/read-webhook.ts';
import { SecretOnce } from '#web/features/integrations/secret-once.tsx';
import { WebhookForm } from '#web/features/integrations/webhook-form.tsx';
import { WebhookTable } from '#web/features/integrations/webhook-table.tsx';
import { webhookList } from '#web/features/integrations/webhook-view.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { WEBHOOKS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/webhooks';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const { webhooks } = requireAnswer(await personalApi(args).call('listWebhooks', {}));
  return { webhooks, view: webhookList.readFrom(args.request) };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const form = await args.request.formData();
  requireIntent(form, ['make']);
  const answer = await personalApi(args).call('createWebhook', readWebhook(form));
  // Not a redirect: the secret is in this answer and nowhere else.
  return answer.success ? { made: { message: answer.message, secret: answer.secret } } : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Webhooks', 'Addresses of other programs that are told what happens.');

export default function Webhooks({ loaderData: { webhooks, view }, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : undefined;
  const isOpen = view.new && !made;
  return (
    <>
      <IntegrationsHead
        current={WEBHOOKS}
        lead="Other programs are told what happens, by a signed message to an address of theirs."
        actions={
          !isOpen && (
            <ButtonLink to={webhookList.to({ new: true })} size="sm" variant="primary">
              New webhook
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4">
        {made && <SecretOnce what="Secret" {...made} />}
        {view.removed && !actionData && (
          <Notice tone="success" live>
            The webhook is removed.
          </Notice>
        )}
        {isOpen && <WebhookForm failure={failureOf(actionData, 'make')} cancelTo={webhookList.path} />}
        {webhooks.length > 0 ? (
          <Sheet flush>
            <WebhookTable webhooks={webhooks} />
          </Sheet>
        ) : (
          <EmptyState title="There are no webhooks yet">
            A webhook tells another program that an order is paid or a certificate was issued.
          </EmptyState>
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Integrations" rows="webhooks" to={webhookList.path} error={error} />
);

import { redirect } from 'react-router';
import { DeliveryLog } from '#web/features/integrations/delivery-log.tsx';
import { performWebhookAct, webhookActs } from '#web/features/integrations/perform-webhook-act.ts';
import { SecretOnce } from '#web/features/integrations/secret-once.tsx';
import { EndForms, SecretForm, TestForm } from '#web/features/integrations/webhook-acts.tsx';
import { WebhookForm } from '#web/features/integrations/webhook-form.tsx';
import { WebhookState } from '#web/features/integrations/webhook-state.tsx';
import { deliveryList, doneWords, webhookList } from '#web/features/integrations/webhook-view.ts';
import { FailureNotice } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, failureOfAct, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/webhook';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const { id } = args.params;
  const view = deliveryList(id).readFrom(args.request);
  const asked = { id, ...deliveryList(id).asked(view) };
  return { view, ...requireAnswer(await personalApi(args).call('getWebhook', asked)) };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const { id } = args.params;
  const form = await args.request.formData();
  const api = personalApi(args);
  const { act, id: deliveryId } = requireIntent(form, [...webhookActs, 'rotate']);
  if (act === 'rotate') {
    const answer = await api.call('rotateWebhookSecret', { id, ...formReader(form).typed(['password']) });
    // Not a redirect: the secret is in this answer and nowhere else.
    return answer.success
      ? { made: { message: answer.message, secret: answer.secret } }
      : refuse(answer, form);
  }
  const list = deliveryList(id);
  const view = list.readFrom(args.request);
  const answer = await performWebhookAct[act]({ api, id, deliveryId, form });
  if (!answer.success) return refuse(answer, form);
  return redirect(
    act === 'remove' ? webhookList.to({ removed: true }) : list.to({ ...list.listOf(view), done: act }),
    303,
  );
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Webhook', 'An address that is told what happens, and what became of each message.');

export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, view } = loaderData;
  const list = deliveryList(webhook._id);
  const made = actionData && 'made' in actionData ? actionData.made : undefined;
  return (
    <>
      <PageHeader
        size="2xl"
        title={<span className="wrap-anywhere">{webhook.url}</span>}
        lead={<TextLink to={webhookList.path}>All webhooks</TextLink>}
        actions={
          !view.change && (
            <ButtonLink to={list.to({ change: true })} size="sm">
              Change
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4">
        {made && <SecretOnce what="Secret" {...made} />}
        {view.done && !actionData && (
          <Notice tone="success" live>
            {doneWords[view.done]}
          </Notice>
        )}
        {view.change && (
          <WebhookForm
            key={webhook.updatedAt}
            webhook={webhook}
            failure={failureOf(actionData, 'save')}
            cancelTo={list.path}
          />
        )}
        <FailureNotice failure={failureOfAct(actionData, ['replay'])} className="" />
        <Sheet title="State">
          <WebhookState webhook={webhook} />
          <p className="mt-2 text-sm text-muted wrap-anywhere">Told of {webhook.events.join(', ')}</p>
        </Sheet>
        <DeliveryLog {...loaderData} />
        <div className="grid items-start gap-4 lg:grid-cols-3">
          <TestForm failure={failureOf(actionData, 'test')} />
          <SecretForm webhook={webhook} failure={failureOf(actionData, 'rotate')} />
          <EndForms
            webhook={webhook}
            switchFailure={failureOf(actionData, 'disable', 'enable')}
            removeFailure={failureOf(actionData, 'remove')}
          />
        </div>
      </div>
    </>
  );
}

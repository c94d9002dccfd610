import { redirect } from 'react-router';
import { DeliveryFacts, Payload, SendAgain } from '#web/features/integrations/delivery-facts.tsx';
import { DeliveryTries } from '#web/features/integrations/delivery-tries.tsx';
import { deliveryList, deliveryPage, doneWords } from '#web/features/integrations/webhook-view.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { WEBHOOKS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/delivery';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const { id, deliveryId } = args.params;
  const { webhook, delivery, tries } = requireAnswer(
    await personalApi(args).call('getDelivery', { id, deliveryId }),
  );
  return { webhook, delivery, tries, view: deliveryPage(id, deliveryId).readFrom(args.request) };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const { id, deliveryId } = args.params;
  const form = await args.request.formData();
  requireIntent(form, ['replay']);
  const answer = await personalApi(args).call('replayDelivery', { id, deliveryId });
  return answer.success
    ? redirect(deliveryPage(id, deliveryId).to({ done: 'replay' }), 303)
    : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData?.delivery.type ?? 'Message', 'What was sent and answered, try by try.');

export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, delivery, tries, view } = loaderData;
  const { type } = delivery;
  const earlier = delivery.tries - tries.length;
  return (
    <>
      <PageHeader
        size="2xl"
        title={<span className="wrap-anywhere">{type}</span>}
        breadcrumbs={[
          { label: 'Webhooks', to: WEBHOOKS },
          { label: new URL(webhook.url).host, to: deliveryList(webhook._id).path },
          { label: type },
        ]}
      />
      {view.done && !actionData && (
        <Notice tone="success" live className="mb-4">
          {doneWords[view.done]}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 gap-4">
          <Payload body={delivery.body} />
          <Sheet title="Tries" flush>
            {tries.length > 0 ? (
              <DeliveryTries tries={tries} />
            ) : (
              <div className="p-5">
                <EmptyState title="It was not tried">
                  {delivery.state === 'given-up'
                    ? `When its turn came, this stood in the way: ${delivery.lastProblem}.`
                    : 'What is sent and answered appears here, try by try.'}
                </EmptyState>
              </div>
            )}
            {earlier > 0 && tries.length > 0 && (
              <p className="border-t border-hairline px-5 py-3.5 text-sm text-muted">
                Of those before try {tries.at(-1)?.number} nothing is kept.
              </p>
            )}
          </Sheet>
        </div>
        <div className="grid min-w-0 gap-4">
          <DeliveryFacts webhook={webhook} delivery={delivery} />
          <SendAgain webhook={webhook} delivery={delivery} failure={failureOf(actionData, 'replay')} />
        </div>
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error, params: { id, deliveryId } }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Message" rows="the message" to={deliveryPage(id, deliveryId).path} error={error} />
);

import type { AnswerOf } from '#contracts/endpoint.ts';
import type { webhookEndpoints } from '#contracts/integrations/admin-webhooks.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { noDeliveries, STATE_CHOICES } from './delivery-words.ts';
import { type DeliveryView, deliveryList } from './webhook-view.ts';

interface DeliveryLogProps extends AnswerOf<typeof webhookEndpoints.getWebhook> {
  view: DeliveryView;
}

export function DeliveryLog({ webhook, deliveries, nextCursor, view }: DeliveryLogProps) {
  const list = deliveryList(webhook._id);
  return (
    <Sheet title="Deliveries of the last 30 days" flush>
      <div className="border-b border-hairline px-5 py-3.5">
        <ChoiceChips
          label="Filter by state"
          all="All"
          choices={STATE_CHOICES}
          current={view.state}
          to={(state) => list.changed(view, { state })}
        />
      </div>
      <WhileAsked list={list} view={view}>
        {deliveries.length > 0 ? (
          <DeliveryTable
            deliveries={deliveries}
            webhookId={webhook._id}
            isEnabled={webhook.disabledAt === null}
          />
        ) : (
          <EmptyList list={list} view={view} {...noDeliveries} />
        )}
      </WhileAsked>
      <Pages list={list} view={view} nextCursor={nextCursor} />
    </Sheet>
  );
}

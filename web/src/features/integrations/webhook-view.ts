import { DELIVERY_STATES } from '#contracts/integrations/delivery-states.ts';
import { WEBHOOKS } from '#web/lib/office-paths.ts';
import { declareList, flag, oneOf, over, page, type ViewOf } from '#web/lists/list-address.ts';

/** Whether the form of a new one is open, and whether one was just removed. */
export const webhookList = declareList(WEBHOOKS, { new: over(flag()), removed: over(flag()) });

/** The log of one: which of it and at which page, whether its form is open, and what has just been done. */
export const deliveryList = (id: string) =>
  declareList(`${WEBHOOKS}/${id}`, {
    state: oneOf(DELIVERY_STATES),
    cursor: page(),
    change: over(flag()),
    done: over(oneOf(['save', 'disable', 'enable', 'test', 'replay'])),
  });

export type DeliveryView = ViewOf<ReturnType<typeof deliveryList>>;

export const deliveryPath = (id: string, deliveryId: string) => `${WEBHOOKS}/${id}/deliveries/${deliveryId}`;

/** One message of it, and whether it was just sent again. */
export const deliveryPage = (id: string, deliveryId: string) =>
  declareList(deliveryPath(id, deliveryId), { done: over(oneOf(['replay'])) });

export const doneWords = {
  save: 'The changes are saved.',
  disable: 'The webhook is disabled: it is told nothing more.',
  enable: 'The webhook is enabled.',
  test: 'A test message is on its way. Please load this page again to see what became of it.',
  replay: 'The message is sent again. Please load this page again to see what became of it.',
} as const;

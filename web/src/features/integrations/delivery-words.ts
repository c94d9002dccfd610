import { DELIVERY_STATES, type DeliveryState } from '#contracts/integrations/delivery-states.ts';

export const deliveryStates: Readonly<
  Record<DeliveryState, { word: string; tone: 'neutral' | 'warning' | 'success' | 'danger' }>
> = {
  waiting: { word: 'waiting', tone: 'neutral' },
  failing: { word: 'failing', tone: 'warning' },
  delivered: { word: 'delivered', tone: 'success' },
  'given-up': { word: 'given up', tone: 'danger' },
};

/** 'Given up': as a filter has it. */
export const STATE_CHOICES = DELIVERY_STATES.map((value) => {
  const { word } = deliveryStates[value];
  return { value, label: word.charAt(0).toUpperCase() + word.slice(1) };
});

export const noDeliveries = {
  unmatched: { title: 'No message is in this state', all: 'Show all messages' },
  none: { title: 'Nothing was sent yet', text: 'What happens from now on appears here.' },
};

/** 'Answered 500', or why nobody has; '' where it was not tried. */
export const outcomeWords = ({ status, problem }: { status: number | null; problem: string }): string =>
  problem || (status === null ? '' : `Answered ${status}`);

/** '240 ms', '15.0 s'. */
export const tookWords = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

/** JSON as it is read: what is signed are the bytes without these spaces. */
export const prettyJson = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

/** What waits for a try is sent anyway. */
export const canSendAgain = ({ state }: { state: DeliveryState }): boolean =>
  state === 'delivered' || state === 'given-up';

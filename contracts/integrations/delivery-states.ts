/**
 * What has become of a message: not tried yet or asked for again, failed and tried again later, taken, or tried no more
 * by itself.
 */
export const DELIVERY_STATES = ['waiting', 'failing', 'delivered', 'given-up'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

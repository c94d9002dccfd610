import { shortTitle } from '#domain/orders/short-title.ts';
import { caseTopic } from './case-words.ts';
import type { Fact, Letter } from './letter.ts';

/** What money was paid for, an order or a payment request, as letters about the money tell it. */
export type Sale = {
  title: string;
  facts: Fact[];
  action: Letter['action'];
  /** What to do about money that came and could not be used. */
  ifRefused: string;
};

export const saleOfOrder = (order: {
  courseTitles: readonly string[];
  reference: string;
  orderUrl: string;
  contactEmail: string;
}): Sale => ({
  title: shortTitle(order.courseTitles),
  facts: [
    {
      label: order.courseTitles.length > 1 ? 'Courses' : 'Course',
      value: order.courseTitles.join(', '),
    },
    { label: 'Order', value: order.reference },
  ],
  action: { label: 'See your order', href: order.orderUrl },
  ifRefused: `If you missed your seat, we gladly put you on the waiting list and write as soon as one is free: answer to ${order.contactEmail}`,
});

export const saleOfCase = (asked: {
  title: string;
  number: string;
  /** Null where the request is gone. */
  linkUrl: string | null;
  contactUrl: string;
  contactEmail: string;
}): Sale => ({
  title: asked.title,
  facts: caseTopic(asked),
  action: asked.linkUrl
    ? { label: 'See the payment request', href: asked.linkUrl }
    : { label: 'Contact us', href: asked.contactUrl },
  ifRefused: `If you think that something is still to be paid, please write to us before you pay again: ${asked.contactEmail}`,
});

import { eur, formatEur } from '#domain/money/money.ts';
import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { creditEvents } from '#server/modules/credits/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { orderOf } from '../facts.ts';
import { defineMail } from '../mail.ts';

type CreditReturned = {
  name: string;
  amount: string;
  reference: string;
  creditsUrl: string;
  orderUrl: string;
};

/** For who had paid with credit what was given back: it can be spent again. */
export const creditReturned = defineMail({
  template: 'credit-returned',
  on: [creditEvents['credit.returned']],
  async to(ctx, { orderId, eur: cents, returnId }) {
    const order = await orderOf(ctx, orderId);
    const user = order && (await findUser(ctx.db, order.userId));
    return user ? [{ recipient: user.email, about: returnId, data: { orderId, eur: cents } }] : [];
  },
  async read(ctx, { orderId, eur: cents }): Promise<CreditReturned | null> {
    const order = await orderOf(ctx, orderId);
    const user = order && (await findUser(ctx.db, order.userId));
    if (!user) return null;
    const { publicUrl } = ctx.ports;
    return {
      name: `${user.firstName} ${user.lastName}`.trim(),
      amount: formatEur(eur(Number(cents))),
      reference: order.reference,
      creditsUrl: `${publicUrl}/orders#credit-notes`,
      orderUrl: `${publicUrl}/orders/${order.reference}`,
    };
  },
  write: ({ name, amount, reference, creditsUrl, orderUrl }: CreditReturned): Letter => ({
    subject: `Back on your credit note: ${amount}`,
    heading: 'Back on your credit note',
    paragraphs: [
      greeting(name),
      `${amount} of order ${reference} was paid with a credit note and is there again, to be used for another course.`,
    ],
    facts: [
      { label: 'Order', value: reference, href: orderUrl },
      { label: 'Credit', value: amount },
    ],
    action: { label: 'See your credit notes', href: creditsUrl },
  }),
});

import { officeSaleEndpoints as calls } from '#contracts/orders/admin-office-sales.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { adminGetOrder } from '../orders/index.ts';
import { cancelSale } from './cancel-sale.ts';
import { findPeople } from './find-people.ts';
import { quoteSale } from './quote-sale.ts';
import { sellCourses } from './sell-courses.ts';
import { sendPaymentLetter } from './send-payment-letter.ts';

export const officeSaleBindings: Binding[] = [
  on(calls.findPeople, async (ctx, { q }) => ({ people: await findPeople(ctx, q) })),
  on(calls.quoteSale, quoteSale),
  onOuter(calls.sellCourses, async (ctx, input) => {
    const { order, leftOut } = await sellCourses(ctx, input);
    return { message: 'The order has been made.', reference: order.reference, leftOut };
  }),
  on(calls.sendPaymentLetter, async (ctx, { reference }) => {
    await sendPaymentLetter(ctx, reference);
    return { message: 'The letter is on its way.' };
  }),
  onOuter(calls.cancelSale, async (ctx, input) => {
    await cancelSale(ctx, input);
    const order = await ctx.transact((tx) => adminGetOrder(tx, input.reference));
    return { message: 'The order has been cancelled.', order };
  }),
];

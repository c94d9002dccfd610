import { paymentLinkEndpoints as calls } from '#contracts/payment-cases/payment-links.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { processPaymentLink } from '../paying/process-payment-link.ts';
import { askForNewLink } from './ask-for-new-link.ts';
import { checkLinkPayment } from './check-link-payment.ts';
import { getLinkResult } from './get-link-result.ts';
import { getPaymentLink } from './get-payment-link.ts';
import { getReturnedPayment } from './get-returned-payment.ts';
import { reportLinkProblem } from './report-link-problem.ts';

export const paymentLinkBindings: Binding[] = [
  on(calls.getPaymentLink, async (ctx, { token }) => ({ paymentCase: await getPaymentLink(ctx, token) })),
  onOuter(calls.processPaymentLink, processPaymentLink),
  on(calls.getLinkResult, (ctx, { token }) => getLinkResult(ctx, token)),
  on(calls.getReturnedPayment, (ctx, { token }) => getReturnedPayment(ctx, token)),
  onOuter(calls.checkLinkPayment, async (ctx, { token }) => {
    await checkLinkPayment(ctx, token);
    return { message: 'The payment has been looked up.' };
  }),
  on(calls.askForNewLink, async (ctx, { token }) => {
    await askForNewLink(ctx, token);
    return { message: 'We have been told and will send you a new link.' };
  }),
  on(calls.reportLinkProblem, async (ctx, input) => {
    await reportLinkProblem(ctx, input);
    return { message: 'Thank you. We will look into it and write to you.' };
  }),
];

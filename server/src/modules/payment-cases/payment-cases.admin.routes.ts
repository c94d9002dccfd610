import { paymentCaseEndpoints as calls } from '#contracts/payment-cases/admin-payment-cases.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { readSettings } from '../settings/index.ts';
import { bulkAct } from './acts/bulk-act.ts';
import { cancelCase } from './acts/cancel-case.ts';
import { copyLink } from './acts/copy-link.ts';
import { deleteCase } from './acts/delete-case.ts';
import { extendLink } from './acts/extend-link.ts';
import { markCasePaid } from './acts/mark-case-paid.ts';
import { refundCase } from './acts/refund-case.ts';
import { replaceLink } from './acts/replace-link.ts';
import { resendLink, sendCase } from './acts/send-case.ts';
import { previewCase } from './link/preview-case.ts';
import { readCaseFigures } from './lists/case-lists.repository.ts';
import { getAdminCase } from './lists/get-admin-case.ts';
import { listAdminCases } from './lists/list-admin-cases.ts';
import { createCase } from './terms/create-case.ts';
import { updateCase } from './terms/update-case.ts';

/** What came of an act, with the case as it is now. */
const changed = async (ctx: Ctx, id: string, message: string) => ({
  message,
  paymentCase: await getAdminCase(ctx, id),
});
const changedOuter = (ctx: OuterCtx, id: string, message: string) =>
  ctx.transact((tx) => changed(tx, id, message));

export const adminCaseBindings: Binding[] = [
  on(calls.createPaymentCase, async (ctx, input) => {
    const id = await createCase(ctx, input);
    return changed(ctx, id, 'Payment case created successfully!');
  }),
  on(calls.listPaymentCases, listAdminCases),
  on(calls.getPaymentCaseFigures, async (ctx) => ({ figures: await readCaseFigures(ctx.db) })),
  on(calls.getPaymentCaseDefaults, async ({ db }) => ({
    rate: (await readSettings(db)).rates.paymentLinkRate / 1_000_000,
  })),
  on(calls.getPaymentCase, async (ctx, { id }) => ({ paymentCase: await getAdminCase(ctx, id) })),
  on(calls.previewPaymentCase, async (ctx, { id }) => ({ paymentCase: await previewCase(ctx, id) })),
  on(calls.updatePaymentCase, async (ctx, input) => {
    await updateCase(ctx, input);
    return changed(ctx, input.id, 'Payment case updated successfully');
  }),
  on(calls.sendPaymentCase, async (ctx, { id }) => {
    await sendCase(ctx, id);
    return changed(ctx, id, 'Payment link sent');
  }),
  on(calls.resendPaymentLink, async (ctx, { id }) => {
    await resendLink(ctx, id);
    return changed(ctx, id, 'Payment link resent successfully');
  }),
  on(calls.extendPaymentCase, async (ctx, input) => {
    await extendLink(ctx, input);
    return changed(ctx, input.id, 'Link extended');
  }),
  onOuter(calls.cancelPaymentCase, async (ctx, input) => {
    await cancelCase(ctx, input);
    return changedOuter(ctx, input.id, 'Case cancelled');
  }),
  on(calls.copyPaymentLink, async (ctx, { id }) => ({
    message: 'Link copied to clipboard!',
    fullUrl: await copyLink(ctx, id),
  })),
  onOuter(calls.replacePaymentLink, async (ctx, input) => {
    await replaceLink(ctx, input);
    return changedOuter(ctx, input.id, 'The link has been replaced; the old one is dead.');
  }),
  onOuter(calls.markPaymentCasePaid, async (ctx, input) => {
    const isAll = await markCasePaid(ctx, input);
    return changedOuter(ctx, input.id, isAll ? 'Case marked as paid' : 'Payment recorded');
  }),
  onOuter(calls.refundPaymentCase, async (ctx, input) => {
    await refundCase(ctx, input);
    return changedOuter(ctx, input.id, 'The refund has begun.');
  }),
  onOuter(calls.deletePaymentCase, async (ctx, { id }) => {
    await deleteCase(ctx, id);
    return { message: 'Case deleted successfully' };
  }),
  onOuter(calls.bulkPaymentCases, async (ctx, input) => {
    const results = await bulkAct(ctx, input);
    const count = results.filter(({ done }) => done).length;
    return { message: `${count} of ${results.length} done`, results };
  }),
];

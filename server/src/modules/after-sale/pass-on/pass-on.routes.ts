import { passOnEndpoints as calls } from '#contracts/after-sale/pass-on.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireUser } from '../../identity/index.ts';
import { lockOrder, requireOrder, requireOwnOrder } from '../../orders/index.ts';
import { readLine, readOwnLine } from '../find-line.ts';
import { declineClaim } from './decline-claim.ts';
import { auditPassOn, passOnByStaff } from './pass-on-by-staff.ts';
import { passOnOwnLine } from './pass-on-own-line.ts';
import { listPassOns } from './pass-ons.repository.ts';
import { presentPassOn, readPassOn } from './present-pass-on.ts';
import { requireLineOf } from './require-line-of.ts';
import { sendInvitationAgain } from './send-invitation.ts';
import { takePassOnBack } from './take-pass-on-back.ts';

const SENT = 'The letter is on its way.';
const BACK = 'The seat stays. What was paid for passing it on goes back.';

/** The last of each line. */
const newestOfLines = async (ctx: Ctx, orderId: string) => {
  const all = await listPassOns(ctx.db, orderId);
  return [...new Map(all.toReversed().map((one) => [one.lineId, one])).values()];
};

export const passOnBindings: Binding[] = [
  on(calls.getPassOn, async (ctx, key) => {
    const order = await requireOwnOrder(ctx.db, ctx.caller, key.reference);
    return readPassOn(ctx, { order, lineId: key.lineId }, () => readOwnLine(ctx, key));
  }),
  on(calls.listPassOns, async (ctx, { reference }) => {
    const order = await requireOwnOrder(ctx.db, ctx.caller, reference);
    const newest = await newestOfLines(ctx, order.id);
    return { passOns: newest.map((one) => presentPassOn(order, one)) };
  }),
  onOuter(calls.passOnLine, async (ctx, wish) => {
    const { redirectUrl } = await passOnOwnLine(ctx, wish);
    return {
      message: redirectUrl ? 'Please pay on the card page.' : 'The letter is on its way.',
      redirectUrl,
    };
  }),
  on(calls.sendPassOnAgain, async (ctx, { reference, lineId }) => {
    const { id } = await requireOwnOrder(ctx.db, ctx.caller, reference);
    requireLineOf(await lockOrder(ctx.db, id), lineId);
    await sendInvitationAgain(ctx, lineId);
    return { message: SENT };
  }),
  onOuter(calls.takePassOnBack, async (ctx, { reference, lineId }) => {
    const order = await requireOwnOrder(ctx.database, ctx.caller, reference);
    await takePassOnBack(ctx, { order, lineId });
    return { message: BACK };
  }),
  on(calls.declineClaim, async (ctx, key) => {
    await declineClaim(ctx, key);
    return { message: 'You have declined the seat. It stays with whoever has it.' };
  }),
  on(calls.adminGetPassOn, async (ctx, key) => {
    const order = await requireOrder(ctx.db, key.reference);
    const line = requireLineOf(order, key.lineId);
    const { firstName, lastName } = await requireUser(ctx.db, order.userId);
    return {
      ...(await readPassOn(ctx, { order, lineId: key.lineId }, () => readLine(ctx, key))),
      reference: order.reference,
      title: `${line.code} ${line.title}`,
      giver: `${firstName} ${lastName}`.trim(),
    };
  }),
  on(calls.adminPassOn, async (ctx, input) => {
    const { isToPay } = await passOnByStaff(ctx, input);
    return { message: isToPay ? 'A letter asks its giver for the fee.' : 'The colleague is invited.' };
  }),
  on(calls.adminSendPassOnAgain, async (ctx, { reference, lineId }) => {
    const { id: orderId } = await requireOrder(ctx.db, reference);
    requireLineOf(await lockOrder(ctx.db, orderId), lineId);
    const { email } = await sendInvitationAgain(ctx, lineId);
    await auditPassOn(ctx, { act: 'sent-again', orderId, after: { email } });
    return { message: SENT };
  }),
  onOuter(calls.adminTakePassOnBack, async (ctx, { reference, lineId, reason }) => {
    const order = await requireOrder(ctx.database, reference);
    await takePassOnBack(ctx, { order, lineId }, (tx, { email }) =>
      auditPassOn(tx, { act: 'taken-back', orderId: order.id, after: { email, reason } }),
    );
    return { message: BACK };
  }),
];

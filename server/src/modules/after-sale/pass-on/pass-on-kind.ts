import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { getCourse } from '../../catalogue/index.ts';
import { cancelPlace, insertInvited, kindOf, lastVersion, ownerOfChange } from '../../orders/index.ts';
import { leftOf, refundCaptures } from '../../payments/index.ts';
import { afterSaleEvents } from '../after-sale.events.ts';
import type { LineChange } from '../after-sale.repository.ts';
import type { ChangeKind } from '../changes/change-kind.ts';
import { findPassOn, waitForAcceptance } from './pass-ons.repository.ts';
import { seatOfGiver } from './seat-of-giver.ts';
import { sendInvitation } from './send-invitation.ts';

const HOURS_TO_ACCEPT = 72;
const NOT_ACCEPTED = 'The seat was not passed on';

/**
 * Another person on the seat of whoever passes it on. Paid, it waits for that person: a place with a link of its own and
 * without a seat, until it is accepted and takes the seat over.
 */
export const passOnKind: ChangeKind = {
  title: 'Passing on a seat',
  takesLateMoney: false,

  async carryOut(ctx, { order, change }) {
    const line = order.lines.find(({ id }) => id === change.lineId);
    const colleague = await findPassOn(ctx.db, change.id);
    const { obstacle } = await seatOfGiver(ctx, { order, change });
    if (obstacle !== null) return { accepted: false, reason: obstacle };
    if (!line || !colleague) throw new Error(`the change ${change.id} is of no line, or for nobody`);
    const version = lastVersion(order) + 1;
    const toPlaceId = await insertInvited(ctx.db, { line, email: colleague.email, version });
    const course = await getCourse(ctx.db, change.fromCourseId);
    const beginsAt = kindOf(ctx, course).beginsAt(course);
    await waitForAcceptance(ctx.db, change.id, { toPlaceId, hours: HOURS_TO_ACCEPT, beginsAt });
    await sendInvitation(ctx, change);
    return { accepted: true };
  },

  async letGo(ctx, { change }) {
    if (!change.toPlaceId) return;
    await cancelPlace(ctx.db, change.toPlaceId, ctx.now);
    await giveFeeBack(ctx, change);
    await announce(ctx, afterSaleEvents['pass-on.ended'], { changeId: change.id });
  },
};

const giveFeeBack = async (ctx: Ctx, change: LineChange): Promise<void> => {
  const owner = ownerOfChange(change);
  const { aed } = await leftOf(ctx.db, owner);
  if (aed > 0) await refundCaptures(ctx, { owner, aed, reason: NOT_ACCEPTED });
};

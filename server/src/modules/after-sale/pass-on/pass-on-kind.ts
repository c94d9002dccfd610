import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { getCourse } from '../../catalogue/index.ts';
import {
  cancelPlace,
  insertInvited,
  kindOf,
  type Line,
  lastVersion,
  ownerOfChange,
} from '../../orders/index.ts';
import { leftOf, refundCaptures } from '../../payments/index.ts';
import { afterSaleEvents } from '../after-sale.events.ts';
import type { LineChange } from '../after-sale.repository.ts';
import type { ChangeAtHand, ChangeKind, Verdict } from '../changes/change-kind.ts';

import { findPassOn, waitForAcceptance } from './pass-ons.repository.ts';
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

  async carryOut(ctx, at) {
    const line = lineOf(at);
    const colleague = await findPassOn(ctx.db, at.change.id);
    const course = await getCourse(ctx.db, at.change.fromCourseId);
    const obstacle = findObstacle(at, line);
    if (obstacle || !line || !colleague) return refused(obstacle ?? GONE);
    if (course.status === 'cancelled') return refused('The course was cancelled');
    const toPlaceId = await insertInvited(ctx.db, {
      line,
      email: colleague.email,
      version: lastVersion(at.order) + 1,
    });
    const beginsAt = kindOf(ctx, course).beginsAt(course);
    await waitForAcceptance(ctx.db, at.change.id, { toPlaceId, hours: HOURS_TO_ACCEPT, beginsAt });
    await sendInvitation(ctx, at.change);
    return { accepted: true };
  },

  async letGo(ctx, { change }) {
    if (!change.toPlaceId) return;
    await cancelPlace(ctx.db, change.toPlaceId, ctx.now);
    await giveFeeBack(ctx, change);
    await announce(ctx, afterSaleEvents['pass-on.ended'], { changeId: change.id });
  },
};

const GONE = 'The seat that was to be passed on was given up';

const refused = (reason: string): Verdict => ({ accepted: false, reason });

const lineOf = ({ order, change }: ChangeAtHand): Line | undefined =>
  order.lines.find(({ id }) => id === change.lineId);

const findObstacle = ({ order, change }: ChangeAtHand, line: Line | undefined): string | null => {
  const from = line?.places.find(({ id }) => id === change.fromPlaceId);
  return order.state === 'confirmed' && from?.state === 'accepted' ? null : GONE;
};

const giveFeeBack = async (ctx: Ctx, change: LineChange): Promise<void> => {
  const owner = ownerOfChange(change);
  const { aed } = await leftOf(ctx.db, owner);
  if (aed > 0) await refundCaptures(ctx, { owner, aed, reason: NOT_ACCEPTED });
};

import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { getCourse } from '../../catalogue/index.ts';
import { cancelPlace, type Inviter, kindOf, type Line } from '../../orders/index.ts';
import { afterSaleEvents } from '../after-sale.events.ts';
import { lockChange, updateChange } from '../after-sale.repository.ts';
import { followBringer } from './follow-bringer.ts';
import { findPassOnByVersion, findPassOnTo, markPassOnOpened, type PassOn } from './pass-ons.repository.ts';
import { seatOfGiver } from './seat-of-giver.ts';

const OVER = 'The time to accept this seat is over: it stays with whoever has it.';
const GONE = 'This seat can no longer be passed on.';

/** Seats that are passed on as the claim page sees them. */
export const passOnInviter: Inviter = {
  async describe(db, { order, version }) {
    const passOn = await findPassOnByVersion(db, { orderId: order.id, version });
    if (!passOn) return null;
    return { kind: 'pass-on', message: '', until: passOn.holdEndsAt, ended: endOf(passOn) };
  },

  async onOpened({ db, now }, { order, version }) {
    const passOn = await findPassOnByVersion(db, { orderId: order.id, version });
    if (passOn) await markPassOnOpened(db, passOn.changeId, now);
  },

  async makeWay(ctx, order, { line, place }) {
    const found = await findPassOnTo(ctx.db, place.id);
    if (!found) return;
    const passOn = await lockChange(ctx.db, found.changeId);
    if (passOn.state !== 'pending') throw new AppError('wrong-state', { message: GONE });
    if (passOn.isOver) throw new AppError('wrong-state', { message: OVER });
    const { seat } = await seatOfGiver(ctx, { order, change: passOn });
    if (!seat) throw new AppError('wrong-state', { message: GONE });
    await takeOver(ctx, { line, from: seat.id, to: place.id });
    await updateChange(ctx.db, passOn.id, { state: 'done', doneAt: ctx.now });
    await followBringer(ctx, { order, line }, { userId: ctx.caller.user.id, to: place });
    await announce(ctx, afterSaleEvents['pass-on.accepted'], { changeId: passOn.id });
  },

  async keepWaiting(ctx, _order, { line, place, until }) {
    const passOn = await findPassOnTo(ctx.db, place.id);
    if (passOn?.state !== 'pending' || passOn.isOver) return;
    const course = await getCourse(ctx.db, line.courseId);
    const beginsAt = kindOf(ctx, course).beginsAt(course);
    const end = beginsAt && beginsAt < until ? beginsAt : until;
    if (passOn.holdEndsAt && end > passOn.holdEndsAt)
      await updateChange(ctx.db, passOn.changeId, { holdEndsAt: end });
  },

  // What there is to be known of it has been written when way was made.
  async onClaimed() {},
};

const endOf = ({ state, isOver, declinedAt }: PassOn): 'declined' | 'lapsed' | null => {
  if (declinedAt) return 'declined';
  return state === 'lapsed' || (state === 'pending' && isOver) ? 'lapsed' : null;
};

/** One seat, of which the giver has been the person until now. */
const takeOver = async (ctx: Ctx, { line, ...seat }: { line: Line; from: string; to: string }) => {
  const course = await getCourse(ctx.db, line.courseId);
  await kindOf(ctx, course).handOver(ctx, line, { ...seat, reason: 'Passed on' });
  await cancelPlace(ctx.db, seat.from, ctx.now);
};

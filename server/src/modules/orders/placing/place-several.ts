import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { newDraft, type Wished } from '../checkout/new-draft.ts';
import { orderPath } from '../order-path.ts';
import { requireNotEnrolled } from '../orders.policy.ts';
import {
  deleteDraft,
  insertLongDraft,
  isPlaceTaken,
  lockOpenOrder,
  type Order,
} from '../orders.repository.ts';
import type { Agreed, Frozen } from './freeze-order.ts';
import { placeFree } from './place-free.ts';
import { placeOrder } from './place-order.ts';

/** What somebody buys at once, for themself or for whom they invite. */
export type Purchase = Wished & { agreed: Agreed; useCredit?: boolean };

/** An order of several courses, placed: everything is held, or nothing, and what is to be paid is owed. */
export const placeSeveral = async (ctx: Ctx, { agreed, useCredit, ...wished }: Purchase): Promise<Frozen> => {
  const known = wished.wishes.map(({ course }) => course);
  const draft = await draftOf(ctx, wished);
  return placeOrder(ctx, draft, { choice: { plan: 'full', method: 'card', useCredit }, agreed, known });
};

/** The same where nothing is to be paid. */
export const placeSeveralFree = async (ctx: Ctx, { agreed, ...wished }: Purchase): Promise<Order> =>
  placeFree(ctx, await draftOf(ctx, wished), agreed);

/** A draft of all that is wished, written where nothing of it is in the way. */
export const draftOf = async (ctx: Ctx, wished: Wished): Promise<Order> => {
  await makeWay(ctx, wished);
  const draft = newDraft(wished, ctx.now);
  try {
    await insertLongDraft(ctx.db, draft);
  } catch (error) {
    if (isPlaceTaken(error)) throw new AppError('conflict');
    throw error;
  }
  return draft;
};

/** Nobody buys for themself what they have; a draft of one of the courses alone gives way, an order being paid does not. */
const makeWay = async (ctx: Ctx, { userId, wishes }: Wished): Promise<void> => {
  for (const { course, invited } of wishes) {
    if (invited !== undefined) continue;
    await requireNotEnrolled(ctx, course, userId);
    const open = await lockOpenOrder(ctx.db, { userId, courseId: course.id });
    if (open?.state === 'placed')
      throw new AppError('wrong-state', {
        message: `You have begun to pay for ${course.title}. Please finish that order, or give it up first.`,
        redirectUrl: orderPath(open),
      });
    if (open) await deleteDraft(ctx.db, open.id);
  }
};

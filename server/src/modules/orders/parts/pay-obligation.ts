import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { listObligations } from '#server/modules/payments/index.ts';
import { requireOwnOrder } from '../orders.policy.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { HELD_MEANWHILE, isLookedAt } from '../placing/check-licence.ts';
import { openPayment } from '../placing/open-payment.ts';
import { acceptTerms } from './accept-terms.ts';
import { isOpenPart, isPayableByCard, nextPart } from './order-figures.ts';

type Wish = { reference: string; obligationId?: string; agreeTerms?: boolean };

/** Opens the card page for a later part of a confirmed order, or again for the first while its hold lives. */
export const payObligation = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { reference, obligationId, agreeTerms }: Wish,
): Promise<{ redirectUrl: string }> => {
  const order = await requireOwnOrder(ctx.database, ctx.caller, reference);
  const parts = await listObligations(ctx.database, ownerOf(order));
  if (obligationId && !parts.some(({ id }) => id === obligationId)) throw new AppError('not-found');
  if (isLookedAt(order)) throw new AppError('wrong-state', { message: HELD_MEANWHILE });
  if (!isPayableByCard(order)) {
    const isOver = order.state === 'lapsed' || (order.state === 'placed' && order.isEnding);
    throw new AppError(
      'wrong-state',
      isOver
        ? {
            message: 'Your seat is no longer held. Please check out again.',
            redirectUrl: await checkoutPathOf(ctx, order),
          }
        : {},
    );
  }
  const next = nextPart(order, parts);
  const chosen =
    order.state === 'placed' || !obligationId ? next : parts.find(({ id }) => id === obligationId);
  if (!chosen || !isOpenPart(chosen))
    throw new AppError('wrong-state', { message: 'This part is paid already.' });
  await acceptTerms(ctx, order, agreeTerms);
  return openPayment(ctx, { order, obligationId: chosen.id });
};

const checkoutPathOf = async (ctx: OuterCtx, { lines }: Order): Promise<string | undefined> => {
  const course = lines[0] && (await getCourse(ctx.database, lines[0].courseId));
  return course && kindOf(ctx, course).describe(course).paths.checkout;
};

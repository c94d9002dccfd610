import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import { rateMicro, toAed } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { courseDirectory } from '../../catalogue/index.ts';
import { isOpenPart, kindOf, type Order, ownerOfChange } from '../../orders/index.ts';
import { listObligations } from '../../payments/index.ts';
import { findLastChange, type LineChange } from '../after-sale.repository.ts';
import { dueOf } from './due-of.ts';
import { payableUntil } from './open-change-payment.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'ports'>;

/** What was last asked for about a line of an order. */
export const getLineChange = async (
  ctx: Reading,
  { order, lineId }: { order: Order; lineId: string },
): Promise<LineChangeView | null> => {
  if (!order.lines.some(({ id }) => id === lineId)) throw new AppError('not-found');
  const change = await findLastChange(ctx.db, lineId);
  return change ? presentChange(ctx, order, change) : null;
};

const presentChange = async (ctx: Reading, order: Order, change: LineChange): Promise<LineChangeView> => {
  const ids = [change.fromCourseId, ...(change.toCourseId ? [change.toCourseId] : [])];
  const directory = await courseDirectory(ctx.db, ids);
  const describe = (id: string | null) => {
    const course = id === null ? undefined : directory.get(id);
    return course ? kindOf(ctx, course).describe(course).course : null;
  };
  const from = describe(change.fromCourseId);
  if (!from) throw new Error(`the change ${change.id} is of no course`);
  const [owed] = await listObligations(ctx.db, ownerOfChange(change));
  const eur = dueOf(change);
  const { kind, state, feeEur, differenceEur, refundEur } = change;
  return {
    kind,
    state,
    askedAt: change.askedAt.toISOString(),
    feeEur,
    differenceEur,
    refundEur,
    due: {
      eur,
      aed: owed?.aed ?? toAed(eur, rateMicro(order.rateMicro ?? 1)),
      isPaid: owed !== undefined && !owed.voidedAt && !isOpenPart(owed),
    },
    payUntil: state === 'pending' ? (payableUntil(change)?.toISOString() ?? null) : null,
    from,
    to: describe(change.toCourseId),
  };
};

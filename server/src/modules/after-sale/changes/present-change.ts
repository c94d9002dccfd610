import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import { rateMicro, toAed } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { courseDirectory } from '../../catalogue/index.ts';
import { isOpenPart, kindOf, type Order, ownerOfChange } from '../../orders/index.ts';
import { listObligations } from '../../payments/index.ts';
import type { LineChange } from '../after-sale.repository.ts';
import { dueOf } from './due-of.ts';
import { payableUntil } from './open-change-payment.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'ports'>;

export const presentChange = async (
  ctx: Reading,
  order: Order,
  change: LineChange,
): Promise<LineChangeView> => {
  const { id, lineId, kind, state, feeEur, differenceEur, refundEur } = change;
  return {
    _id: id,
    lineId,
    kind,
    state,
    askedAt: change.askedAt.toISOString(),
    doneAt: change.doneAt?.toISOString() ?? null,
    feeEur,
    differenceEur,
    refundEur,
    due: await presentDue(ctx, order, change),
    payUntil: state === 'pending' ? (payableUntil(change)?.toISOString() ?? null) : null,
    ...(await presentRuns(ctx, change)),
  };
};

const presentDue = async (
  { db }: Reading,
  order: Order,
  change: LineChange,
): Promise<LineChangeView['due']> => {
  const [owed] = await listObligations(db, ownerOfChange(change));
  const eur = dueOf(change);
  return {
    eur,
    aed: owed?.aed ?? toAed(eur, rateMicro(order.rateMicro ?? 1)),
    isPaid: owed !== undefined && !owed.voidedAt && !isOpenPart(owed),
  };
};

const presentRuns = async (ctx: Reading, { id, fromCourseId, toCourseId }: LineChange) => {
  const directory = await courseDirectory(ctx.db, [fromCourseId, ...(toCourseId ? [toCourseId] : [])]);
  const describe = (courseId: string | null) => {
    const course = courseId === null ? undefined : directory.get(courseId);
    return course ? kindOf(ctx, course).describe(course).course : null;
  };
  const from = describe(fromCourseId);
  if (!from) throw new Error(`the change ${id} is of no course`);
  return { from, to: describe(toCourseId) };
};

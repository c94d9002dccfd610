import type { CourseConsequences } from '#contracts/course-office/course-changes.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCaller } from '#server/calls/context.ts';
import { listConcernedOrders, ORDER_KIND, openEurOf } from '#server/modules/orders/index.ts';
import { leftByMethod, obligationsByOwner } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Whom a change of a course concerns, and which money. */
export const courseConsequences = async (db: Tx | Db, courseId: string): Promise<CourseConsequences> => {
  const concerned = await listConcernedOrders(db, courseId);
  const idsOf = (...states: string[]) =>
    concerned.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  const left = await leftByMethod(db, { kind: ORDER_KIND, ids: concerned.map(({ id }) => id) });
  const parts = await obligationsByOwner(db, { kind: ORDER_KIND, ids: idsOf('placed', 'confirmed') });
  const total = (currency: 'eur' | 'aed') => [...left.values()].reduce((all, one) => all + one[currency], 0);
  const byCard = left.get('card')?.aed ?? 0;
  return {
    enrolled: idsOf('confirmed').length,
    held: idsOf('placed').length,
    refundEur: total('eur'),
    refundAed: total('aed'),
    byCard,
    byTransfer: total('aed') - byCard,
    openEur: [...parts.values()].flat().reduce((all, part) => all + openEurOf(part), 0),
  };
};

/** What concerns nobody, staff may do; seats and money of people are an administrator's matter. */
export const requireMayChange = ({ user }: SignedInCaller, affected: CourseConsequences): void => {
  const { enrolled, held, refundAed } = affected;
  if (user.role !== 'admin' && enrolled + held + refundAed > 0)
    throw new AppError('not-allowed', {
      message: 'There are people on this course: only an administrator can cancel or postpone it.',
    });
};

import type { CourseConsequences } from '#contracts/course-office/course-changes.ts';
import { aed, eur, type Minor, sum } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCaller } from '#server/calls/context.ts';
import {
  type LineShare,
  listConcernedOrders,
  ORDER_KIND,
  openEurOf,
  shareOf,
} from '#server/modules/orders/index.ts';
import { listLeft, obligationsByOwner } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Whom a change of a course concerns, and which money; of an order of several courses what is for this one. */
export const courseConsequences = async (db: Tx | Db, courseId: string): Promise<CourseConsequences> => {
  const concerned = await listConcernedOrders(db, courseId);
  const idsOf = (...states: string[]) =>
    concerned.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  const shares = new Map(concerned.map(({ id, share }) => [id, share]));
  const forCourse = <M extends Minor>(orderId: string, amount: M): M =>
    shareOf(amount, shares.get(orderId) ?? NO_SHARE);
  const left = await listLeft(db, { kind: ORDER_KIND, ids: concerned.map(({ id }) => id) });
  const aedOf = (rows: typeof left) => sum(rows.map((one) => forCourse(one.ownerId, aed(one.aed))));
  const parts = await obligationsByOwner(db, { kind: ORDER_KIND, ids: idsOf('placed', 'confirmed') });
  return {
    enrolled: idsOf('confirmed').length,
    held: idsOf('placed').length,
    refundEur: sum(left.map((one) => forCourse(one.ownerId, eur(one.eur)))),
    refundAed: aedOf(left),
    byCard: aedOf(left.filter(({ method }) => method === 'card')),
    byTransfer: aedOf(left.filter(({ method }) => method !== 'card')),
    openEur: sum([...parts].map(([id, owed]) => forCourse(id, sum(owed.map(openEurOf))))),
  };
};

const NO_SHARE: LineShare = { part: 0, whole: 0 };

/** What concerns nobody, staff may do; seats and money of people are an administrator's matter. */
export const requireMayChange = ({ user }: SignedInCaller, affected: CourseConsequences): void => {
  const { enrolled, held, refundAed } = affected;
  if (user.role !== 'admin' && enrolled + held + refundAed > 0)
    throw new AppError('not-allowed', {
      message: 'There are people on this course: only an administrator can cancel or postpone it.',
    });
};

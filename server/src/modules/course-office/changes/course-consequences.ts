import type { CourseConsequences } from '#contracts/course-office/course-changes.ts';
import { sum } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCaller } from '#server/calls/context.ts';
import {
  type LineShare,
  listConcernedOrders,
  ORDER_KIND,
  openEurOf,
  previewCallOffs,
  shareOf,
} from '#server/modules/orders/index.ts';
import { obligationsByOwner } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Whom a change of a course concerns, and which money; of an order of several courses what is for this one. */
export const courseConsequences = async (db: Tx | Db, courseId: string): Promise<CourseConsequences> => {
  const concerned = await listConcernedOrders(db, courseId);
  const idsOf = (...states: string[]) =>
    concerned.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  const shares = new Map(concerned.map(({ id, share }) => [id, share]));
  const parts = await obligationsByOwner(db, { kind: ORDER_KIND, ids: idsOf('placed', 'confirmed') });
  const back = await previewCallOffs(db, concerned);
  return {
    enrolled: idsOf('confirmed').length,
    held: idsOf('placed').length,
    refundEur: back.moneyEur,
    refundAed: back.aedByCard + back.aedOtherwise,
    byCard: back.aedByCard,
    byTransfer: back.aedOtherwise,
    creditEur: back.creditEur,
    openEur: sum(
      [...parts].map(([id, owed]) => shareOf(sum(owed.map(openEurOf)), shares.get(id) ?? NO_SHARE)),
    ),
  };
};

const NO_SHARE: LineShare = { part: 0, whole: 0 };

/** What concerns nobody, staff may do; seats and money of people are an administrator's matter. */
export const requireMayChange = ({ user }: SignedInCaller, affected: CourseConsequences): void => {
  const { enrolled, held, refundAed, creditEur } = affected;
  if (user.role !== 'admin' && enrolled + held + refundAed + creditEur > 0)
    throw new AppError('not-allowed', {
      message: 'There are people on this course: only an administrator can cancel or postpone it.',
    });
};

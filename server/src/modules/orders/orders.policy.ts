import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCaller } from '#server/calls/context.ts';
import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { kindOf } from './orders.ports.ts';
import { findOrderByReference, type Order } from './orders.repository.ts';

/** Another person's order looks like one that is not there. */
export const requireOwnOrder = async (
  db: Tx | Db,
  caller: SignedInCaller,
  reference: string,
): Promise<Order> => {
  const order = await findOrderByReference(db, reference);
  if (order?.userId !== caller.user.id) throw new AppError('not-found');
  return order;
};

/** For staff, who may see every order. */
export const requireOrder = async (db: Tx | Db, reference: string): Promise<Order> => {
  const order = await findOrderByReference(db, reference);
  if (!order) throw new AppError('not-found');
  return order;
};

export const requireNotEnrolled = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  course: SoldCourse,
  userId: string,
): Promise<void> => {
  const kind = kindOf(ctx, course);
  if (await kind.access(ctx.db, { userId, courseId: course.id }, ctx.now))
    throw new AppError('already-enrolled', { redirectUrl: kind.describe(course).paths.enrolled });
};

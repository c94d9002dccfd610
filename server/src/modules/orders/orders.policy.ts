import { isEnrollable } from '#domain/courses/course-status.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCaller } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { type Course, momentOf } from '../catalogue/index.ts';
import { ENROLLED_PATH } from './checkout/checkout-paths.ts';
import { findLiveEnrolment } from './enrolments/enrolments.repository.ts';
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

export const requireNotEnrolled = async (db: Tx | Db, course: Course, userId: string): Promise<void> => {
  if (await findLiveEnrolment(db, { userId, courseId: course.id }))
    throw new AppError('already-enrolled', { redirectUrl: ENROLLED_PATH });
};

/** Whether a seat is left is decided by who takes one: an order that holds the last seat may still be paid. */
export const requireOpenCourse = (course: Course, now: Date): void => {
  if (!isEnrollable({ ...momentOf(course, now), seatsLeft: 1 })) throw new AppError('not-enrollable');
};

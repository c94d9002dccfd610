import { adminOrderEndpoints } from '#contracts/admin-orders.ts';
import { type CourseConsequences, courseChangeEndpoints as calls } from '#contracts/course-changes.ts';
import { type OrderDetail, orderEndpoints } from '#contracts/orders.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import { orderJobs } from '#server/modules/orders/orders.jobs.ts';
import { paymentsJobs } from '#server/modules/payments/payments.jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createPost, workerOf } from './mail-world.ts';
import { createOrdersWorld } from './orders-world.ts';
import { addCourse, addUser, type CourseOverrides } from './test-world.ts';

type Move = {
  newStartDate: string;
  newEndDate?: string;
  newRegistrationDeadline?: string;
  reason?: string;
};

/** Participants who have paid in every way, and what staff do to their course, with the jobs and mails that follow. */
export const createCourseChangesWorld = async (db: Db) => {
  const post = createPost();
  const world = createOrdersWorld(db, { now: () => post.now, ports: post.ports });
  const [admin, staff] = [await addUser(db, { role: 'admin' }), await addUser(db, { role: 'staff' })];
  const { workOff } = workerOf(world, post, (deps) => [
    ...orderJobs(deps),
    ...paymentsJobs(deps),
    ...notificationJobs(deps),
  ]);

  const openCourse = (overrides: CourseOverrides = {}) =>
    addCourse(db, {
      paymentOptions: { acceptFullPayment: true, acceptDeposit: true, acceptInstallments: true },
      ...overrides,
    });
  const consequences = async ({ id }: Course): Promise<CourseConsequences> => {
    const { answer } = await world.call(calls.getCourseConsequences, { id }, staff);
    return calls.getCourseConsequences.response.parse(answer).consequences;
  };
  const cancel = ({ id }: Course, by: User = admin) =>
    world.call(calls.cancelCourse, { id, reason: 'The trainer is ill.' }, by);
  const postpone = ({ id }: Course, move: Move, by: User = admin) =>
    world.call(calls.postponeCourse, { id, ...move }, by);
  const withdraw = (person: User, reference: string) =>
    world.call(calls.withdrawFromCourse, { reference }, person);
  const read = async (person: User, reference: string): Promise<OrderDetail> => {
    const { answer } = await world.call(orderEndpoints.getOrder, { reference }, person);
    return orderEndpoints.getOrder.response.parse(answer).order;
  };
  const transfer = (reference: string, amountAed: number) => {
    const facts = { transactionId: `${reference}-${amountAed}`, receivedOn: '2026-11-20' };
    return world.call(adminOrderEndpoints.recordBankTransfer, { reference, amountAed, ...facts }, admin);
  };
  /** Opens the card page of a later part. */
  const openNext = (person: User, reference: string) =>
    world.call(orderEndpoints.payObligation, { reference }, person);
  const payNext = async (person: User, reference: string): Promise<void> => {
    world.payOnPage((await openNext(person, reference)).answer);
    await world.check(person, reference);
  };
  return {
    ...world,
    post,
    admin,
    staff,
    workOff,
    openCourse,
    consequences,
    cancel,
    postpone,
    withdraw,
    read,
    transfer,
    openNext,
    payNext,
  };
};

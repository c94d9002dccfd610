import { eq } from 'drizzle-orm';
import {
  type CourseConsequences,
  courseChangeEndpoints as calls,
} from '#contracts/course-office/course-changes.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { orders } from '#server/db/schema/index.ts';
import { courseOfficeJobs } from '#server/modules/course-office/course-office.jobs.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import { orderJobs } from '#server/modules/orders/orders.jobs.ts';
import { paymentsJobs } from '#server/modules/payments/payments.jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { InPersonCourse } from '../../modules/catalogue/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { listCaptures, listRefunds } from '../../modules/payments/index.ts';
import { addCourse, addUser, type CourseOverrides } from '../test-world.ts';
import { createPost, workerOf } from './mail-world.ts';
import { createOrdersWorld } from './orders-world.ts';

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
    ...courseOfficeJobs(deps),
    ...paymentsJobs(deps),
    ...notificationJobs(deps),
  ]);

  const openCourse = (overrides: CourseOverrides = {}) =>
    addCourse(db, {
      paymentOptions: { acceptFullPayment: true, acceptDeposit: true, acceptInstallments: true },
      ...overrides,
    });
  const consequences = async ({ id }: InPersonCourse): Promise<CourseConsequences> => {
    const { answer } = await world.call(calls.getCourseConsequences, { id }, staff);
    return calls.getCourseConsequences.response.parse(answer).consequences;
  };
  const cancel = ({ id }: InPersonCourse, by: User = admin) =>
    world.call(calls.cancelCourse, { id, reason: 'The trainer is ill.' }, by);
  const postpone = ({ id }: InPersonCourse, move: Move, by: User = admin) =>
    world.call(calls.postponeCourse, { id, ...move }, by);
  const withdraw = (person: User, reference: string) =>
    world.call(orderEndpoints.withdrawFromCourse, { reference }, person);
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
    ...evidence(db, post),
    post,
    admin,
    staff,
    workOff,
    openCourse,
    consequences,
    cancel,
    postpone,
    withdraw,
    transfer,
    openNext,
    payNext,
  };
};

/** What became of people and their money. */
const evidence = (db: Db, post: ReturnType<typeof createPost>) => {
  const ownerOf = async (reference: unknown) => {
    const [found] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.reference, String(reference)));
    return { kind: 'order', id: String(found?.id) };
  };
  /** What was captured and what goes back of it, both in fils; equal where an order was called off. */
  const moneyOf = async (reference: unknown) => {
    const owner = await ownerOf(reference);
    const captured = (await listCaptures(db, owner)).reduce((all, { aed }) => all + aed, 0);
    const refunded = (await listRefunds(db, owner)).reduce((all, { aed }) => all + aed, 0);
    return { captured, refunded };
  };
  const mailsTo = ({ email }: User, about: string) =>
    post.subjectsTo(email).filter((subject) => subject.startsWith(about));
  return { ownerOf, moneyOf, mailsTo };
};

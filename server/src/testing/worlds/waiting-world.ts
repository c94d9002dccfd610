import { sql } from 'drizzle-orm';
import {
  adminWaitingListEndpoints as staffCalls,
  type WaitingLine,
} from '#contracts/waiting-list/admin-waiting-list.ts';
import { waitingListEndpoints as calls, type WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { InPersonCourse } from '../../modules/catalogue/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { cancelEnrolment } from '../../modules/orders/ending/cancel-enrolment.ts';
import { findOrderByReference, lockOrder } from '../../modules/orders/orders.repository.ts';
import { addCourse, addUser, type CourseOverrides } from '../test-world.ts';
import { createPost, workerOf } from './mail-world.ts';
import { createOrdersWorld } from './orders-world.ts';

const LIST = { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: true };

/** Courses that are sold out, and people who wait for a seat. */
export const createWaitingWorld = async (db: Db) => {
  const post = createPost();
  const world = createOrdersWorld(db, { ports: post.ports });
  const { workOff } = workerOf(world, post, notificationJobs);
  const staff = await addUser(db, { role: 'staff' });
  const lastTo = (email: string) => post.sent.findLast(({ to }) => to === email)?.text;

  const join = (person: User, { slug }: InPersonCourse) =>
    world.call(calls.joinWaitingList, { courseId: slug }, person);
  const decline = (person: User, { slug }: InPersonCourse) =>
    world.call(calls.declineOffer, { courseId: slug }, person);
  const leave = (person: User, { slug }: InPersonCourse) =>
    world.call(calls.leaveWaitingList, { courseId: slug }, person);
  const placeOf = async (person: User, { slug }: InPersonCourse): Promise<WaitingPlace | null> => {
    const { answer } = await world.call(calls.getWaitingPlace, { courseId: slug }, person);
    return calls.getWaitingPlace.response.parse(answer).waitingPlace;
  };
  const lineOf = async ({ slug }: InPersonCourse): Promise<WaitingLine['people']> => {
    const { answer } = await world.call(staffCalls.adminGetWaitingList, { courseId: slug }, staff);
    return staffCalls.adminGetWaitingList.response.parse(answer).waitingList.people;
  };
  /** The people of these in the order in which they stand in line; who is offered a seat, or pays for one, is marked. */
  const inLine = async (course: InPersonCourse, people: readonly User[]): Promise<string[]> =>
    (await lineOf(course)).map(({ email, state }) => {
      const number = people.findIndex((one) => one.email === email) + 1;
      return state === 'waiting' ? `${number}` : `${number} ${state}`;
    });

  /** A course of so many seats that others have paid for, with their orders. */
  const addFull = async (seats: number, overrides: CourseOverrides = {}) => {
    const course = await addCourse(db, { capacity: seats, waitlist: LIST, ...overrides });
    const orders = [];
    for (let seat = 0; seat < seats; seat++) {
      const buyer = await addUser(db);
      orders.push({ buyer, reference: await world.buy(buyer, course) });
    }
    return { course, orders };
  };
  type Sold = Awaited<ReturnType<typeof addFull>>;
  /** Places that were paid for are cancelled, in one transaction each. */
  const free = async ({ orders }: Pick<Sold, 'orders'>, ...numbers: number[]): Promise<void> => {
    for (const number of numbers) {
      const order = await findOrderByReference(db, String(orders[number]?.reference));
      if (!order) throw new Error('no such order');
      await world.ctx(async (ctx) => cancelEnrolment(ctx, await lockOrder(ctx.db, order.id), 'Is ill'));
    }
  };
  const addPeople = (many: number): Promise<User[]> =>
    Promise.all(Array.from({ length: many }, () => addUser(db)));
  /** So many people who wait for a course, first to last. */
  const addLine = async (course: InPersonCourse, many: number): Promise<User[]> => {
    const people = await addPeople(many);
    for (const person of people) await join(person, course);
    return people;
  };
  return {
    ...world,
    ...{ workOff, lastTo, subjectsTo: post.subjectsTo },
    ...{ staff, join, decline, leave, placeOf, lineOf, inLine, addFull, free, addPeople, addLine },
    ...offersOf(db, world),
  };
};

const offersOf = (db: Db, world: Pick<ReturnType<typeof createOrdersWorld>, 'runJob'>) => {
  /** The offers of a course end so many seconds from now. */
  const endOffersIn = (course: InPersonCourse, seconds: number) =>
    db.execute(sql`update seat_claims set held_until = now() + make_interval(secs => ${seconds}::float)
      where course_id = ${course.id} and state = 'offered'`);
  const lapse = async (course: InPersonCourse) => {
    await endOffersIn(course, 0);
    await world.runJob('end-offers');
  };
  /** The seats that are taken, and the claims that say by whom. */
  const seatsOf = async ({ id }: InPersonCourse): Promise<Record<string, number>> => {
    const { rows } = await db.execute<{ state: string; n: number }>(sql`
      select state, count(*)::int as n from seat_claims where course_id = ${id} and state <> 'released' group by state
      union all select 'taken', taken from course_runs where course_id = ${id}`);
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  };
  return { endOffersIn, lapse, seatsOf };
};

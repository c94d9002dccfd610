import { adminLineEndpoints as office } from '#contracts/after-sale/admin-lines.ts';
import { lineOptionEndpoints as calls, type LineOptions } from '#contracts/after-sale/line-options.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Course, InPersonCourse } from '../../modules/catalogue/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { addCourse, type CourseOverrides } from '../test-world.ts';
import { createCourseChangesWorld } from './course-changes-world.ts';

type OfficeWish = Partial<RequestOf<typeof office.adminCancelLine>>;

const ALL_PLANS = { acceptFullPayment: true, acceptDeposit: true, acceptInstallments: true };

/** People who leave courses that they have paid, or are taken off them. */
export const createCancelWorld = async (db: Db) => {
  const world = await createCourseChangesWorld(db);

  /** A course at €1,000.00 that begins in so many days by the venue's calendar. */
  const courseIn = (days: number, overrides: CourseOverrides = {}): Promise<InPersonCourse> => {
    const startDate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    return addCourse(db, {
      priceEur: 100_000,
      startDate,
      zone: 'UTC',
      paymentOptions: ALL_PLANS,
      ...overrides,
    });
  };
  /** How an order and one of its courses are named. */
  const keyOf = async (person: User, reference: string, { id }: Pick<Course, 'id'>) => {
    const { lines } = await world.read(person, reference);
    return { reference, lineId: String(lines.find(({ course }) => course._id === id)?._id) };
  };
  type Key = Awaited<ReturnType<typeof keyOf>>;
  const optionsOf = async (person: User, key: Key): Promise<LineOptions> => {
    const { answer } = await world.call(calls.getLineOptions, key, person);
    return calls.getLineOptions.response.parse(answer).options;
  };
  /** Presses the button with the figures that are shown on it. */
  const pressCancel = async (person: User, key: Key) => {
    const { refundEur, creditEur } = (await optionsOf(person, key)).cancel;
    return () => world.call(calls.cancelLine, { ...key, refundEur, creditEur }, person);
  };
  const leave = async (person: User, key: Key) => (await pressCancel(person, key))();
  const takeOff = (by: User, key: Key, wish: OfficeWish = {}) =>
    world.call(
      office.adminCancelLine,
      { refundEur: 90_000, creditEur: 0, reason: 'Asked by telephone', ...key, ...wish },
      by,
    );
  return { ...world, courseIn, keyOf, optionsOf, pressCancel, leave, takeOff };
};

import { eq, sql } from 'drizzle-orm';
import { adminMoveEndpoints } from '#contracts/after-sale/admin-moves.ts';
import { lineChangeEndpoints } from '#contracts/after-sale/line-changes.ts';
import { lineOptionEndpoints } from '#contracts/after-sale/line-options.ts';
import { moveLineEndpoints, type OtherDate } from '#contracts/after-sale/move-line.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { enrolments } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { InPersonCourse } from '../../modules/catalogue/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { addCourse, addUser, type CourseOverrides } from '../test-world.ts';
import { createOrdersWorld } from './orders-world.ts';

type World = ReturnType<typeof createOrdersWorld>;
type Run = CourseOverrides & { inDays?: number };
/** What is asked for; the figures are those of the list unless they are given. */
type Wish = { payEur?: number; backEur?: number };

type StaffWish = Partial<RequestOf<typeof adminMoveEndpoints.adminMoveLine>> & { courseId: string };

/** So many days from today, in UTC. */
export const dayIn = (days: number) => addDays(localDate(new Date().toISOString().slice(0, 10)), days);

/** Buyers who want another date. */
export const createMovingWorld = (db: Db) => {
  const world = createOrdersWorld(db);
  return { ...world, ...runsOf(db), ...moversOf(world), ...changesOf(db, world), ...standing(db, world) };
};

/** How things stand. */
const standing = (db: Db, world: World) => {
  const { addRun } = runsOf(db);
  const { lineOf } = moversOf(world);
  const bought = async (run: Run = {}) => {
    const [person, from] = [await addUser(db), await addRun(run)];
    return { person, from, reference: await world.buy(person, from) };
  };
  const sentBack = () => [...world.gateway.refunds.values()].map(({ amountAed }) => amountAed);
  const courseOf = async (person: User, reference: string) =>
    (await world.read(person, reference)).lines[0]?.course._id;
  const liveOn = async ({ id }: InPersonCourse) =>
    (await db.select().from(enrolments).where(eq(enrolments.courseId, id))).filter(
      ({ cancelledAt }) => cancelledAt === null,
    );
  const optionsOf = async (person: User, reference: string) => {
    const key = { reference, lineId: await lineOf(person, reference) };
    const { answer } = await world.call(lineOptionEndpoints.getLineOptions, key, person);
    return lineOptionEndpoints.getLineOptions.response.parse(answer).options;
  };
  const paidNow = async (person: User, reference: string) => (await optionsOf(person, reference)).paidEur;
  return { bought, sentBack, courseOf, liveOn, optionsOf, paidNow };
};

const runsOf = (db: Db) => {
  /** Another run of the series of a course, or a course; it begins in so many days. */
  const addRun = ({ inDays = 90, ...overrides }: Run = {}, of?: InPersonCourse): Promise<InPersonCourse> =>
    addCourse(db, {
      startDate: dayIn(inDays),
      ...(of && { series: of.series }),
      ...overrides,
    });
  return { addRun };
};

const moversOf = (world: World) => {
  const lineOf = async (person: User, reference: string): Promise<string> => {
    const [line] = (await world.read(person, reference)).lines;
    if (!line) throw new Error(`${reference} is of nothing`);
    return line._id;
  };
  const listDates = async (person: User, reference: string): Promise<OtherDate[]> => {
    const key = { reference, lineId: await lineOf(person, reference) };
    const { answer } = await world.call(moveLineEndpoints.listOtherDates, key, person);
    return answer.success ? moveLineEndpoints.listOtherDates.response.parse(answer).dates : [];
  };
  const move = async (
    person: User,
    reference: string,
    { to, ...wish }: Wish & { to: InPersonCourse },
  ): Promise<Outcome> => {
    const shown = (await listDates(person, reference)).find(({ course }) => course._id === to.id);
    const agreed = { payEur: shown?.pay.eur ?? 0, backEur: shown?.back.eur ?? 0, ...wish };
    const key = { reference, lineId: await lineOf(person, reference) };
    return world.call(moveLineEndpoints.moveLine, { ...key, courseId: to.id, ...agreed }, person);
  };
  const about = async (
    person: User,
    reference: string,
    call: 'pay' | 'check' | 'giveUp',
  ): Promise<Outcome> => {
    const { payLineChange: pay, checkLineChange: check, giveUpLineChange: giveUp } = lineChangeEndpoints;
    const key = { reference, lineId: await lineOf(person, reference) };
    return world.call({ pay, check, giveUp }[call], key, person);
  };
  /** By staff, by the rules of today and for nothing to pay or give back unless something else is wished. */
  const moveByStaff = async (
    by: User,
    { person, reference }: { person: User; reference: string },
    wish: StaffWish,
  ): Promise<Outcome> => {
    const key = { reference, lineId: await lineOf(person, reference) };
    return world.call(
      adminMoveEndpoints.adminMoveLine,
      { ...key, payEur: 0, backEur: 0, reason: '', ...wish },
      by,
    );
  };
  /** Moves and pays what is asked for. */
  const moveAndPay = async (person: User, reference: string, to: InPersonCourse): Promise<Outcome> => {
    const asked = await move(person, reference, { to });
    world.payOnPage(asked.answer);
    return about(person, reference, 'check');
  };
  return { lineOf, listDates, move, moveByStaff, about, moveAndPay };
};

const changesOf = (db: Db, world: World) => {
  /** Moves the end of everything that waits to so many minutes from now. */
  const endChangesIn = async (minutes: number): Promise<void> => {
    const end = sql`now() + make_interval(mins => ${minutes}::int)`;
    await db.execute(sql`update line_changes set hold_ends_at = ${end} where state = 'pending'`);
  };
  const lapse = () => world.runJob('lapse-changes');
  const changesOfOrder = async (reference: string) => {
    const { rows } = await db.execute<{ state: string; kind: string; refund_eur: number }>(sql`
      select c.state, c.kind, c.refund_eur from line_changes c join orders o on o.id = c.order_id
      where o.reference = ${reference} order by c.id`);
    return rows;
  };
  return { endChangesIn, lapse, changesOfOrder };
};

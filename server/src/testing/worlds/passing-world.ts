import { sql } from 'drizzle-orm';
import { lineChangeEndpoints } from '#contracts/after-sale/line-changes.ts';
import { passOnEndpoints as calls, type PassOnView } from '#contracts/after-sale/pass-on.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { claimEndpoints } from '#contracts/orders/claims.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Course, InPersonCourse } from '../../modules/catalogue/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { addUser, type CourseOverrides } from '../test-world.ts';
import { createCancelWorld } from './cancel-world.ts';

type World = Awaited<ReturnType<typeof createCancelWorld>>;
type Key = { reference: string; lineId: string };
type Wish = Partial<Omit<RequestOf<typeof calls.passOnLine>, keyof Key>>;
type OfficeWish = Partial<Omit<RequestOf<typeof calls.adminPassOn>, keyof Key>>;
export type ClaimKey = { reference: string; token: string };

const FEE = 10_000;
let named = 0;

/** What the gateway calls the payment that an answer leads to. */
export const sessionOf = ({ answer }: Outcome): string =>
  String(answer.redirectUrl).replace('https://pay.test/', '');

/** Buyers who give their seat to a colleague, and colleagues who take it. */
export const createPassingWorld = async (db: Db) => {
  const world = await createCancelWorld(db);
  return { ...world, ...askingOf(world), ...acceptingOf(world), ...seatsOf(db, world) };
};

const askingOf = (world: World) => {
  /** For a fee of €100.00, for Hassan Idris, unless it is said otherwise. */
  const wishOf = (wish: Wish = {}) => {
    named += 1;
    const colleague = { firstName: 'Hassan', lastName: 'Idris', email: `hassan-${named}@example.com` };
    return { ...colleague, agreedFeeEur: FEE, ...wish };
  };
  const ask = (person: User, key: Key, wish: Wish = {}) =>
    world.call(calls.passOnLine, { ...key, ...wishOf(wish) }, person);
  const askByStaff = (by: User, key: Key, wish: OfficeWish = {}) =>
    world.call(calls.adminPassOn, { ...key, ...wishOf(), ...wish }, by);
  const see = async (person: User, key: Key) => {
    const { answer } = await world.call(calls.getPassOn, key, person);
    return calls.getPassOn.response.parse(answer);
  };
  const stateFor = async (person: User, key: Key): Promise<PassOnView['state'] | undefined> =>
    (await see(person, key)).passOn?.state;
  const check = (person: User, key: Key) => world.call(lineChangeEndpoints.checkLineChange, key, person);
  const takeBack = (person: User, key: Key) => world.call(calls.takePassOnBack, key, person);
  const takeBackByStaff = (by: User, key: Key) =>
    world.call(calls.adminTakePassOnBack, { ...key, reason: 'Asked by telephone' }, by);
  const sendAgain = (person: User, key: Key) => world.call(calls.sendPassOnAgain, key, person);
  return { ask, askByStaff, see, stateFor, checkFee: check, takeBack, takeBackByStaff, sendAgain };
};

const acceptingOf = (world: World) => {
  /** The link of the newest letter to an address. */
  const linkTo = async (email: string): Promise<ClaimKey> => {
    await world.workOff();
    const letters = world.post.sent.filter(({ to, text }) => to === email && text.includes('/claim/'));
    const [, reference = '', token = ''] =
      /\/claim\/([\w-]+)\/([\w-]+)/.exec(letters.at(-1)?.text ?? '') ?? [];
    return { reference, token };
  };
  const accept = (person: User, link: ClaimKey, confirmations: string[] = []) =>
    world.call(claimEndpoints.acceptClaim, { ...link, agreeTerms: true, confirmations }, person);
  const decline = (link: ClaimKey) => world.call(calls.declineClaim, link);
  const open = async (link: ClaimKey, person?: User) => {
    const { answer } = await world.call(claimEndpoints.getClaim, link, person);
    return claimEndpoints.getClaim.response.parse(answer).claim;
  };
  return { linkTo, accept, decline, open };
};

const seatsOf = (db: Db, world: World) => {
  const { ask, checkFee } = askingOf(world);
  const { linkTo } = acceptingOf(world);

  /** Somebody with a paid seat on a course that begins in so many days. */
  const seated = async (days = 40, overrides: CourseOverrides = {}) => {
    const [giver, course] = [
      await addUser(db, { firstName: 'Amira' }),
      await world.courseIn(days, overrides),
    ];
    const reference = await world.buy(giver, course, { confirmations: ['prerequisite-1'] });
    return { giver, course, reference, key: await world.keyOf(giver, reference, course) };
  };
  /** The same, with a colleague who is invited and the fee paid; `session` is what the gateway calls that payment. */
  const invited = async (overrides: CourseOverrides = {}, days = 40) => {
    const found = await seated(days, overrides);
    const colleague = await addUser(db, { firstName: 'Hassan', lastName: 'Idris' });
    const asked = await ask(found.giver, found.key, { email: colleague.email });
    world.payOnPage(asked.answer);
    await checkFee(found.giver, found.key);
    return {
      ...found,
      ...{ colleague, asked, session: sessionOf(asked), link: await linkTo(colleague.email) },
    };
  };
  /** Who takes part in a course, by the roster's own table. */
  const peopleOn = async ({ id }: Pick<Course, 'id'>): Promise<string[]> => {
    const { rows } = await db.execute<{ user_id: string }>(
      sql`select user_id from enrolments where course_id = ${id} and cancelled_at is null order by user_id`,
    );
    return rows.map(({ user_id }) => user_id);
  };
  const seatsTaken = async (course: InPersonCourse) => {
    const { taken, enrolled } = await world.countsOf(course);
    return { taken, enrolled };
  };
  /** What of the fee the gateway has sent back, in fils. */
  const feeBack = async (session: string): Promise<number> => {
    await world.sendRefunds();
    return world.gateway.session(session).refundedAed;
  };
  const endIn = async ({ lineId }: Key, minutes: number): Promise<void> => {
    await db.execute(sql`update line_changes set hold_ends_at = now() + make_interval(mins => ${minutes}::int)
      where state = 'pending' and line_id = ${lineId}`);
  };
  const lapse = () => world.runJob('lapse-changes');
  return { seated, invited, peopleOn, seatsTaken, feeBack, endIn, lapse };
};

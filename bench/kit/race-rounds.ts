import { setTimeout as sleep } from 'node:timers/promises';
import type { Books } from './books.ts';
import { addOpenCourse, type Buyer, CHARGE_AED, payOnPage, press, pressUntilDecided } from './buyers.ts';

export const SEATS = 10;
const SETTLE_WITHIN_MS = 30_000;

export type Race = { books: Books; shops: readonly [string, string]; buyers: readonly Buyer[] };
export type Round = {
  sold: number;
  doubleCharges: number;
  refusals: Map<string, number>;
  seconds: number;
  broken: string[];
};
type Standing = {
  sold: number;
  taken: number;
  enrolled: number;
  captures: number;
  captured: number;
  charges: number;
  charged: number;
  doubleCharges: number;
};

/** Everybody presses at once, half of them at either server; whoever gets a card page does everything twice. */
export const runRound = async (race: Race, name: string): Promise<Round> => {
  const course = await addOpenCourse(race.books, SEATS);
  const refusals = new Map<string, number>();
  const begin = performance.now();
  const pages = await Promise.all(
    race.buyers.map(async (buyer, index) => {
      const [own, other] = index % 2 === 0 ? race.shops : ([race.shops[1], race.shops[0]] as const);
      const answer = await pressUntilDecided(() => press(own, course.slug, buyer), refusals);
      if (!answer.pressed) return 0;
      const again = await press(other, course.slug, buyer);
      const open = new Set([answer.page, again.pressed ? again.page : answer.page]);
      await Promise.all([...open].flatMap((page) => [payOnPage(page), payOnPage(page)]));
      return open.size;
    }),
  );
  const standing = await settledStanding(race.books, course.id);
  const seconds = (performance.now() - begin) / 1000;
  const broken = judge(standing).map((line) => `${name}: ${line}`);
  if (pages.some((count) => count > 1)) broken.push(`${name}: one order had two card pages`);
  if (refusals.has('internal')) broken.push(`${name}: somebody was told that something went wrong`);
  return { sold: standing.sold, doubleCharges: standing.doubleCharges, refusals, seconds, broken };
};

/** What came of a round once nothing is under way any more. */
const settledStanding = async (books: Books, courseId: string): Promise<Standing> => {
  const end = Date.now() + SETTLE_WITHIN_MS;
  for (;;) {
    const standing = await readStanding(books, courseId);
    const isSettled = standing.captures === standing.charges && standing.sold === standing.taken;
    if (isSettled || Date.now() > end) return standing;
    await sleep(20);
  }
};

/** Asked on both sides: what the academy has booked, and what the gateway has taken from cards. */
const readStanding = async ({ pool }: Books, courseId: string): Promise<Standing> => {
  const { rows } = await pool.query<Standing>(
    `WITH sales AS (SELECT o.id, o.user_id, o.state FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE l.course_id = $1),
    booked AS (SELECT s.user_id, c.aed FROM captures c JOIN sales s ON s.id = c.owner_id),
    charged AS (
      SELECT s.user_id, g.amount_minor - g.refunded_minor AS aed
      FROM sandbox_gateway.sessions g
      JOIN attempts a ON a.id::text = g.merchant_reference
      JOIN obligations o ON o.id = a.obligation_id
      JOIN sales s ON s.id = o.owner_id
      WHERE g.state = 'captured'),
    twice AS (
      SELECT user_id FROM booked GROUP BY user_id HAVING count(*) > 1
      UNION SELECT user_id FROM charged GROUP BY user_id HAVING count(*) > 1)
    SELECT taken, enrolled,
      (SELECT count(*)::int FROM sales WHERE state = 'confirmed') AS sold,
      (SELECT count(*)::int FROM booked) AS captures,
      (SELECT coalesce(sum(aed), 0)::int FROM booked) AS captured,
      (SELECT count(*)::int FROM charged) AS charges,
      (SELECT coalesce(sum(aed), 0)::int FROM charged) AS charged,
      (SELECT count(*)::int FROM twice) AS "doubleCharges"
    FROM course_runs WHERE course_id = $1`,
    [courseId],
  );
  if (!rows[0]) throw new Error(`there is no course ${courseId}`);
  return rows[0];
};

const judge = (standing: Standing): string[] => {
  const owed = SEATS * CHARGE_AED;
  const expected: Partial<Standing> = {
    sold: SEATS,
    taken: SEATS,
    enrolled: SEATS,
    captures: SEATS,
    captured: owed,
    charges: SEATS,
    charged: owed,
    doubleCharges: 0,
  };
  return Object.entries(expected).flatMap(([what, wanted]) => {
    const found = standing[what as keyof Standing];
    return found === wanted ? [] : [`${what} is ${found}, not ${wanted}`];
  });
};

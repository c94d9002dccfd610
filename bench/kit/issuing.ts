import { setTimeout as sleep } from 'node:timers/promises';
import type { Books } from './books.ts';
import type { Running } from './processes.ts';

const LOOK_EVERY_MS = 100;
/** Of all: what was under way at a kill is taken up much later than everything else. */
const MOST = 0.95;

export type Issued = { most: { count: number; seconds: number }; seconds: number; drawn: number };

/** Waits until so many certificates were issued, or nothing is to be expected any more. */
export const watchIssuing = async (
  { pool }: Books,
  { count, longestMs }: { count: number; longestMs: number },
): Promise<Issued> => {
  const begun = performance.now();
  let most: Issued['most'] | undefined;
  for (;;) {
    const { rows } = await pool.query<{ issued: number; drawn: number }>(
      'SELECT count(*)::int AS issued, count(pdf_sha256)::int AS drawn FROM certificates WHERE enrolment_id IS NOT NULL',
    );
    const { issued, drawn } = rows[0] ?? { issued: 0, drawn: 0 };
    const seconds = (performance.now() - begun) / 1000;
    if (issued >= MOST * count) most ??= { count: issued, seconds };
    if (issued >= count || seconds * 1000 > longestMs)
      return { most: most ?? { count: issued, seconds }, seconds, drawn };
    await sleep(LOOK_EVERY_MS);
  }
};

/**
 * Ends a process without a word so many times, some seconds after it is up, and starts it again. What was under way is
 * taken up again once a quarter of an hour is over, which is made to be over at once.
 */
export const killAgain = async (
  { pool }: Books,
  shop: Running,
  { kills, begin }: { kills: number; begin: () => Promise<Running> },
): Promise<Running> => {
  let running = shop;
  for (let kill = 0; kill < kills; kill++) {
    await sleep(2_000 + 2_000 * Math.random());
    process.kill(running.pid, 'SIGKILL');
    await pool.query(
      "UPDATE pgboss.job SET started_on = started_on - interval '1 hour' WHERE state = 'active'",
    );
    running = await begin();
  }
  return running;
};

/** What is broken: everybody of these has one certificate, with a number of its own, and it was announced once. */
export const judgeIssued = async (
  { pool }: Books,
  enrolmentIds: readonly string[],
): Promise<{ twice: number; missing: number; toldTwice: number; notTold: number }> => {
  const { rows } = await pool.query<{ twice: number; missing: number; toldTwice: number; notTold: number }>(
    `WITH wanted AS (SELECT unnest($1::uuid[]) AS id),
      had AS (SELECT w.id, count(c.id) AS certificates FROM wanted w LEFT JOIN certificates c ON c.enrolment_id = w.id GROUP BY 1),
      told AS (SELECT c.id, count(j.id) AS jobs FROM certificates c JOIN wanted w ON w.id = c.enrolment_id
        LEFT JOIN pgboss.job j ON j.name = 'certificate.issued/paper' AND j.data ->> 'certificateId' = c.id::text GROUP BY 1)
     SELECT (SELECT count(*)::int FROM had WHERE certificates > 1) AS twice,
       (SELECT count(*)::int FROM had WHERE certificates = 0) AS missing,
       (SELECT count(*)::int FROM told WHERE jobs > 1) AS "toldTwice",
       (SELECT count(*)::int FROM told WHERE jobs = 0) AS "notTold"`,
    [enrolmentIds],
  );
  const [found] = rows;
  if (!found) throw new Error('nothing was counted');
  return found;
};

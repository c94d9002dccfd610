import { gzipSync } from 'node:zlib';
import { calendarFeeds } from '#server/db/schema/index.ts';
import { secretToken, sha256, uuidv7 } from '#server/platform/ids.ts';
import { readCalendar } from '#server/testing/calendars/read-calendar.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { enrolInSelfPaced } from '#server/testing/self-paced.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { addLiveCourse } from '#server/testing/worlds/live/live-world.ts';
import { dayIn } from '#server/testing/worlds/moving-world.ts';
import { type Books, openBooks } from './kit/books.ts';
import { fromElsewhere } from './kit/from-elsewhere.ts';
import { applyLoad } from './kit/load.ts';
import { addManyLearners } from './kit/many/many-learners.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, kilobytes, printTable } from './kit/report.ts';

const PORT = 3499;
/** Calendars ask from everywhere, through a proxy. */
const REACHABLE = { DEMO_PUBLIC: '1', TRUST_PROXY: '1' };
const CLIENTS = [1, 16];
const WARM_UP = 50;

const events = readOption('events', 200);
const people = readOption('people', 10_000);
const seconds = readOption('seconds', 10);

/** Somebody with so many entries: of ten, four are runs in person, four sessions of live courses and two ends of access. */
const addBusyPerson = async ({ db }: Books): Promise<string> => {
  const academy = testCalls([], { db });
  const user = await addUser(db);
  const description = 'What is taught, to whom, and why it matters in practice. '.repeat(4);
  for (let ten = 0; ten < events / 10; ten++) {
    for (let nth = 0; nth < 4; nth++) {
      const startDate = dayIn(10 + 7 * ten + nth);
      const run = await addCourse(db, { startDate, endDate: startDate, description });
      await academy.ctx((ctx) => enrolIn(ctx, run, user));
    }
    for (let nth = 0; nth < 2; nth++) {
      const course = await addLiveCourse(db);
      await academy.ctx((ctx) => enrolIn(ctx, course, user));
      const selfPaced = await addSelfPaced(db, { code: `BENCH-${ten}-${nth}` });
      const access = { course: selfPaced, user, accessUntil: dayIn(100 + ten) };
      await academy.ctx((ctx) => enrolInSelfPaced(ctx, access));
    }
  }
  const token = secretToken();
  const feed = { id: uuidv7(), userId: user.id, tokenHash: sha256(token), createdAt: new Date() };
  await db.insert(calendarFeeds).values(feed);
  return `/calendars/${token}.ics`;
};

await runPart(`feed: the own calendar of somebody with ${events} entries`, async (part) => {
  const shop = await startShop(part, PORT, { WORK: 'http', ...REACHABLE });
  const books = await openBooks(part);
  await addManyLearners(books, people);
  const path = await addBusyPerson(books);
  await books.pool.query('VACUUM ANALYZE');
  const url = shop.url + path;

  const answer = await fetch(url, { headers: fromElsewhere() });
  const body = await answer.text();
  const etag = answer.headers.get('etag') ?? '';
  const found = answer.ok ? readCalendar(body).length : 0;
  for (let nth = 0; nth < WARM_UP; nth++) await fetch(url, { headers: fromElsewhere() });
  const rows: string[][] = [];
  for (const clients of CLIENTS)
    for (const { what, known, expects } of [
      { what: 'The feed', known: 'none', expects: 200 },
      { what: 'Whether it still holds', known: etag, expects: 304 },
    ]) {
      const headers = { 'if-none-match': known };
      const load = { url, clients, seconds, headers, nextHeaders: fromElsewhere, mayRefuse: true, expects };
      const { perSecond, p50, p95, p99, refused } = await applyLoad(load);
      const times = [p50, p95, p99].map((one) => figure(one, 'ms'));
      rows.push([what, String(clients), figure(perSecond), ...times, String(refused)]);
    }
  const size = `${kilobytes(Buffer.byteLength(body))}, ${kilobytes(gzipSync(body).byteLength)} compressed`;
  printTable(
    [`${found} entries, ${size}`, 'Clients', 'Per second', 'p50', 'p95', 'p99', 'Turned away'],
    rows,
  );
  await shop.stop();
  return found === events ? [] : [`the feed has ${found} entries instead of ${events}`];
});

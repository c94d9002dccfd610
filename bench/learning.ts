import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { LearningEvent } from '#contracts/learning/progress.ts';
import { type Books, openBooks } from './kit/books.ts';
import { addBusyLearner, addManyLearners, learnerOf, SLIDES } from './kit/many/many-learners.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, percentile, printTable } from './kit/report.ts';
import { headersOf } from './kit/staff.ts';

const SHOP_PORT = 3495;
const CLIENTS = 32;
const EVENTS_OF_A_FLUSH = 20;
const COURSES_OF_ONE = 200;
const PORTALS = 200;

const learners = readOption('learners', 10_000);
const seconds = readOption('seconds', 10);

const eventOf = (attemptId: string, kind: LearningEvent['kind'], ago: number): LearningEvent => ({
  eventId: randomUUID(),
  attemptId,
  slideId: `slide-${1 + (ago % SLIDES)}`,
  kind,
  clientSeq: ago,
  clientTime: Date.now() - ago * 15_000,
  activeMs: 15_000,
});

/** A slide is left for the next: one is completed, the other is seen. */
const turnedPage = (attemptId: string): LearningEvent[] => {
  const ago = Math.floor(Math.random() * SLIDES);
  return [eventOf(attemptId, 'completed', ago), eventOf(attemptId, 'seen', ago + 1)];
};

/** Five minutes of learning: heartbeats, and a slide completed in each of them. */
const fiveMinutes = (attemptId: string): LearningEvent[] =>
  Array.from({ length: EVENTS_OF_A_FLUSH }, (_, at) =>
    eventOf(attemptId, at % 4 === 0 ? 'completed' : 'heartbeat', EVENTS_OF_A_FLUSH - at),
  );

type Flushes = {
  url: string;
  nextLearner: () => number;
  told: (attemptId: string) => LearningEvent[];
  until: { duration: number } | { amount: number };
};

const flush = async ({ url, nextLearner, told, until }: Flushes) => {
  const times: number[] = [];
  const started = performance.now();
  const result = await autocannon({
    url,
    connections: CLIENTS,
    ...until,
    requests: [
      {
        method: 'POST',
        setupRequest: (request: autocannon.Request) => {
          const { cookie, attemptId } = learnerOf(nextLearner());
          const body = JSON.stringify({ sentAt: Date.now(), events: told(attemptId) });
          return { ...request, headers: { cookie, 'content-type': 'application/json' }, body };
        },
      },
    ],
    setupClient: (client) =>
      client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds)),
  });
  const { errors, timeouts, non2xx, statusCodeStats } = result;
  if (errors + timeouts + non2xx > 0)
    throw new Error(`flushes to ${url} failed: ${JSON.stringify({ errors, timeouts, statusCodeStats })}`);
  return { times, perSecond: (times.length * 1000) / (performance.now() - started) };
};

/** The portal's page of somebody with many courses, one after the other. */
const openPortals = async (url: string, headers: { cookie: string }): Promise<number[]> => {
  const times: number[] = [];
  for (let opened = 0; opened < PORTALS; opened++) {
    const started = performance.now();
    const response = await fetch(`${url}/elearning/portal`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`the portal answered ${response.status}`);
    times.push(performance.now() - started);
  }
  return times;
};

const WRITTEN = ['learning_events', 'completed_slides', 'learning_attempts'];

/** Rows and bytes, indexes too, of what learning writes. */
const measureTables = async ({ pool }: Books) => {
  let [rows, bytes] = [0, 0];
  for (const table of WRITTEN) {
    await pool.query(`VACUUM ANALYZE ${table}`);
    const { rows: found } = await pool.query<{ rows: string; bytes: string }>(
      `SELECT (SELECT count(*) FROM ${table}) AS rows, pg_total_relation_size('${table}') AS bytes`,
    );
    rows += Number(found[0]?.rows);
    bytes += Number(found[0]?.bytes);
  }
  return { rows, bytes };
};

await runPart(`learning: ${learners} learners of one course, ${CLIENTS} devices at a time`, async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const books = await openBooks(part);
  const slug = await addManyLearners(books, learners);
  const url = `${shop.url}/api/elearning/${slug}/events`;
  const before = await measureTables(books);
  let next = 0;
  const inTurn = () => 1 + (next++ % learners);
  const flushed = await flush({ url, nextLearner: inTurn, told: fiveMinutes, until: { amount: learners } });
  const after = await measureTables(books);
  const pages = await flush({ url, nextLearner: inTurn, told: turnedPage, until: { duration: seconds } });
  const row = (what: string, { times, perSecond }: typeof pages, events: number) => [
    what,
    figure(perSecond),
    figure(perSecond * events),
    figure(percentile(times, 0.5)),
    figure(percentile(times, 0.95)),
  ];
  printTable(
    ['', 'per second', 'events per second', 'p50, ms', 'p95, ms'],
    [
      row(`Flushes of ${EVENTS_OF_A_FLUSH} events`, flushed, EVENTS_OF_A_FLUSH),
      row('A page turned: one slide completed, one seen', pages, 2),
    ],
  );
  printTable(
    ['Of one learner, after one flush', 'rows', 'bytes'],
    [
      [
        'Events, completed slides, attempt',
        figure((after.rows - before.rows) / learners),
        figure((after.bytes - before.bytes) / learners),
      ],
    ],
  );
  const busy = await addBusyLearner(books, COURSES_OF_ONE);
  const portals = await openPortals(shop.url, await headersOf(books, busy));
  printTable(
    [`Portal with ${COURSES_OF_ONE} courses, one at a time`, 'p50, ms', 'p95, ms'],
    [['The whole page', figure(percentile(portals, 0.5)), figure(percentile(portals, 0.95))]],
  );
  return [];
});

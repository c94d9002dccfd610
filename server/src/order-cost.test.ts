import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from './calls/jobs.ts';
import { createJobs, events } from './create-jobs.ts';
import { CatalogueWatch } from './modules/catalogue/index.ts';
import { insertSession } from './modules/identity/sessions/sessions.repository.ts';
import { transact } from './platform/db/database.ts';
import { secretToken } from './platform/ids.ts';
import { JobQueue } from './platform/jobs/job-queue.ts';
import { createLog } from './platform/log.ts';
import { freshDatabase } from './testing/database.ts';
import { given } from './testing/given.ts';
import { recordStatements } from './testing/statements.ts';
import { createTestApp } from './testing/test-app.ts';
import { addCourse, addUser } from './testing/test-world.ts';

// What an order costs follows the number of its statements, begin and commit too.
const TO_PLACE = 16;
const TO_SETTLE = 21;
const TO_TELL = 17;
/** Each round of work is fetched by one statement of the queue and reported done by another. */
const TO_FETCH_AND_REPORT = 2;

const log = createLog('silent');
const database = given(freshDatabase);
let statements: ReturnType<typeof recordStatements>;
let queue: JobQueue;
let jobs: Job[];
let catalogue: CatalogueWatch;
let app: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  statements = recordStatements(database.pool);
  queue = new JobQueue({ url: database.url, log });
  catalogue = new CatalogueWatch(database.pool, log);
  app = await createTestApp(database.db, {
    catalogue,
    ports: {
      jobs: { enqueue: (db, { command }, ...work) => queue.enqueue(db, command, ...work) },
      events: { announce: (db, { event }, payloads) => queue.announce(db, event, payloads) },
    },
    before: (deps) => {
      jobs = createJobs({ ...deps, log });
      return queue.open(jobs, events);
    },
  });
  // The first of all is also told whom the catalogue tells of its changes.
  await buy();
});
afterAll(async () => {
  catalogue.close();
  await app.close();
  await queue.close();
});

const signIn = async (): Promise<string> => {
  const { id } = await addUser(database.db);
  const token = secretToken();
  await transact(database.db, (tx) => insertSession(tx, { userId: id, token }));
  return `session=${token}`;
};

/** From the button to the card page, and from the gateway's message to the confirmed order. */
const buy = async () => {
  const { slug } = await addCourse(database.db);
  const cookie = await signIn();
  statements.take();
  const pressed = await app.server.inject({
    method: 'POST',
    url: `/inperson/checkout/${slug}/process-payment`,
    headers: { cookie },
    payload: { agreeTerms: true },
  });
  const placing = statements.take();
  const { redirectUrl, reference } = pressed.json();
  const session = new URL(redirectUrl).pathname.slice(1);
  app.gateway.pay(session);
  const { headers, rawBody } = app.gateway.message(session);
  await app.server.inject({ method: 'POST', url: '/payments/webhooks/fake', headers, payload: rawBody });
  return { reference, placing, settling: statements.take() };
};

type Waiting = { id: string; name: string; data: Record<string, string> };

/** Works off what waits, as one worker does: all of a queue at once, until nothing is left. */
const workOff = async () => {
  const sent: string[] = [];
  for (let rounds = 0; ; ) {
    const { rows } = await database.pool.query<Waiting>(
      `delete from pgboss.job where state = 'created' and start_after <= now() returning id, name, data`,
    );
    const waiting = [...Map.groupBy(rows, ({ name }) => name)];
    if (waiting.length === 0) return { sent, rounds };
    statements.take();
    for (const [name, all] of waiting)
      await jobs
        .find((job) => job.name === name)
        ?.workAll?.(all.map(({ id, data }) => ({ ...data, jobId: id })));
    sent.push(...statements.take());
    rounds += waiting.length;
  }
};

test('an order is placed and settled by few statements', async () => {
  const { reference, placing, settling } = await buy();
  console.info(`an order: ${placing.length} statements to place it, ${settling.length} to settle it`);
  expect(placing.length, placing.join('\n')).toBeLessThanOrEqual(TO_PLACE);
  expect(settling.length, settling.join('\n')).toBeLessThanOrEqual(TO_SETTLE);
  const { rows } = await database.pool.query('select state from orders where reference = $1', [reference]);
  expect(rows).toEqual([{ state: 'confirmed' }]);
});

test('its mails are sent by few statements more', async () => {
  await workOff();
  await buy();
  const { sent, rounds } = await workOff();
  const all = sent.length + rounds * TO_FETCH_AND_REPORT;
  console.info(`an order: ${all} statements for its jobs and mails, in ${rounds} rounds`);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(TO_TELL);
  expect(rounds).toBe(4);
  const { rows } = await database.pool.query(
    'select template, state from (select * from mails order by id desc limit 2) latest order by template',
  );
  expect(rows).toEqual([
    { template: 'academy-new-order', state: 'sent' },
    { template: 'order-confirmed', state: 'sent' },
  ]);
});

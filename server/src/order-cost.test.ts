import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobs, events } from './app.ts';
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
const TO_SETTLE = 19;

const log = createLog('silent');
const database = given(freshDatabase);
let statements: ReturnType<typeof recordStatements>;
let queue: JobQueue;
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
      events: { announce: (db, { event }, payload) => queue.announce(db, event, payload) },
    },
    before: (deps) => queue.open(createJobs({ ...deps, log }), events),
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

test('an order is placed and settled by few statements', async () => {
  const { reference, placing, settling } = await buy();
  console.info(`an order: ${placing.length} statements to place it, ${settling.length} to settle it`);
  expect(placing.length, placing.join('\n')).toBeLessThanOrEqual(TO_PLACE);
  expect(settling.length, settling.join('\n')).toBeLessThanOrEqual(TO_SETTLE);
  const { rows } = await database.pool.query('select state from orders where reference = $1', [reference]);
  expect(rows).toEqual([{ state: 'confirmed' }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '#server/calls/jobs.ts';
import { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { OutgoingMail } from '#server/platform/mail/mail.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { createJobs } from './create-jobs.ts';
import { listActions } from './modules/payments/index.ts';
import { readSettings } from './modules/settings/index.ts';

const EVENTS = ['needs-action.raised', 'payment.refused', 'payment.refunded'];
const NEEDED = [...EVENTS, 'execute-refund', 'send-mail'];
const ignore = () => {};
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const database = given(freshDatabase);
let queue: JobQueue;
let world: ReturnType<typeof createOrdersWorld>;
let jobs: Job[];
const sent: OutgoingMail[] = [];

beforeAll(async () => {
  queue = new JobQueue({ url: database.url, log });
  world = createOrdersWorld(database.db, {
    ports: {
      jobs: { enqueue: (db, { command }, ...work) => queue.enqueue(db, command, ...work) },
      events: { announce: (db, { event }, payloads) => queue.announce(db, event, payloads) },
      mail: { send: async (mail) => void sent.push(mail) },
      mailbox: null,
    },
  });
  // Making the queues of all of them takes longer than the test.
  jobs = createJobs(world.jobDeps).filter(
    ({ name, hears = name }) => typeof hears === 'string' && NEEDED.includes(hears),
  );
  await queue.open(jobs, EVENTS);
});
afterAll(async () => {
  await queue.close();
});

type Waiting = { name: string; data: Record<string, string> };

/** Takes what a worker, who looks every second, would find now: what is to be done later is not among it. */
const takeDueJobs = async (): Promise<Waiting[]> => {
  const { rows } = await database.pool.query<Waiting>(
    `delete from pgboss.job where state = 'created' and start_after <= now() returning name, data`,
  );
  return rows;
};
const workOff = async (due: Waiting[]) => {
  for (const { name, data } of due) await jobs.find((job) => job.name === name)?.work(data);
};

test('a captured payment that cannot be used alerts the academy and goes back, by jobs that are due at once', async () => {
  const person = await addUser(database.db);
  const { answer } = await world.press(person, await addCourse(database.db));
  world.payOnPage(answer, 600_000);
  await world.check(person, answer.reference);
  expect(await listActions(database.db)).toMatchObject([{ kind: 'unapplied' }]);

  const due = await takeDueJobs();
  expect(due.map(({ name }) => name).sort()).toEqual([
    'execute-refund',
    'needs-action.raised/mails',
    'payment.refused/mails',
  ]);
  await workOff(due);
  expect([...world.gateway.refunds.values()]).toMatchObject([{ amountAed: 600_000 }]);
  // The letters are jobs of their own, and as urgent.
  await workOff(await takeDueJobs());
  const { contact } = await readSettings(database.db);
  const alert = sent.find(({ to, text }) => to === contact.email && text.includes('could not be used'));
  expect(alert?.subject).toContain(answer.reference);
  expect(sent.map(({ to }) => to)).toContain(person.email);
});

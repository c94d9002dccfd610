import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { needsActionEndpoints } from '#contracts/orders/admin-needs-action.ts';
import { given } from '#server/testing/given.ts';
import { housekeepingJobs } from './housekeeping.jobs.ts';
import { adminOrderBindings } from './modules/orders/orders.admin.routes.ts';
import { DEAD_LETTERS } from './platform/jobs/job-queue.ts';
import { freshDatabase } from './testing/database.ts';
import { testCalls } from './testing/test-calls.ts';
import { addUser } from './testing/test-world.ts';

const database = given(freshDatabase);
const academy = given(() =>
  testCalls(adminOrderBindings, { db: database.db, ports: { obligors: new Map() } }),
);

const run = (name: string, data: Record<string, string> = {}) =>
  housekeepingJobs(academy.jobDeps)
    .find((job) => job.name === name)
    ?.work(data);

test('work that was given up stands in the back office, once for the same work', async () => {
  const given = { jobName: 'order.confirmed', orderId: 'an order' };
  await run(DEAD_LETTERS, { ...given, jobId: '018f0000-0000-7000-8000-000000000001' });
  await run(DEAD_LETTERS, { ...given, jobId: '018f0000-0000-7000-8000-000000000002' });
  await run(DEAD_LETTERS, { jobName: 'end-holds', jobId: '018f0000-0000-7000-8000-000000000003' });
  const staff = await addUser(database.db, { role: 'staff' });
  const { answer } = await academy.call(needsActionEndpoints.listNeedsAction, {}, staff);
  expect(answer.actions).toMatchObject([
    {
      kind: 'dead-letter',
      message: 'The work “order confirmed” was given up after many tries; the log says of what',
    },
    {
      kind: 'dead-letter',
      message: 'The work “end holds” was given up after many tries; the log says of what',
    },
  ]);
  expect(academy.jobs.filter(({ name }) => name === 'needs-action.raised')).toHaveLength(2);
});

test('keys and counts are kept as long as they matter', async () => {
  await database.db.execute(sql`
    insert into idempotency_keys (key, caller, endpoint, body_hash, created_at) values
      ('old', 'x', 'x', 'x', now() - interval '49 hours'), ('new', 'x', 'x', 'x', now() - interval '47 hours')`);
  await database.db.execute(sql`
    insert into rate_limits (subject, window_start, hits) values
      ('old', now() - interval '25 hours', 1), ('new', now() - interval '23 hours', 1)`);
  await run('delete-old-keys');
  const { rows } = await database.db.execute(
    sql`select key as kept from idempotency_keys union all select subject from rate_limits`,
  );
  expect(rows).toEqual([{ kept: 'new' }, { kept: 'new' }]);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bindings } from '#server/bindings.ts';
import { createJobs, events } from '#server/create-jobs.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLog } from '#server/platform/log.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { raiseAction } from '../../payments/index.ts';
import { serveMetrics } from './serve-metrics.ts';

const log = createLog('silent');
const database = given(freshDatabase);
const app = given(() => createTestApp(database.db));
const world = given(() => testCalls(bindings, { db: database.db }));
/** Its queues, with nobody who works them off. */
const queue = given(async () => {
  const made = new JobQueue({ url: database.url, log });
  await made.open(createJobs(world.jobDeps), events);
  return { enqueue: made.enqueue.bind(made), close: () => made.close() };
});

type Sample = { name: string; labels: string; value: number };

/** What a process that has just been started says: its answer is kept for two seconds. */
const scrape = async (databaseUrl = database.url): Promise<Sample[]> => {
  const metrics = await serveMetrics({
    port: 0,
    host: '127.0.0.1',
    databaseUrl,
    pool: database.pool,
    backupEveryHours: 24,
    log,
  });
  try {
    const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return lines.map((line) => {
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return { name, labels, value: Number(value) };
    });
  } finally {
    await metrics.close();
  }
};
const valueIn = (samples: readonly Sample[], name: string, ...labels: string[]) =>
  samples.find((one) => one.name === name && labels.every((label) => one.labels.includes(label)))?.value;
const scraped = async (name: string, ...labels: string[]) => valueIn(await scrape(), name, ...labels);

describe('what the process counts', () => {
  test('calls by code, how long they took, and what was refused', async () => {
    const before = await scrape();
    const call = 'call="POST /api/login"';
    const logIn = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: 'nobody@example.com', password: 'wrong' },
      });
    expect((await logIn()).statusCode).toBe(401);
    await app.server.inject('/api/auth/check');
    await app.server.inject({
      method: 'POST',
      url: '/api/login',
      headers: { origin: 'https://elsewhere.example' },
      payload: {},
    });
    const after = await scrape();
    const grown = (name: string, ...labels: string[]) =>
      (valueIn(after, name, ...labels) ?? 0) - (valueIn(before, name, ...labels) ?? 0);
    expect(grown('academy_calls_total', call, 'status="401"', 'code="wrong-credentials"')).toBe(1);
    expect(grown('academy_calls_total', 'call="GET /api/auth/check"', 'code="ok"')).toBe(1);
    expect(grown('academy_call_duration_seconds_count', call)).toBe(1);
    expect(grown('academy_security_events_total', 'login-refused')).toBe(1);
    expect(grown('academy_security_events_total', 'cross-site-refused')).toBe(1);
  });

  test('callbacks that are forged, limits that are hit, and what somebody may not do', async () => {
    const before = await scrape();
    await app.server.inject({
      method: 'POST',
      url: `/payments/webhooks/${app.gateway.name}`,
      payload: 'forged',
    });
    for (let hit = 0; hit <= 60; hit++) await app.server.inject('/payments/return/fake?attempt=of-nobody');
    const after = await scrape();
    for (const event of ['callback-forged', 'limit-hit'])
      expect(valueIn(after, 'academy_security_events_total', event), event).toBeGreaterThan(
        valueIn(before, 'academy_security_events_total', event) ?? 0,
      );
  });

  test('answers that are kept', async () => {
    const before = await scrape();
    for (let time = 0; time < 3; time++) await app.server.inject('/sitemap.xml');
    const after = await scrape();
    const grown = (outcome: string) =>
      (valueIn(after, 'academy_page_cache_requests_total', outcome) ?? 0) -
      (valueIn(before, 'academy_page_cache_requests_total', outcome) ?? 0);
    expect([grown('miss'), grown('hit')]).toEqual([1, 2]);
    expect(valueIn(after, 'academy_page_cache_entries')).toBeGreaterThan(0);
    expect(valueIn(after, 'academy_page_cache_bytes')).toBeGreaterThan(0);
  });

  test('connections, and how late its event loop is', async () => {
    const client = await database.pool.connect();
    const samples = await scrape();
    client.release();
    expect(valueIn(samples, 'academy_pool_connections', 'used')).toBeGreaterThan(0);
    expect(valueIn(samples, 'academy_pool_connections', 'waiting')).toBe(0);
    expect(valueIn(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });
});

describe('what the database knows', () => {
  test('jobs that wait, and for how long', async () => {
    const queued = 'queue="execute-refund"';
    expect(await scraped('academy_job_queue_waiting', queued)).toBeUndefined();
    await world.ctx(({ db }) => queue.enqueue(db, 'execute-refund', [{ refundId: uuidv7() }]));
    await database.db.execute(
      sql`update pgboss.job set start_after = now() - interval '9 minutes' where name = 'execute-refund'`,
    );
    const samples = await scrape();
    expect(valueIn(samples, 'academy_job_queue_waiting', queued)).toBe(1);
    expect(valueIn(samples, 'academy_job_queue_oldest_seconds', queued)).toBeGreaterThanOrEqual(540);
  });

  test('money without a seat, until somebody has seen to it', async () => {
    const kind = 'kind="unapplied"';
    expect(await scraped('academy_needs_action_open', kind)).toBeUndefined();
    const about = { owner: { kind: 'order', id: uuidv7() }, message: 'Paid, and no seat' };
    await world.ctx((ctx) => raiseAction(ctx, { kind: 'unapplied', dedupeKey: 'unapplied:1', ...about }));
    expect(await scraped('academy_needs_action_open', kind)).toBe(1);
    await database.db.execute(sql`update needs_action set resolved_at = now()`);
    expect(await scraped('academy_needs_action_open', kind)).toBeUndefined();
  });

  test('holds, and one that nobody has released', async () => {
    const { id } = await addCourse(database.db);
    const hold = (minutes: number) =>
      database.db.execute(sql`insert into seat_claims (id, course_id, place_id, state, held_until, created_at)
        values (${uuidv7()}, ${id}, ${uuidv7()}, 'held', now() + make_interval(mins => ${minutes}), now())`);
    await hold(10);
    const fresh = await scrape();
    expect(valueIn(fresh, 'academy_seat_holds_open')).toBe(1);
    expect(valueIn(fresh, 'academy_seat_hold_overdue_seconds')).toBe(0);
    await hold(-40);
    const late = await scrape();
    expect(valueIn(late, 'academy_seat_holds_open')).toBe(2);
    expect(valueIn(late, 'academy_seat_hold_overdue_seconds')).toBeGreaterThanOrEqual(2_400);
  });

  test('a message of the gateway that waits', async () => {
    expect(await scraped('academy_gateway_message_oldest_seconds')).toBe(0);
    await database.db.execute(sql`
      insert into gateway_events (id, gateway, event_id, gateway_ref, kind, raw, received_at, next_try_at)
      values (${uuidv7()}, 'fake', 'evt_1', 'cs_1', 'session.captured', '{}', now() - interval '20 minutes', now())`);
    expect(await scraped('academy_gateway_message_oldest_seconds')).toBeGreaterThanOrEqual(1_200);
  });

  test('the last good backup and drill', async () => {
    const run = (kind: string, ok: boolean, at: string) =>
      database.db.execute(sql`insert into backup_runs (id, kind, started_at, finished_at, ok, name, bytes, detail)
        values (${uuidv7()}, ${kind}, ${at}, ${at}, ${ok}, '', 0, '')`);
    expect(await scraped('academy_last_backup_timestamp_seconds')).toBe(0);
    await run('backup', true, '2026-11-01T00:00:00Z');
    await run('backup', false, '2026-11-02T00:00:00Z');
    await run('drill', true, '2026-11-03T00:00:00Z');
    const samples = await scrape();
    expect(valueIn(samples, 'academy_last_backup_timestamp_seconds')).toBe(Date.parse('2026-11-01') / 1000);
    expect(valueIn(samples, 'academy_last_restore_drill_timestamp_seconds')).toBe(
      Date.parse('2026-11-03') / 1000,
    );
    expect(valueIn(samples, 'academy_backup_period_seconds')).toBe(86_400);
  });
});

test('without its database a process tells its own figures, and none that would be old', async () => {
  const samples = await scrape('postgres://nobody@127.0.0.1:9/nothing');
  expect(valueIn(samples, 'academy_database_up')).toBe(0);
  expect(samples.map(({ name }) => name)).toContain('nodejs_eventloop_lag_seconds');
  expect(samples.map(({ name }) => name)).not.toContain('academy_seat_holds_open');
  expect(await scraped('academy_database_up')).toBe(1);
});

test('a scrape that comes right after another is told the same, and nothing else is answered', async () => {
  const pool = createPool(database.url, { applicationName: 'academy test', max: 1 });
  const metrics = await serveMetrics({
    port: 0,
    host: '127.0.0.1',
    databaseUrl: database.url,
    pool,
    backupEveryHours: null,
    log,
  });
  const address = `http://127.0.0.1:${metrics.port}`;
  const [one, other] = await Promise.all([1, 2].map(async () => (await fetch(`${address}/metrics`)).text()));
  expect(one).toBe(other);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/healthz', 'GET'],
  ] as const)
    expect((await fetch(address + path, { method })).status).toBe(404);
  await metrics.close();
  await pool.end();
});

describe('the alert rules', () => {
  type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };
  const readRules = async (): Promise<Rule[]> => {
    const text = await readFile(join(projectRoot, 'deploy/alerts.yaml'), 'utf8');
    return parse(text).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);
  };

  test('speak of metrics that are there', async () => {
    const { server } = app;
    await server.inject('/api/auth/check');
    await world.ctx(({ db }) => queue.enqueue(db, 'execute-refund', [{ refundId: uuidv7() }]));
    const about = { owner: { kind: 'order', id: uuidv7() }, message: 'Look here' };
    await world.ctx((ctx) => raiseAction(ctx, { kind: 'unapplied', dedupeKey: 'unapplied:2', ...about }));
    const names = new Set((await scrape()).map(({ name }) => name));
    const rules = await readRules();
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr } of rules) {
      // Prometheus itself says whether it was answered.
      const spoken = expr.match(/\b(academy|nodejs|process)_\w+|\bup\b/g) ?? [];
      expect(spoken, alert).not.toEqual([]);
      for (const name of spoken) if (name !== 'up') expect(names, alert).toContain(name);
    }
  });

  test('each lead to what is to be done', async () => {
    const operations = await readFile(join(projectRoot, 'docs/OPERATIONS.md'), 'utf8');
    const headings = [...operations.matchAll(/^#+ (.*)$/gm)].map(
      ([, heading = '']) =>
        `docs/OPERATIONS.md#${heading
          .toLowerCase()
          .replaceAll(' ', '-')
          .replace(/[^\w-]/g, '')}`,
    );
    for (const { alert, annotations } of await readRules()) {
      expect(annotations.summary, alert).toMatch(/^[A-Z].*\.$/);
      expect(headings, alert).toContain(annotations.runbook);
    }
  });
});

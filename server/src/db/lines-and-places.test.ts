import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import { migrate } from '../platform/db/migrate.ts';
import { freshDatabase } from '../testing/database.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const LAST_BEFORE = 11;

const database = given(() => freshDatabase({ migrated: false }));
let earlier: string;

/** A database as an earlier version left it. */
beforeAll(async () => {
  earlier = await mkdtemp(join(tmpdir(), 'academy-migrations-'));
  await cp(MIGRATIONS, earlier, { recursive: true });
  const path = join(earlier, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= LAST_BEFORE);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  await migrate(database.url, earlier);
  await database.pool.query(EARLIER_ROWS);
  await migrate(database.url, MIGRATIONS);
});
afterAll(async () => {
  await rm(earlier, { recursive: true });
});

const [USER, SERIES, COURSE] = ['1', '2', '3'].map((n) => `018f0000-0000-7000-8000-00000000000${n}`);
const orderId = (n: number) => `018f0000-0000-7000-8000-0000000001${n}0`;
const STATES = ['draft', 'lapsed', 'confirmed', 'cancelled'];

const EARLIER_ROWS = `
  insert into users (id, email, password_hash, role, first_name, last_name, created_at, updated_at)
    values ('${USER}', 'ada@example.com', 'none', 'learner', 'Ada', 'Byron', now(), now());
  insert into course_series (id, slug, kind, title, discipline)
    values ('${SERIES}', 'botox', 'InPersonCourse', 'Botox', 'injectables');
  insert into courses (id, series_id, slug, code, status, title, price_eur, capacity, venue, schedule, content, practical,
      certification, inclusions, contact, media, payment_options, policy, taken, created_at, updated_at)
    values ('${COURSE}', '${SERIES}', 'botox-dubai', 'BTX', 'open', 'Botox', 100000, 10,
      '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', 1, now(), now());
  ${STATES.map(
    (state, n) => `
  insert into orders (id, reference, user_id, course_id, state, policy, confirmations, created_at, closed_at)
    values ('${orderId(n)}', 'AUR-${n}', '${USER}', '${COURSE}', '${state}', '{"agreed": ${n}}',
      '[{"key": "insurance", "label": "I am insured"}]', now(), ${state === 'lapsed' ? 'now()' : 'null'});
  ${
    state === 'draft'
      ? ''
      : `insert into order_lines (id, order_id, course_id, title, code, list_eur, early_bird_eur, promo_eur, price_eur)
    values (gen_random_uuid(), '${orderId(n)}', '${COURSE}', 'Botox as it was called', 'BTX', 100000, 0, 10000, 90000);`
  }`,
  ).join('')}
  insert into seat_claims (id, course_id, order_id, state, created_at)
    values (gen_random_uuid(), '${COURSE}', '${orderId(2)}', 'enrolled', now());
  insert into enrolments (id, user_id, course_id, order_id, created_at)
    values (gen_random_uuid(), '${USER}', '${COURSE}', '${orderId(2)}', now());`;

test('each order of an earlier version becomes one line with one place, in the state that the order is in', async () => {
  const { rows } = await database.pool.query(`
    select o.state, l.title, l.kind, l.price_eur::int as price, l.policy, l.confirmations -> 0 ->> 'key' as confirmed,
      p.state as place, p.user_id = o.user_id as own, p.course_id = l.course_id as same
    from orders o join order_lines l on l.order_id = o.id join order_places p on p.line_id = l.id order by o.id`);
  const kept = { kind: 'InPersonCourse', confirmed: 'insurance', own: true, same: true };
  const placed = { ...kept, title: 'Botox as it was called', price: 90_000 };
  expect(rows).toEqual([
    { ...kept, state: 'draft', title: 'Botox', price: null, policy: null, confirmed: null, place: 'open' },
    { ...placed, state: 'lapsed', policy: { agreed: 1 }, place: 'cancelled' },
    { ...placed, state: 'confirmed', policy: { agreed: 2 }, place: 'accepted' },
    { ...placed, state: 'cancelled', policy: { agreed: 3 }, place: 'cancelled' },
  ]);
});

test('seats and enrolments name the place that they came from', async () => {
  const { rows } = await database.pool.query(`
    select o.reference, s.state, e.user_id = p.user_id as own
    from order_places p join order_lines l on l.id = p.line_id join orders o on o.id = l.order_id
    join seat_claims s on s.place_id = p.id join enrolments e on e.place_id = p.id`);
  expect(rows).toEqual([{ reference: 'AUR-2', state: 'enrolled', own: true }]);
});

import type { BillingInfo } from '#contracts/accounts/profile.ts';
import type { Books } from '../books.ts';

const STEP = 50_000;
/** Orders of one person, on average. */
const ORDERS_EACH = 5;
const FIRST_NAMES = ['Ada', 'Grace', 'Zoë', 'Alan', 'Mary', 'Omar', 'Layla', 'Jürgen'];
const LAST_NAMES = ['Byron', 'Hopper', 'Quince', 'Turing', 'Jones', 'Haddad', 'Smith'];

/**
 * So many orders of the last years, one every six minutes, of a fifth as many people and of the courses that there are.
 * Most are paid; every eighth was called off, let lapse or never placed, and the last hundred wait. One in ten has a
 * second course, one in seven is paid in two parts of which few are overdue, and staff have fifty things to look at.
 */
export const addManyOrders = async ({ pool }: Books, count: number): Promise<void> => {
  const client = await pool.connect();
  try {
    // Rows that agree with one another as they are made: checking each of them would take most of the time.
    await client.query('SET session_replication_role = replica');
    await client.query(ADD_PEOPLE, [peopleOf(count), FIRST_NAMES, LAST_NAMES]);
    const { rowCount: courses } = await client.query(NUMBER_COURSES);
    for (let from = 1; from <= count; from += STEP) {
      const last = Math.min(from + STEP - 1, count);
      await client.query(DRAW_ORDERS, [from, last, count, peopleOf(count), courses]);
      await client.query('ANALYZE drawn');
      for (const addRows of OF_EACH_ORDER) await client.query(addRows);
      await client.query('DROP TABLE drawn');
    }
    await client.query(ADD_ACTIONS);
    for (const table of WRITTEN) await client.query(`VACUUM ANALYZE ${table}`);
  } finally {
    // With all that was set for it.
    client.release(true);
  }
};

const WRITTEN = [
  'users',
  'orders',
  'order_lines',
  'order_places',
  'obligations',
  'journals',
  'journal_lines',
  'needs_action',
];

const peopleOf = (orders: number) => Math.ceil(orders / ORDERS_EACH);

/** In the form of a random one, the same each time. */
const idOf = (what: string, of: string) =>
  `overlay(overlay(md5('bench ${what} ' || ${of}) placing '4' from 13) placing '8' from 17)::uuid`;

const ADD_PEOPLE = `INSERT INTO users (id, email, password_hash, role, first_name, last_name, phone_number, created_at, updated_at)
  SELECT ${idOf('person', 'n')}, 'buyer-' || n || '@example.com', '', 'learner', ($2::text[])[1 + n % 8],
    ($3::text[])[1 + n / 8 % 7], '+971 4 000 0000', now(), now()
  FROM generate_series(0, $1::int - 1) AS n`;

const NUMBER_COURSES = `CREATE TEMP TABLE numbered AS
  SELECT row_number() OVER (ORDER BY id) - 1 AS number, id, title, code, kind, price_eur
  FROM courses WHERE NOT is_template`;

/** Seven digits of a number that follows from the order's. */
const draw = (from: 1 | 8 | 15) => `('x0' || substr(md5(n::text), ${from}, 7))::bit(32)::int`;

const DRAW_ORDERS = `CREATE TEMP TABLE drawn AS
  SELECT n, made, lot, state, number, $5::int AS courses, price_eur * (1 + more) AS eur, more,
    1 + (state = 'confirmed' AND lot % 7 = 0)::int AS parts,
    (lpad(to_hex((extract(epoch FROM made) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid AS id,
    ${idOf('person', `${draw(8)} % $4::int`)} AS user_id
  FROM generate_series($1::int, $2::int) AS n,
  LATERAL (SELECT ${draw(1)} % 1000 AS lot, now() - ($3::int - n) * interval '6 minutes' AS made) AS drawing,
  LATERAL (SELECT (lot % 10 = 3)::int AS more, CASE WHEN n > $3::int - 100 THEN 'placed' WHEN lot < 50 THEN 'cancelled'
    WHEN lot < 90 THEN 'lapsed' WHEN lot < 125 THEN 'draft' ELSE 'confirmed' END AS state) AS facts, numbered
  WHERE number = ${draw(15)} % $5::int`;

const BILL: BillingInfo = {
  title: 'Dr',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'bills@example.com',
  phoneNumber: '+971 4 000 0000',
  alternativePhone: '',
  address: 'Al Wasl Road 1240',
  city: 'Dubai',
  state: '',
  country: 'United Arab Emirates',
  zipCode: '',
  company: '',
  taxNumber: '',
  purchaseOrder: '',
};

const OF_EACH_ORDER = [
  `INSERT INTO orders (id, reference, user_id, state, method, plan, breakdown, total_eur, rate_micro, billing, terms_version,
      hold_ends_at, created_at, placed_at, confirmed_at, closed_at)
    SELECT id, 'AUR-' || upper(left(md5('bench order ' || n), 10)), user_id, state,
      CASE WHEN lot % 4 = 0 THEN 'bank' ELSE 'card' END, 'full', jsonb_build_object('list', eur, 'today', repeat('terms ', 80)),
      eur, 4330000, '${JSON.stringify(BILL)}'::jsonb, '2026-01',
      CASE WHEN state = 'placed' THEN now() + interval '5 days' END, made, CASE WHEN state <> 'draft' THEN made END,
      CASE WHEN state = 'confirmed' THEN made END, CASE WHEN state IN ('cancelled', 'lapsed') THEN made END
    FROM drawn`,
  `INSERT INTO order_lines (id, order_id, position, kind, course_id, title, code, list_eur, early_bird_eur, promo_eur, price_eur)
    SELECT ${idOf('line', "n || ' ' || position")}, drawn.id, position, kind, course.id, title, code, eur / (1 + more), 0, 0,
      eur / (1 + more)
    FROM drawn, generate_series(0, more) AS position, numbered AS course
    WHERE course.number = (drawn.number + position) % drawn.courses`,
  `INSERT INTO order_places (id, line_id, course_id, user_id, state, accepted_at)
    SELECT gen_random_uuid(), line.id, line.course_id, user_id,
      CASE state WHEN 'confirmed' THEN 'accepted' WHEN 'draft' THEN 'open' WHEN 'placed' THEN 'open' ELSE 'cancelled' END,
      CASE WHEN state = 'confirmed' THEN made END
    FROM drawn JOIN order_lines AS line ON line.order_id = drawn.id`,
  `INSERT INTO obligations (id, owner_kind, owner_id, payer_id, sequence, kind, due_on, eur, rate_micro, aed, applied_aed, created_at,
      voided_at)
    SELECT gen_random_uuid(), 'order', id, user_id, part, CASE parts WHEN 1 THEN 'full' ELSE 'installment' END, due::date,
      eur / parts, 4330000, eur / parts * 4.33,
      CASE WHEN state = 'confirmed' AND due < now() AND (part = 0 OR n % 500 > 0) THEN eur / parts * 4.33 ELSE 0 END, made,
      CASE WHEN state IN ('cancelled', 'lapsed') THEN made END
    FROM drawn, generate_series(0, parts - 1) AS part, LATERAL (SELECT made + part * interval '90 days' AS due) AS day
    WHERE state <> 'draft'`,
  `INSERT INTO journals (id, kind, owner_kind, owner_id, at)
    SELECT ${idOf('journal', "n || ' ' || kind")}, kind, 'order', id, made
    FROM drawn, unnest('{sale-recognised,capture-applied}'::text[]) AS kind WHERE state = 'confirmed'`,
  `INSERT INTO journal_lines (journal_id, account, currency, amount)
    SELECT ${idOf('journal', "n || ' ' || kind")}, account, currency, amount
    FROM drawn, LATERAL (VALUES
      ('sale-recognised', 'receivable', 'EUR', eur), ('sale-recognised', 'revenue', 'EUR', -eur),
      ('capture-applied', 'clearing:sandbox', 'AED', eur / parts * 4.33),
      ('capture-applied', 'exchange', 'AED', -eur / parts * 4.33),
      ('capture-applied', 'exchange', 'EUR', eur / parts),
      ('capture-applied', 'receivable', 'EUR', -eur / parts)) AS line (kind, account, currency, amount)
    WHERE state = 'confirmed'`,
];

// As the academy names what a part is: its amount is looked up by that.
const ADD_ACTIONS = `INSERT INTO needs_action (id, kind, dedupe_key, owner_kind, owner_id, message, created_at)
  SELECT gen_random_uuid(), 'part-overdue', 'part-overdue:' || part.id, 'order', orders.id, 'A part is overdue.', orders.created_at
  FROM orders JOIN obligations AS part ON part.owner_id = orders.id AND part.sequence = 0
  WHERE state = 'confirmed' ORDER BY orders.id DESC LIMIT 50`;

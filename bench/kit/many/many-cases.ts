import { sha256 } from '#server/platform/ids.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createCaseLinks } from '../../../server/src/modules/payment-cases/index.ts';
import type { Books } from '../books.ts';

/** Given to the academy, so that links can be made beside it. */
export const LINK_KEY = 'bench-link-key-of-at-least-thirty-two-characters';

const STEP = 10_000;
const TITLES = ['Private training day', 'Team course', 'Mentorship', 'Seat deposit', 'Repeated examination'];
const FIRST_NAMES = ['Ada', 'Grace', 'Zoë', 'Alan', 'Mary', 'Omar', 'Layla', 'Jürgen'];
const LAST_NAMES = ['Byron', 'Hopper', 'Quince', 'Turing', 'Jones', 'Haddad', 'Smith'];

/**
 * So many payment cases of the last years, one every six minutes: two thirds are paid, a tenth was called off, the rest
 * is open, expired, partly paid, given back or a draft; with what was owed and how the card pages ended.
 */
export const addManyCases = async ({ db, pool }: Books, count: number): Promise<void> => {
  const { id: creator } = await addUser(db, { role: 'staff' });
  for (let from = 1; from <= count; from += STEP) {
    const last = Math.min(from + STEP - 1, count);
    await pool.query(ADD_CASES, [from, last, count, TITLES, FIRST_NAMES, LAST_NAMES, creator]);
  }
  await pool.query(ADD_OBLIGATIONS);
  await pool.query(ADD_ATTEMPTS);
  for (const table of ['payment_cases', 'obligations', 'attempts'])
    await pool.query(`VACUUM ANALYZE ${table}`);
};

const ADD_CASES = `INSERT INTO payment_cases (id, number, title, description, type, allowed_currencies,
    default_currency, fixed_amount, payer_name, payer_email, payer_phone, attendees, notes, installments, rate_micro,
    tax_bp, due_eur, due_aed, applied_eur, applied_aed, refunded_eur, refunded_aed, expiry_days, sent_at, expires_at,
    settled_at, cancelled_at, token_hash, created_by, created_at)
  SELECT (lpad(to_hex((extract(epoch FROM made) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
    'PC-B' || lpad(n::text, 7, '0'), ($4::text[])[1 + n % 5] || ' ' || n, 'As agreed on the telephone, for the whole team.',
    'fixed', '{EUR,AED}', 'EUR', 25000, ($5::text[])[1 + n % 8] || ' ' || ($6::text[])[1 + n / 8 % 7],
    'payer-' || n || '@example.com', '+971 4 000 0000',
    '[{"name":"Some Body","email":"some@example.com","phone":""},{"name":"Other Body","email":"other@example.com","phone":""}]',
    'Called twice', 1, CASE WHEN due > 0 THEN 4200000 END, CASE WHEN due > 0 THEN 500 END, nullif(due, 0),
    nullif(due, 0) * 4.2, paid, paid * 4.2, back, back * 4.2, 7,
    CASE WHEN NOT is_draft THEN made END, CASE WHEN NOT is_draft THEN ends END,
    CASE WHEN paid = 25000 THEN made END, CASE WHEN is_off THEN made END, 'bench ' || n, $7::uuid, made
  FROM generate_series($1::int, $2::int) AS n,
  LATERAL (SELECT n * 7919 % 1000 AS lot, now() - ($3::int - n) * interval '6 minutes' AS made) AS drawn,
  LATERAL (SELECT
    CASE WHEN lot < 660 THEN 25000 WHEN lot < 690 THEN 10000 ELSE 0 END AS paid,
    CASE WHEN lot < 690 THEN 25000 ELSE 0 END AS due, CASE WHEN lot < 30 THEN 25000 WHEN lot < 40 THEN 5000 ELSE 0 END AS back,
    lot BETWEEN 690 AND 789 AS is_off, lot >= 995 AS is_draft,
    CASE WHEN lot BETWEEN 680 AND 689 OR lot >= 900 THEN now() + interval '30 days' ELSE made + interval '7 days' END AS ends) AS facts`;

const ADD_OBLIGATIONS = `INSERT INTO obligations (id, owner_kind, owner_id, sequence, kind, due_on, eur, rate_micro, aed,
    applied_aed, created_at)
  SELECT gen_random_uuid(), 'case', id, 0, 'full', created_at::date, due_eur, rate_micro, due_aed, applied_aed, created_at
  FROM payment_cases WHERE due_aed IS NOT NULL AND token_hash LIKE 'bench %'`;

const ADD_ATTEMPTS = `INSERT INTO attempts (id, obligation_id, gateway, gateway_ref, state, aed, redirect, return_paths,
    expires_at, checks, created_at, changed_at)
  SELECT gen_random_uuid(), id, 'sandbox', id::text, CASE WHEN applied_aed > 0 THEN 'captured' ELSE 'abandoned' END, aed,
    '{"description":"","url":null}', '{}', created_at, 0, created_at, created_at
  FROM obligations WHERE owner_kind = 'case' AND aed = 105000`;

export type Link = { number: string; token: string };

/** Links of cases that can be paid, drawn from all of them: their hashes are what a table knows of a token. */
export const giveLinks = async ({ pool }: Books, count: number): Promise<Link[]> => {
  const { makeToken } = createCaseLinks(LINK_KEY);
  const { rows } = await pool.query<{ id: string; number: string }>(
    `SELECT id, number FROM payment_cases WHERE token_hash LIKE 'bench %' AND applied_aed = 0 AND cancelled_at IS NULL
      AND expires_at > now() ORDER BY md5(number) LIMIT $1`,
    [count],
  );
  if (rows.length < count)
    throw new Error(`only ${rows.length} of ${count} cases can be paid: make more of them`);
  const links = rows.map(({ id, number }) => ({ id, number, token: makeToken({ id, linkVersion: 1 }) }));
  await pool.query(
    `UPDATE payment_cases SET token_hash = hash FROM unnest($1::uuid[], $2::text[]) AS given (case_id, hash)
      WHERE id = case_id`,
    [links.map(({ id }) => id), links.map(({ token }) => sha256(token))],
  );
  return links;
};

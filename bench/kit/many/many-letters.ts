import type { Books } from '../books.ts';

const TEMPLATES = ['order-confirmed', 'academy-new-order', 'payment-received', 'part-due', 'course-notice'];

/** Two letters of each order: to who pays, and to the academy or about what follows. Few could not be sent. */
export const addManyLetters = async ({ pool }: Books): Promise<void> => {
  const client = await pool.connect();
  try {
    // Their index of words takes longer than a statement may.
    await client.query('SET statement_timeout = 0');
    await client.query(ADD_LETTERS, [TEMPLATES]);
    await client.query('VACUUM ANALYZE mails');
  } finally {
    // With all that was set for it.
    client.release(true);
  }
};

const ADD_LETTERS = `INSERT INTO mails (id, dedupe_key, template, recipient, data, state, tries, created_at, sent_at)
  SELECT overlay(orders.id::text placing lpad(n::text, 4, '7') from 15)::uuid, 'bench ' || orders.id || n,
    ($1::text[])[1 + ((hashtext(orders.reference) & 1023) + n) % 5],
    CASE WHEN n = 7 THEN users.email ELSE 'office@example.org' END, '{}',
    CASE WHEN hashtext(orders.reference) % 500 = 0 THEN 'failed' ELSE 'sent' END, 1, orders.created_at, orders.created_at
  FROM orders JOIN users ON users.id = orders.user_id, generate_series(7, 8) AS n`;

import type { Books } from '../books.ts';

/** Of each confirmed order a payment of which a gateway knows, and its receipt. */
export const addManyPapers = async ({ pool }: Books): Promise<void> => {
  const client = await pool.connect();
  try {
    // Rows that agree with one another as they are made.
    await client.query('SET session_replication_role = replica');
    await client.query('SET statement_timeout = 0');
    for (const statement of [ADD_CAPTURES, ADD_RECEIPTS]) await client.query(statement);
    for (const table of ['captures', 'documents']) await client.query(`VACUUM ANALYZE ${table}`);
  } finally {
    // With all that was set for it.
    client.release(true);
  }
};

const ADD_CAPTURES = `INSERT INTO captures (id, gateway, transaction_id, method, obligation_id, owner_kind, owner_id, aed, captured_at)
  SELECT gen_random_uuid(), 'stripe', 'pi_3' || md5(obligations.id::text), 'card', obligations.id, 'order', owner_id, obligations.aed, created_at
  FROM obligations WHERE applied_aed > 0 AND owner_kind = 'order'`;

const ADD_RECEIPTS = `INSERT INTO documents (id, series, year, number, owner_kind, owner_id, capture_id, snapshot, issued_at)
  SELECT gen_random_uuid(), 'receipt', 2025, row_number() OVER (ORDER BY captured_at), owner_kind, owner_id, id, '{}', captured_at
  FROM captures WHERE gateway = 'stripe'`;

import { describe, expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import { freshDatabase } from '../../testing/database.ts';
import { createPool } from './pool.ts';

const database = given(() => freshDatabase({ migrated: false }));

describe('a pool', () => {
  test('has the limits that keep one slow caller from stopping the others', async () => {
    const pool = createPool(database.url, { applicationName: 'test' });
    const { rows } = await pool.query(`
      SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
             current_setting('idle_in_transaction_session_timeout') AS idle`);
    expect(rows).toEqual([{ statement: '3s', lock: '2s', idle: '5s' }]);
    await pool.end();
  });

  test('ends a statement that takes too long', async () => {
    const pool = createPool(database.url, { applicationName: 'test', statementTimeoutMs: 50 });
    await expect(pool.query('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    await pool.end();
  });

  test('ends waiting for a lock', async () => {
    const pool = createPool(database.url, { applicationName: 'test', lockTimeoutMs: 50 });
    const holder = await pool.connect();
    await holder.query('SELECT pg_advisory_lock(1)');
    await expect(pool.query('SELECT pg_advisory_lock(1)')).rejects.toMatchObject({ code: '55P03' });
    holder.release();
    await pool.end();
  });

  test('ends waiting for a connection', async () => {
    const pool = createPool(database.url, { applicationName: 'test', max: 1, connectionTimeoutMs: 1_000 });
    const holder = await pool.connect();
    await expect(pool.query('SELECT 1')).rejects.toThrow(/timeout/);
    holder.release();
    await pool.end();
  });

  test('ends a transaction that does nothing, reports it and goes on', async () => {
    const errors: Error[] = [];
    const pool = createPool(database.url, {
      applicationName: 'test',
      idleInTransactionTimeoutMs: 50,
      onError: (error) => errors.push(error),
    });
    const forgetful = await pool.connect();
    await forgetful.query('BEGIN');
    await expect.poll(() => errors).toMatchObject([{ code: '25P03' }]);
    await expect(forgetful.query('COMMIT')).rejects.toThrow();
    forgetful.release();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test('outlives the end of idle connections', async () => {
    const errors: Error[] = [];
    const pool = createPool(database.url, {
      applicationName: 'victim',
      onError: (error) => errors.push(error),
    });
    await pool.query('SELECT 1');
    await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'victim'",
    );
    await expect.poll(() => errors).toMatchObject([{ code: '57P01' }]);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

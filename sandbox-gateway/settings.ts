import type { Queryable } from './database.ts';
import type { Mode } from './modes.ts';

export type Settings = { mode: Mode; delaySeconds: number };

export async function readSettings(db: Queryable): Promise<Settings> {
  const { rows } = await db.query<Settings>(
    `SELECT mode, delay_seconds AS "delaySeconds" FROM sandbox_gateway.settings`,
  );
  const settings = rows[0];
  if (!settings) throw new Error('The sandbox gateway has no settings row');
  return settings;
}

/** What is left out stays as it is. */
export async function changeSettings(db: Queryable, change: Partial<Settings>): Promise<Settings> {
  await db.query(
    `UPDATE sandbox_gateway.settings SET mode = coalesce($1, mode), delay_seconds = coalesce($2, delay_seconds)`,
    [change.mode ?? null, change.delaySeconds ?? null],
  );
  return readSettings(db);
}

import { eq } from 'drizzle-orm';
import { type Settings, settingsShape } from '#contracts/site/admin-settings.ts';
import { settings } from '#server/db/schema/index.ts';
import { builtOnce } from '#server/platform/db/built-once.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';

const ROW = 1;

export type VersionedSettings = { settings: Settings; version: number };

const parse = (row: typeof settings.$inferSelect | undefined): VersionedSettings => {
  if (!row) throw new Error('there are no settings: ensureSettings() has not run');
  return { settings: settingsShape.parse(row.value), version: row.version };
};

/** Run at every start; leaves settings that are there alone. */
export const ensureSettings = async (db: Db | Tx, now: Date = new Date()): Promise<void> => {
  await db
    .insert(settings)
    .values({ id: ROW, value: DEFAULT_SETTINGS, version: 1, updatedAt: now })
    .onConflictDoNothing();
};

const current = builtOnce((db) => db.select().from(settings).where(eq(settings.id, ROW)).prepare('settings'));

export const readVersionedSettings = async (db: Db | Tx): Promise<VersionedSettings> => {
  const [row] = await current(db).execute();
  return parse(row);
};

export const readSettings = async (db: Db | Tx): Promise<Settings> =>
  (await readVersionedSettings(db)).settings;

export const lockSettings = async (db: Tx): Promise<VersionedSettings> => {
  const [row] = await db.select().from(settings).where(eq(settings.id, ROW)).for('no key update');
  return parse(row);
};

export const writeSettings = (db: Tx, { settings: value, version }: VersionedSettings, now: Date) =>
  db.update(settings).set({ value, version, updatedAt: now }).where(eq(settings.id, ROW));

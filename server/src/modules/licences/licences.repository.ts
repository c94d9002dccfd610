import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { publicIdOf } from '#contracts/course-office/file-rules.ts';
import type { LicenceState } from '#domain/licences/licence-standing.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Page } from '#server/calls/page.ts';
import { files, licences, users } from '#server/db/schema/index.ts';
import { type FileReader, type FileUser, fileUrl, type StoredFile } from '#server/modules/media/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { hasWord } from '#server/platform/db/words.ts';

export type Licence = typeof licences.$inferSelect;
/** With its document, of which nothing is left once its person was erased. */
export type FiledLicence = Licence & { file: StoredFile | null };

const withFile = (db: Tx | Db) =>
  db
    .select({ ...getTableColumns(licences), file: getTableColumns(files) })
    .from(licences)
    .leftJoin(files, eq(files.id, licences.fileId))
    .$dynamic();

/** The newest first. */
export const listLicencesOf = (db: Tx | Db, userId: string): Promise<FiledLicence[]> =>
  withFile(db).where(eq(licences.userId, userId)).orderBy(desc(licences.id));

type StandingFacts = Pick<Licence, 'profession' | 'expiresOn' | 'state'>;

/** What they say of a profession and its end, and nothing else. The newest first. */
export const readLicences = (db: Tx | Db, userId: string) =>
  db
    .select({ profession: licences.profession, expiresOn: licences.expiresOn, state: licences.state })
    .from(licences)
    .where(eq(licences.userId, userId))
    .orderBy(desc(licences.id));

/** The same of several people at once, by whose they are. */
export const readLicencesOf = async (
  db: Tx | Db,
  userIds: readonly string[],
): Promise<Map<string, StandingFacts[]>> => {
  const { userId, profession, expiresOn, state } = licences;
  const rows = await db
    .select({ userId, profession, expiresOn, state })
    .from(licences)
    .where(inArray(licences.userId, [...userIds]))
    .orderBy(desc(licences.id));
  return Map.groupBy(rows, (row) => row.userId);
};

/** When a person has handed in what waits to be looked at; null where nothing does. */
export const awaitingSince = async (db: Tx | Db, userId: string): Promise<Date | null> => {
  const [found] = await db
    .select({ at: licences.handedInAt })
    .from(licences)
    .where(and(eq(licences.userId, userId), eq(licences.state, 'awaiting')));
  return found?.at ?? null;
};

export const findLicence = async (db: Tx | Db, id: string): Promise<Licence | undefined> => {
  const [found] = await db.select().from(licences).where(eq(licences.id, id));
  return found;
};

export const insertLicence = (db: Tx, licence: typeof licences.$inferInsert) =>
  db.insert(licences).values(licence);

/** Takes away what a person has handed in and nobody has looked at yet. */
export const deleteAwaiting = (db: Tx, userId: string) =>
  db.delete(licences).where(and(eq(licences.userId, userId), eq(licences.state, 'awaiting')));

type Decision = Pick<Licence, 'state' | 'reason' | 'decidedAt' | 'decidedBy'>;

/** What it was decided of; nothing where it does not wait, or not any more. */
export const decideAwaiting = async (
  db: Tx,
  id: string,
  decision: Decision,
): Promise<Licence | undefined> => {
  const [decided] = await db
    .update(licences)
    .set(decision)
    .where(and(eq(licences.id, id), eq(licences.state, 'awaiting')))
    .returning();
  return decided;
};

const NAMED = {
  ...getTableColumns(licences),
  file: getTableColumns(files),
  name: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
  email: users.email,
};
export type NamedLicence = FiledLicence & { name: string; email: string };

const named = (db: Tx | Db) =>
  db
    .select(NAMED)
    .from(licences)
    .innerJoin(users, eq(users.id, licences.userId))
    .leftJoin(files, eq(files.id, licences.fileId))
    .$dynamic();

export const findNamedLicence = async (db: Tx | Db, id: string): Promise<NamedLicence | undefined> => {
  const [found] = await named(db).where(eq(licences.id, id));
  return found;
};

type Filter = { state: LicenceState | 'all'; words: readonly string[] };

/** What waits is shown the longest waiting first, everything else the newest first. */
export const listLicences = (
  db: Tx | Db,
  { state, words }: Filter,
  { before, limit }: Page,
): Promise<NamedLicence[]> => {
  const isQueue = state === 'awaiting';
  const beyond = before && (isQueue ? gt(licences.id, before) : lt(licences.id, before));
  return named(db)
    .where(
      and(state === 'all' ? undefined : eq(licences.state, state), ...words.map(saying), beyond || undefined),
    )
    .orderBy(isQueue ? asc(licences.id) : desc(licences.id))
    .limit(limit);
};

/** Of its person, or of its number, as it is written or part by part. Licences are few beside people: each is looked at. */
const saying = (word: string): SQL | undefined => {
  const parts = sql`regexp_replace(${licences.number}, '[^[:alnum:]]+', ' ', 'g')`;
  const number = sql`plain_text(${licences.number} || ' ' || ${parts})`;
  return or(hasWord(users.searchText, word), hasWord(number, word));
};

export const countAwaiting = (db: Tx | Db): Promise<number> =>
  db.$count(licences, eq(licences.state, 'awaiting'));

export type WaitingLicence = Pick<Licence, 'id' | 'profession' | 'handedInAt'> & { name: string };

/** Those that wait longest, and how many wait at all, by one statement. */
export const oldestAwaiting = async (
  db: Tx | Db,
  most: number,
): Promise<{ count: number; oldest: WaitingLicence[] }> => {
  const { id, profession, handedInAt } = licences;
  const rows = await db
    .select({ id, profession, handedInAt, name: NAMED.name, count: sql<number>`(count(*) over ())::int` })
    .from(licences)
    .innerJoin(users, eq(users.id, licences.userId))
    .where(eq(licences.state, 'awaiting'))
    .orderBy(asc(id))
    .limit(most);
  return { count: rows[0]?.count ?? 0, oldest: rows.map(({ count: _, ...one }) => one) };
};

/** Those that were accepted and whose last day is one of these, both counted. */
export const listAcceptedUntil = async (
  db: Tx | Db,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<string[]> => {
  const rows = await db
    .select({ id: licences.id })
    .from(licences)
    .where(and(eq(licences.state, 'accepted'), between(licences.expiresOn, from, to)))
    .orderBy(asc(licences.id));
  return rows.map(({ id }) => id);
};

/** How many there are of each state, also of those that there are none of. */
export const countLicences = async (db: Tx | Db): Promise<Record<LicenceState, number>> => {
  const rows = await db
    .select({ state: licences.state, count: count() })
    .from(licences)
    .groupBy(licences.state);
  const counts = { awaiting: 0, accepted: 0, refused: 0 };
  for (const one of rows) counts[one.state] = one.count;
  return counts;
};

/** Documents of licences are kept for as long as the licences are. */
export const filesOfLicences: FileUser = async (db, urls) => {
  const rows = await db
    .select({ publicId: files.publicId, extension: files.extension })
    .from(files)
    .innerJoin(licences, eq(licences.fileId, files.id))
    .where(inArray(files.publicId, urls.map(publicIdOf)));
  const kept = new Set(rows.map(fileUrl));
  return new Set(urls.filter((url) => kept.has(url)));
};

/** The document of a licence is for its person; staff need not be asked about. */
export const mayReadLicence: FileReader = async (db, { url, userId }) => {
  if (userId === null) return false;
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .innerJoin(licences, eq(licences.fileId, files.id))
    .where(and(eq(files.publicId, publicIdOf(url)), eq(licences.userId, userId)));
  return rows.length > 0;
};

/** What waits goes; of what was decided stays the profession, what was decided and when. */
export const forgetLicences = async (db: Tx, userId: string): Promise<void> => {
  await deleteAwaiting(db, userId);
  const reason = sql<string>`case when ${licences.state} = 'refused' then 'Erased' else '' end`;
  await db
    .update(licences)
    .set({ number: '', body: '', fileId: null, reason })
    .where(eq(licences.userId, userId));
};

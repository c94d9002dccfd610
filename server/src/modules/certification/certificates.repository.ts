import { and, asc, between, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import type { Finding } from '#domain/certificates/certificate-rules.ts';
import type { CertificateState } from '#domain/certificates/certificate-state.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Page } from '#server/calls/page.ts';
import { certificates, enrolments, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { hasWord } from '#server/platform/db/words.ts';

type Row = typeof certificates.$inferSelect;
export type Certificate = Omit<Row, 'snapshot' | 'findings' | 'expiresOn'> & {
  snapshot: CertificateSnapshot;
  findings: Finding[];
  expiresOn: LocalDate | null;
  /** The number of the one that takes its place. */
  replacedBy: string | null;
};
export type NewCertificate = Pick<
  Certificate,
  | 'id'
  | 'number'
  | 'formerNumber'
  | 'enrolmentId'
  | 'attempt'
  | 'type'
  | 'userId'
  | 'courseId'
  | 'snapshot'
  | 'findings'
  | 'issuedAt'
  | 'issuedBy'
  | 'issueReason'
  | 'expiresOn'
>;

const successor = alias(certificates, 'successor');

const select = (
  db: Tx | Db,
  where: SQL | undefined,
  { limit, order }: { limit?: number; order?: SQL[] } = {},
) => {
  const query = db
    .select({ row: certificates, replacedBy: successor.number })
    .from(certificates)
    .leftJoin(successor, eq(successor.id, certificates.supersededBy))
    .leftJoin(users, eq(users.id, certificates.userId))
    .where(where)
    .orderBy(...(order ?? [desc(certificates.issuedAt), desc(certificates.id)]));
  return limit === undefined ? query : query.limit(limit);
};
type Selected = { row: Row; replacedBy: string | null };
const toCertificate = ({ row, replacedBy }: Selected): Certificate => ({ ...row, replacedBy }) as Certificate;

export const findCertificate = async (db: Tx | Db, number: string): Promise<Certificate | undefined> =>
  (await select(db, eq(certificates.number, number))).map(toCertificate)[0];

export const findCertificatesById = async (db: Tx | Db, ids: readonly string[]): Promise<Certificate[]> =>
  (await select(db, inArray(certificates.id, [...ids]))).map(toCertificate);

/** By the day of issue, the newest first; also those that were taken back or replaced. */
export const listCertificatesOf = async (db: Tx | Db, userId: string): Promise<Certificate[]> => {
  const order = [desc(sql`${certificates.snapshot} ->> 'issuedOn'`), desc(certificates.id)];
  return (await select(db, eq(certificates.userId, userId), { order })).map(toCertificate);
};

/** Those that stand for these enrolments, not replaced by another: also what was revoked. */
export const listStanding = async (db: Tx | Db, enrolmentIds: readonly string[]): Promise<Certificate[]> =>
  (
    await select(
      db,
      and(inArray(certificates.enrolmentId, [...enrolmentIds]), isNull(certificates.supersededBy)),
    )
  ).map(toCertificate);

/** Those whose last day is one of these, both counted, of somebody with an account. */
export const listEndingCertificates = async (
  db: Tx | Db,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<Certificate[]> =>
  (
    await select(
      db,
      and(
        between(certificates.expiresOn, from, to),
        isNull(certificates.revokedAt),
        isNull(certificates.supersededBy),
        isNotNull(certificates.userId),
      ),
    )
  ).map(toCertificate);

/** The ids of all whose PDF is kept. */
export const listDrawn = async (db: Tx | Db): Promise<string[]> => {
  const rows = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(isNotNull(certificates.pdfBytes))
    .orderBy(asc(certificates.id));
  return rows.map(({ id }) => id);
};

/** The ids of those of a person whose PDF was drawn, and is kept no more. */
export const listThrownAway = async (db: Tx | Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(eq(certificates.userId, userId), isNotNull(certificates.pdfSha256), isNull(certificates.pdfBytes)),
    );
  return rows.map(({ id }) => id);
};

/** Those that stand of who sits, or sat, on these places. */
export const listStandingOfPlaces = async (
  db: Tx | Db,
  placeIds: readonly string[],
): Promise<Certificate[]> => {
  const seated = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(inArray(enrolments.placeId, [...placeIds]));
  const rows = await select(
    db,
    and(
      inArray(certificates.enrolmentId, seated),
      isNull(certificates.revokedAt),
      isNull(certificates.supersededBy),
    ),
  );
  return rows.map(toCertificate);
};

/** Locked in one order; whoever else changes one of them waits. */
export const lockCertificates = async (db: Tx, numbers: readonly string[]): Promise<Certificate[]> => {
  const rows = await db
    .select()
    .from(certificates)
    .where(inArray(certificates.number, [...numbers]))
    .orderBy(asc(certificates.id))
    .for('no key update');
  return rows.map((row) => toCertificate({ row, replacedBy: null }));
};

/** Those that were not there yet: once for a way through a course and type, whoever else issues them meanwhile. */
export const insertCertificates = async (db: Tx, rows: readonly NewCertificate[]): Promise<string[]> => {
  if (rows.length === 0) return [];
  const inserted = await db
    .insert(certificates)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: certificates.id });
  return inserted.map(({ id }) => id);
};

export const updateCertificate = (
  db: Tx,
  id: string,
  set: Partial<Pick<Certificate, 'revokedAt' | 'revokedBy' | 'revokeReason' | 'supersededBy'>>,
) => db.update(certificates).set(set).where(eq(certificates.id, id));

/**
 * What was drawn once is never drawn anew: strangers compare the file. False where it was, or where the certificate says
 * another name by now than was drawn.
 */
export const keepDrawing = async (
  db: Tx | Db,
  { id, name }: { id: string; name: string },
  file: { pdfSha256: string; pdfBytes: number },
): Promise<boolean> => {
  const kept = await db
    .update(certificates)
    .set(file)
    .where(
      and(
        eq(certificates.id, id),
        isNull(certificates.pdfSha256),
        sql`${certificates.snapshot} ->> 'name' = ${name}`,
      ),
    )
    .returning({ id: certificates.id });
  return kept.length > 0;
};

/** The same as `certificateState` in the domain. */
const stateOn = (today: LocalDate): SQL<CertificateState> => sql`case
  when ${certificates.revokedAt} is not null then 'revoked'
  when ${certificates.supersededBy} is not null then 'superseded'
  when ${certificates.expiresOn} < ${today} then 'expired'
  else 'valid' end`;

type Filter = {
  words: readonly string[];
  number: string | null;
  state: CertificateState | null;
  personId: string | null;
  today: LocalDate;
};

/** A page of those that say every one of these words, or have this number. */
export const findCertificatePage = async (
  db: Tx | Db,
  { words, number, state, personId, today }: Filter,
  { before, limit }: Page,
): Promise<Certificate[]> => {
  const said = sql`plain_text(concat_ws(' ', ${certificates.number}, ${certificates.formerNumber},
    ${certificates.snapshot} ->> 'name', ${certificates.snapshot} -> 'course' ->> 'title',
    ${certificates.snapshot} -> 'course' ->> 'code', ${users.email}))`;
  const matches = and(...words.map((word) => hasWord(said, word)));
  const rows = await select(
    db,
    and(
      words.length === 0
        ? undefined
        : or(matches, number === null ? undefined : eq(certificates.number, number)),
      state === null ? undefined : sql`${stateOn(today)} = ${state}`,
      personId === null ? undefined : eq(certificates.userId, personId),
      before === undefined ? undefined : lt(certificates.id, before),
    ),
    { limit, order: [desc(certificates.id)] },
  );
  return rows.map(toCertificate);
};

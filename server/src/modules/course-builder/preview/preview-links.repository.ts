import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { draftSlides, previewLinks, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type PreviewLinkRow = typeof previewLinks.$inferSelect;

export const insertPreviewLink = (db: Tx, link: PreviewLinkRow) => db.insert(previewLinks).values(link);

/** Those that ended before that are forgotten: their addresses were never anything. */
export const forgetPreviewLinks = (db: Tx, before: Date) =>
  db.delete(previewLinks).where(lt(previewLinks.endsAt, before));

export const findPreviewLink = async (
  db: Tx | Db,
  tokenHash: string,
): Promise<PreviewLinkRow | undefined> => {
  const [row] = await db.select().from(previewLinks).where(eq(previewLinks.tokenHash, tokenHash));
  return row;
};

const MAKER = sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`;

/** That lead somewhere now, the newest first. */
export const listOpenLinks = (db: Tx | Db, courseId: string, now: Date) =>
  db
    .select({ linkId: previewLinks.id, endsAt: previewLinks.endsAt, by: MAKER })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.createdBy))
    .where(and(eq(previewLinks.courseId, courseId), gt(previewLinks.endsAt, now)))
    .orderBy(desc(previewLinks.createdAt));

/** Whether it led somewhere until now. */
export const endLink = async (
  db: Tx,
  { courseId, linkId, now }: { courseId: string; linkId: string; now: Date },
): Promise<boolean> => {
  const rows = await db
    .update(previewLinks)
    .set({ endsAt: now })
    .where(
      and(eq(previewLinks.id, linkId), eq(previewLinks.courseId, courseId), gt(previewLinks.endsAt, now)),
    )
    .returning({ id: previewLinks.id });
  return rows.length > 0;
};

/** Whether a link that leads somewhere now leads to a draft that has this recording. */
export const hasRecording = async (
  db: Tx | Db,
  { tokenHash, url }: { tokenHash: string; url: string },
): Promise<boolean> => {
  const rows = await db
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .innerJoin(draftSlides, eq(draftSlides.courseId, previewLinks.courseId))
    .where(
      and(
        eq(previewLinks.tokenHash, tokenHash),
        sql`${previewLinks.endsAt} > now()`,
        sql`${draftSlides.body} #>> '{narration,audioFile}' = ${url}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
};

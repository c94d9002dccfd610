import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { courseVersions, learningBookmarks, learningNotes, versionSlides } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type Note = typeof learningNotes.$inferSelect;
export type Bookmark = typeof learningBookmarks.$inferSelect;

type Pins = typeof learningNotes | typeof learningBookmarks;
type Owner = { userId: string; courseId: string };

const isOf = (table: Pins, { userId, courseId }: Owner) =>
  and(eq(table.userId, userId), eq(table.courseId, courseId));

/** Newest first. */
export const listNotesOf = (db: Tx | Db, owner: Owner): Promise<Note[]> =>
  db
    .select()
    .from(learningNotes)
    .where(isOf(learningNotes, owner))
    .orderBy(desc(learningNotes.createdAt), desc(learningNotes.id));

export const listBookmarksOf = (db: Tx | Db, owner: Owner): Promise<Bookmark[]> =>
  db
    .select()
    .from(learningBookmarks)
    .where(isOf(learningBookmarks, owner))
    .orderBy(desc(learningBookmarks.createdAt), desc(learningBookmarks.id));

type Pin = Owner & { id: string };

/** How many there are beside this one. */
const countBeside = async (db: Tx, table: Pins, pin: Pin): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(table)
    .where(and(isOf(table, pin), ne(table.id, pin.id)));
  return row?.count ?? 0;
};
export const countNotesBeside = (db: Tx, pin: Pin) => countBeside(db, learningNotes, pin);
export const countBookmarksBeside = (db: Tx, pin: Pin) => countBeside(db, learningBookmarks, pin);

/** Whether any version of the course has this slide: what was written at one that is gone stays. */
export const hasSlide = async (db: Tx, { courseId }: Owner, slideId: string): Promise<boolean> => {
  const found = await db
    .select({ slideId: versionSlides.slideId })
    .from(courseVersions)
    .innerJoin(versionSlides, eq(versionSlides.versionId, courseVersions.id))
    .where(and(eq(courseVersions.courseId, courseId), eq(versionSlides.slideId, slideId)))
    .limit(1);
  return found.length > 0;
};

/** Written, or changed where it was there; undefined where the id is somebody else's or of another course. */
export const upsertNote = async (db: Tx, note: Note): Promise<Note | undefined> => {
  const { slideId, positionMs, text, updatedAt } = note;
  const [row] = await db
    .insert(learningNotes)
    .values(note)
    .onConflictDoUpdate({
      target: learningNotes.id,
      set: {
        slideId,
        positionMs,
        text,
        updatedAt: sql`case when ${learningNotes.text} = ${text} then ${learningNotes.updatedAt} else ${updatedAt.toISOString()}::timestamptz end`,
      },
      setWhere: isOf(learningNotes, note),
    })
    .returning();
  return row;
};

/** As `upsertNote`. */
export const upsertBookmark = async (db: Tx, bookmark: Bookmark): Promise<Bookmark | undefined> => {
  const { slideId, positionMs } = bookmark;
  const [row] = await db
    .insert(learningBookmarks)
    .values(bookmark)
    .onConflictDoUpdate({
      target: learningBookmarks.id,
      set: { slideId, positionMs },
      setWhere: isOf(learningBookmarks, bookmark),
    })
    .returning();
  return row;
};

export const deleteNoteOf = (db: Tx, owner: Owner, id: string) =>
  db.delete(learningNotes).where(and(eq(learningNotes.id, id), isOf(learningNotes, owner)));

export const deleteBookmarkOf = (db: Tx, owner: Owner, id: string) =>
  db.delete(learningBookmarks).where(and(eq(learningBookmarks.id, id), isOf(learningBookmarks, owner)));

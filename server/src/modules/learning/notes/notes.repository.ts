import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { courseVersions, learningBookmarks, learningNotes, versionSlides } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type Note = Omit<typeof learningNotes.$inferSelect, 'removedAt'>;
export type Bookmark = Omit<typeof learningBookmarks.$inferSelect, 'removedAt'>;

type Pins = typeof learningNotes | typeof learningBookmarks;
type Owner = { userId: string; courseId: string };

const isOf = (table: Pins, { userId, courseId }: Owner) =>
  and(eq(table.userId, userId), eq(table.courseId, courseId));
const isThere = (table: Pins, owner: Owner) => and(isOf(table, owner), isNull(table.removedAt));

/** Newest first. */
export const listNotesOf = (db: Tx | Db, owner: Owner): Promise<Note[]> =>
  db
    .select()
    .from(learningNotes)
    .where(isThere(learningNotes, owner))
    .orderBy(desc(learningNotes.createdAt), desc(learningNotes.id));

export const listBookmarksOf = (db: Tx | Db, owner: Owner): Promise<Bookmark[]> =>
  db
    .select()
    .from(learningBookmarks)
    .where(isThere(learningBookmarks, owner))
    .orderBy(desc(learningBookmarks.createdAt), desc(learningBookmarks.id));

type Pin = Owner & { id: string };

/** How many there are beside this one. */
const countBeside = async (db: Tx, table: Pins, pin: Pin): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(table)
    .where(and(isThere(table, pin), ne(table.id, pin.id)));
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

/** Written, or changed where it was there; undefined where it was removed, or the id is somebody else's or of another course. */
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
      setWhere: isThere(learningNotes, note),
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
      setWhere: isThere(learningBookmarks, bookmark),
    })
    .returning();
  return row;
};

type Removal = Owner & { id: string; at: Date };
const NOTHING = { slideId: '', positionMs: 0 };

/**
 * All that is left of it is its id, which is kept also of one that has not come yet: the writing of it may have been
 * overtaken. One row, so that who writes and who removes at once wait for each other.
 */
export const removeNote = (db: Tx, { at, ...note }: Removal) =>
  db
    .insert(learningNotes)
    .values({ ...note, ...NOTHING, text: '', createdAt: at, updatedAt: at, removedAt: at })
    .onConflictDoUpdate({
      target: learningNotes.id,
      set: { ...NOTHING, text: '', removedAt: at },
      setWhere: isOf(learningNotes, note),
    });

/** As `removeNote`. */
export const removeBookmark = (db: Tx, { at, ...bookmark }: Removal) =>
  db
    .insert(learningBookmarks)
    .values({ ...bookmark, ...NOTHING, createdAt: at, removedAt: at })
    .onConflictDoUpdate({
      target: learningBookmarks.id,
      set: { ...NOTHING, removedAt: at },
      setWhere: isOf(learningBookmarks, bookmark),
    });

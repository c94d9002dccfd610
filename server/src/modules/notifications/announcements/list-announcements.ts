import type { RunKind } from '#domain/courses/course-kind.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { presentAnnouncement, presentCourse } from './announcements.present.ts';
import { countMails, listSent } from './announcements.repository.ts';

const PAGE = 25;

type Wish = { id: string; q?: string | undefined; cursor?: string | undefined };

/** The log of a course. */
export const listAnnouncements = async (
  { db }: ReadCtx,
  kind: RunKind,
  { id: courseId, q = '', cursor }: Wish,
) => {
  const course = await getCourse(db, courseId, kind);
  const found = await listSent(db, { courseId, words: typedWords(q) }, toPage(cursor, PAGE));
  const { rows, nextCursor } = cutPage(found, PAGE, ({ notice }) => notice.id);
  const counted = await countMails(
    db,
    rows.map(({ notice }) => notice.id),
  );
  return {
    course: presentCourse(course),
    announcements: rows.map((row) => presentAnnouncement(row, course, counted)),
    nextCursor,
  };
};

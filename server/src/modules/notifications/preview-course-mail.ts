import type { COURSE_MAILS } from '#contracts/course-office/course-notices.ts';
import type { Letter } from '#emails/letter.ts';
import type { RenderedLetter } from '#emails/render-letter.tsx';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, getCourse } from '../catalogue/index.ts';
import { type NoticeWords, SAMPLE_PARTICIPANT, writeNotice } from './course-letters.ts';
import { readSender } from './read-sender.ts';
import { type Change, sampleCancelled, samplePostponed } from './sample-letters.ts';

type CourseMail = (typeof COURSE_MAILS)[number];
type Wish = NoticeWords & Change;
type Write = (ctx: Ctx, course: Course, wish: Wish) => Promise<Letter>;

const { firstName } = SAMPLE_PARTICIPANT;

const WRITERS: Record<CourseMail, Write> = {
  reminder: (ctx, course) => writeNotice(ctx, course, { subject: '', message: '', firstName }),
  notice: (ctx, course, words) => writeNotice(ctx, course, { ...words, firstName }),
  cancelled: sampleCancelled,
  postponed: samplePostponed,
};

/** A mail as a participant would get it who is made up. */
export const previewCourseMail = async (
  ctx: Ctx,
  courseId: string,
  { mail, ...wish }: Wish & { mail: CourseMail },
): Promise<RenderedLetter> => {
  const letter = await WRITERS[mail](ctx, await getCourse(ctx.db, courseId), wish);
  // As where mails are sent: what lays them out is large, and most processes start without it.
  const { renderLetter } = await import('#emails/render-letter.tsx');
  return renderLetter(letter, await readSender(ctx.db));
};

import type { COURSE_MAILS } from '#contracts/course-office/course-notices.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Letter } from '#emails/letter.ts';
import type { RenderedLetter } from '#emails/render-letter.tsx';
import type { Ctx } from '#server/calls/context.ts';
import { getCourse, type Run } from '#server/modules/catalogue/index.ts';
import { courseNotice, SAMPLE_PARTICIPANT } from '../mails/courses/course-notice.ts';
import { type NoticeWords, readNotice } from '../mails/courses/read-notice.ts';
import { readSender } from '../sending/read-sender.ts';
import { type Change, sampleCancelled, samplePostponed } from './sample-letters.ts';

type CourseMail = (typeof COURSE_MAILS)[number];
type Wish = NoticeWords & Change;
type Write = (ctx: Ctx, course: Run, wish: Wish) => Promise<Letter>;

const { firstName } = SAMPLE_PARTICIPANT;

const writeNotice = async (ctx: Ctx, course: Run, { subject, message }: NoticeWords): Promise<Letter> =>
  courseNotice.write(await readNotice(ctx, course, { subject, message, firstName, zone: '' }));

const WRITERS: Record<CourseMail, Write> = {
  reminder: (ctx, course) => writeNotice(ctx, course, { subject: '', message: '' }),
  notice: writeNotice,
  cancelled: sampleCancelled,
  postponed: samplePostponed,
};

/** A mail as a participant would get it who is made up. */
export const previewCourseMail = async (
  ctx: Ctx,
  kind: RunKind,
  { id, mail, ...wish }: Wish & { id: string; mail: CourseMail },
): Promise<RenderedLetter> => {
  const letter = await WRITERS[mail](ctx, await getCourse(ctx.db, id, kind), wish);
  // As where mails are sent: what lays them out is large, and most processes start without it.
  const { renderLetter } = await import('#emails/render-letter.tsx');
  return renderLetter(letter, await readSender(ctx));
};

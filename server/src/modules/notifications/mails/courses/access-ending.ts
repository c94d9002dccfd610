import { daysBetween, formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type SelfPacedFacts } from '#emails/words.ts';
import { enrolmentEvents, findLiveEnrolment } from '#server/modules/enrolments/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { selfPacedFactsOf } from '../course-facts.ts';
import { courseOf, settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';

type AccessEnding = {
  name: string;
  course: SelfPacedFacts;
  /** '5 May 2027', the last day. */
  lastDay: string;
  /** Until that day. */
  daysLeft: number;
  contactEmail: string;
};

export const accessEnding = defineMail({
  template: 'access-ending',
  on: [enrolmentEvents['access.ending']],
  /** Once for each enrolment, notice and last day: who was given more time is told of its end as well. */
  async to(ctx, { enrolmentId, userId, courseId, accessUntil, notice }) {
    const user = await findUser(ctx.db, userId);
    const about = `${enrolmentId}:${notice}:${accessUntil}`;
    return user ? [{ recipient: user.email, about, data: { userId, courseId, accessUntil } }] : [];
  },
  /** Nothing where access has ended meanwhile, or does not end on that day any more. */
  async read(ctx, { userId, courseId, accessUntil }) {
    const user = await findUser(ctx.db, userId);
    const course = await courseOf(ctx, courseId);
    const enrolment = await findLiveEnrolment(ctx.db, { userId, courseId });
    const today = localDate(localDateIn(ctx.now, ACADEMY_ZONE));
    if (!user || course.kind !== 'ELearningCourse' || enrolment?.accessUntil !== accessUntil) return null;
    const lastDay = localDate(accessUntil);
    if (lastDay < today) return null;
    const { contact } = await settingsOf(ctx);
    return {
      name: user.firstName,
      course: selfPacedFactsOf(ctx, course, enrolment),
      lastDay: formatLongDate(lastDay),
      daysLeft: daysBetween(today, lastDay),
      contactEmail: contact.email,
    };
  },
  write: ({ name, course, lastDay, daysLeft, contactEmail }: AccessEnding): Letter => ({
    subject: `Your access ends ${endWords(daysLeft)}: ${course.title}`,
    heading: `Your access ends ${endWords(daysLeft)}`,
    paragraphs: [
      greeting(name),
      `you can learn the course below until the end of ${lastDay}. What you have completed until then stays in your account.`,
    ],
    facts: courseFacts(course),
    action: { label: 'Continue learning', href: course.learnUrl },
    closing: [`If you need more time, please write to us: ${contactEmail}`],
  }),
});

const endWords = (daysLeft: number): string => {
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
};

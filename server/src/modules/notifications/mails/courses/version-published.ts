import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type SelfPacedFacts } from '#emails/words.ts';
import { courseBuilderEvents, findPublishedVersion } from '#server/modules/course-builder/index.ts';
import { findLiveEnrolment } from '#server/modules/enrolments/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { selfPacedFactsOf } from '../course-facts.ts';
import { courseOf, settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';

type VersionPublished = {
  name: string;
  course: SelfPacedFacts;
  /** Counts from 1. */
  version: number;
  changes: readonly string[];
  contactEmail: string;
};

export const versionPublished = defineMail({
  template: 'version-published',
  on: [courseBuilderEvents['course.version-published']],
  /** Who is in the middle of an older version; once for each version. */
  async to(ctx, { versionId }) {
    const published = await findPublishedVersion(ctx, versionId);
    return (published?.people ?? []).map(({ userId, email }) => ({
      recipient: email,
      about: versionId,
      data: { versionId, userId },
    }));
  },
  /** Nothing where a newer one is there, or the person has moved to it, completed theirs or left meanwhile. */
  async read(ctx, { versionId, userId }) {
    const published = await findPublishedVersion(ctx, versionId);
    const user = await findUser(ctx.db, userId);
    if (!user || !published?.isNewest || !published.people.some((one) => one.userId === userId)) return null;
    const { courseId, number: version, changes } = published;
    const course = await courseOf(ctx, courseId);
    const enrolment = await findLiveEnrolment(ctx.db, { userId, courseId });
    if (course.kind !== 'ELearningCourse' || !enrolment) return null;
    const { contact } = await settingsOf(ctx);
    return {
      name: user.firstName,
      course: selfPacedFactsOf(ctx, course, enrolment),
      ...{ version, changes },
      contactEmail: contact.email,
    };
  },
  write: ({ name, course, version, changes, contactEmail }: VersionPublished): Letter => ({
    subject: `A newer version of your course: ${course.title}`,
    heading: 'A newer version of your course',
    paragraphs: [
      greeting(name),
      `version ${version} of the course below is there. You stay on yours until you choose to move: the page of the course asks you. What you have completed stays completed.`,
      ...changes,
    ],
    facts: courseFacts(course),
    action: { label: 'Continue learning', href: course.learnUrl },
    closing: [`If you have a question, please write to us: ${contactEmail}`],
  }),
});

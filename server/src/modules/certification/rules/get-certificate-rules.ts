import { runTestPage, videoPage, viewerPage } from '#contracts/courses/course-pages.ts';
import type { Rule } from '#domain/certificates/certificate-rules.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { assessmentOf } from '#server/modules/assessments/index.ts';
import { findCourse } from '#server/modules/catalogue/index.ts';
import { listStanding } from '../certificates.repository.ts';
import { type Judged, judgeParticipants } from './judge-participants.ts';
import { participantsOf } from './participants.repository.ts';

/** Why the caller has no certificate of a course, rule by rule; whoever is not on it is told that there is none. */
export const getCertificateRules = async (ctx: SignedInCtx, { courseId }: { courseId: string }) => {
  const { db, caller, now } = ctx;
  const course = await findCourse(db, courseId);
  const own = (await participantsOf(db, caller.user.id)).filter((one) => one.courseId === course?.id);
  // The way that somebody is on now: the last.
  const judged = (await judgeParticipants(db, own, now)).at(-1);
  if (!judged) throw new AppError('course-not-found');
  const [standing] = await listStanding(db, [judged.participant.enrolmentId]);
  const { slug, title, code, kind, certification } = judged.course;
  return {
    course: { courseId: slug, title, code, kind, endsOn: lastDayOf(judged) },
    isAutomatic: certification.features.autoGenerate,
    findings: judged.findings.map((finding) => ({
      ...finding,
      settledAt: finding.isMet ? null : pageFor(finding.rule, judged),
    })),
    number: standing?.number ?? null,
  };
};

const lastDayOf = ({ course }: Judged) =>
  course.kind !== 'ELearningCourse' ? (course.endDate ?? course.startDate) : null;

/** What the person can do about it themself, and where; null where it is for others to do. */
const pageFor = (rule: Rule, { course, participant }: Judged): string | null => {
  const { orderReference } = participant;
  if (rule === 'payment') return orderReference === null ? null : `/orders/${orderReference}`;
  if (rule === 'name') return '/profile';
  if (rule === 'video') return videoPage(course.slug);
  if (rule !== 'slides' && rule !== 'test') return null;
  if (course.kind === 'ELearningCourse') return viewerPage(course.slug);
  // Without questions it is taken on paper.
  return assessmentOf(course) ? runTestPage(course.slug) : null;
};

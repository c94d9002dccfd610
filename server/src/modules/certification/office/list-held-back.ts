import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findCourse } from '#server/modules/catalogue/index.ts';
import { judgeParticipants } from '../rules/judge-participants.ts';
import { withoutCertificate } from '../rules/participants.repository.ts';

const SHOWN = 200;

/** Who has no certificate yet, who is due one first; of an unknown course there is nobody. */
export const listHeldBack = async (
  { db, now }: SignedInCtx,
  { course: key }: { course?: string | undefined },
) => {
  const course = key ? await findCourse(db, key) : null;
  if (key && !course) return { people: [], isCut: false };
  const found = await withoutCertificate(db, { courseId: course?.id ?? null, limit: SHOWN + 1 });
  const judged = await judgeParticipants(db, found.slice(0, SHOWN), now);
  const people = judged
    .toSorted((a, b) => Number(b.isDue) - Number(a.isDue))
    .map(({ participant, course: { id, title, code, kind }, attempt, findings, isDue }) => ({
      enrolmentId: participant.enrolmentId,
      attempt,
      name: certificateNameOf(participant.person),
      email: participant.person.email,
      course: { _id: id, title, code, kind },
      isDue,
      findings,
    }));
  return { people, isCut: found.length > SHOWN };
};

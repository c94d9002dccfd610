import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import { type Finding, isDue } from '#domain/certificates/certificate-rules.ts';
import { sum } from '#domain/money/money.ts';
import { listBestScores } from '#server/modules/assessments/index.ts';
import { evidenceOf } from '#server/modules/attendance/index.ts';
import { type Course, courseDirectory } from '#server/modules/catalogue/index.ts';
import { listWays, type WayThrough } from '#server/modules/learning/index.ts';
import { ORDER_KIND, openEurOf } from '#server/modules/orders/index.ts';
import { obligationsByOwner } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { unwritable } from '#server/platform/paper/unwritable.ts';
import { judgeRun, judgeWay } from './judge-course.ts';
import type { Participant } from './participants.repository.ts';

/** Somebody’s way through a course, with what every rule of its certificate makes of it. */
export type Judged = {
  participant: Participant;
  course: Course;
  /** Which way through the course, from 1; of a run there is one. */
  attempt: number;
  /** Null of a run. */
  way: WayThrough | null;
  findings: Finding[];
  isDue: boolean;
};

/** Every way of these people, the latest last. Who has not begun has a first way in which nothing is done. */
export const judgeParticipants = async (
  db: Tx | Db,
  participants: readonly Participant[],
  now: Date,
): Promise<Judged[]> => {
  const courses = await courseDirectory(db, [...new Set(participants.map(({ courseId }) => courseId))]);
  const enrolmentIds = participants.map(({ enrolmentId }) => enrolmentId);
  const ways = Map.groupBy(await listWays(db, enrolmentIds), ({ enrolmentId }) => enrolmentId);
  const owed = await obligationsByOwner(db, {
    kind: ORDER_KIND,
    ids: [...new Set(participants.map(({ orderId }) => orderId))],
  });
  const runs = await evidenceOf(db, participants, now);
  const scores = new Map((await listBestScores(db, enrolmentIds)).map((one) => [one.enrolmentId, one]));
  const missing = await unwritableOf(participants);
  return participants.flatMap((participant) => {
    const course = courses.get(participant.courseId);
    if (!course) return [];
    const person = {
      openEur: sum((owed.get(participant.orderId) ?? []).map(openEurOf)),
      unwritable: missing.get(participant.enrolmentId) ?? [],
    };
    if (course.kind === 'ELearningCourse')
      return (ways.get(participant.enrolmentId) ?? [null]).map((way) =>
        judged({ participant, course, attempt: way?.attempt ?? 1, way, findings: judgeWay(way, person) }),
      );
    const evidence = runs.get(participant.enrolmentId);
    if (!evidence) return [];
    return judged({
      participant,
      course,
      attempt: 1,
      way: null,
      findings: judgeRun(course, { evidence, sat: scores.get(participant.enrolmentId), ...person }),
    });
  });
};

const judged = (one: Omit<Judged, 'isDue'>): Judged => ({ ...one, isDue: isDue(one.findings) });

/** The letters of each of these names that no paper can show, by enrolment. */
const unwritableOf = async (
  participants: readonly Participant[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const letters = new Map<string, readonly string[]>();
  for (const { enrolmentId, person } of participants)
    letters.set(enrolmentId, await unwritable(certificateNameOf(person)));
  return letters;
};

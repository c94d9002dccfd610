import { type Finding, isDue, judge } from '#domain/certificates/certificate-rules.ts';
import { sum } from '#domain/money/money.ts';
import { type Course, courseDirectory } from '#server/modules/catalogue/index.ts';
import { listWays, type WayThrough } from '#server/modules/learning/index.ts';
import { ORDER_KIND, openEurOf } from '#server/modules/orders/index.ts';
import { obligationsByOwner } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
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
): Promise<Judged[]> => {
  const courses = await courseDirectory(db, [...new Set(participants.map(({ courseId }) => courseId))]);
  const enrolmentIds = participants.map(({ enrolmentId }) => enrolmentId);
  const ways = Map.groupBy(await listWays(db, enrolmentIds), ({ enrolmentId }) => enrolmentId);
  const owed = await obligationsByOwner(db, {
    kind: ORDER_KIND,
    ids: [...new Set(participants.map(({ orderId }) => orderId))],
  });
  return participants.flatMap((participant) => {
    const course = courses.get(participant.courseId);
    if (!course) return [];
    const openEur = sum((owed.get(participant.orderId) ?? []).map(openEurOf));
    if (course.kind === 'ELearningCourse')
      return (ways.get(participant.enrolmentId) ?? [null]).map((way) =>
        judged({ participant, course, attempt: way?.attempt ?? 1, way, findings: judgeWay(way, openEur) }),
      );
    return [];
  });
};

const judged = (one: Omit<Judged, 'isDue'>): Judged => ({ ...one, isDue: isDue(one.findings) });

const NO_RUN = { minimumAttendance: null, practical: false, exam: false, video: false } as const;
const NOTHING_OF_A_RUN = {
  hasEnded: true,
  attendancePercent: null,
  practical: null,
  exam: null,
  video: 'none',
} as const;

const judgeWay = (way: WayThrough | null, openEur: number): Finding[] =>
  judge(
    { ...NO_RUN, slides: true, tests: way?.tests ?? [] },
    {
      ...NOTHING_OF_A_RUN,
      slidesPercent: way?.slidesPercent ?? null,
      tests: way?.scores ?? new Map(),
      openEur,
    },
  );

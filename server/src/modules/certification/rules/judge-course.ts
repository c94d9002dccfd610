import { type Evidence, type Finding, judge } from '#domain/certificates/certificate-rules.ts';
import { needsPart } from '#domain/courses/assessment.ts';
import { ASSESSMENT, type BestScore, neededScore } from '#server/modules/assessments/index.ts';
import type { RunEvidence } from '#server/modules/attendance/index.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import type { WayThrough } from '#server/modules/learning/index.ts';

const NO_RUN = { minimumAttendance: null, practical: false, exam: false, video: false } as const;
const NOTHING_OF_A_RUN = {
  hasEnded: true,
  attendancePercent: null,
  practical: null,
  exam: null,
  video: 'none',
} as const;

/** What is known of the person, whatever the course. */
export type OfPerson = Pick<Evidence, 'openEur' | 'unwritable'>;

/** What every rule makes of a way through a self-paced course; null before the first. */
export const judgeWay = (way: WayThrough | null, person: OfPerson): Finding[] =>
  judge(
    { ...NO_RUN, slides: true, tests: way?.tests ?? [] },
    {
      ...NOTHING_OF_A_RUN,
      slidesPercent: way?.slidesPercent ?? null,
      tests: way?.scores ?? new Map(),
      ...person,
    },
  );

type OnRun = OfPerson & { evidence: RunEvidence; sat: BestScore | undefined };

/** And of somebody on a run; `sat` is what they have reached in its test. */
export const judgeRun = (course: Run, { evidence, sat, ...person }: OnRun): Finding[] => {
  const { certification, assessment } = course;
  const { minimumAttendance, practicalRequired, examRequired, videoSubmissionRequired } =
    certification.requirements;
  return judge(
    {
      minimumAttendance,
      slides: false,
      tests: needsPart(assessment, 'quiz')
        ? [{ testId: ASSESSMENT, title: '', needed: neededScore(course) }]
        : [],
      practical: practicalRequired || needsPart(assessment, 'practical'),
      exam: examRequired,
      video: videoSubmissionRequired,
    },
    { ...evidence, slidesPercent: null, tests: new Map(sat && [[ASSESSMENT, sat]]), ...person },
  );
};

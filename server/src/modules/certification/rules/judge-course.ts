import { type Finding, judge } from '#domain/certificates/certificate-rules.ts';
import type { RunEvidence } from '#server/modules/attendance/index.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { WayThrough } from '#server/modules/learning/index.ts';

const NO_RUN = { minimumAttendance: null, practical: false, exam: false, video: false } as const;
const NOTHING_OF_A_RUN = {
  hasEnded: true,
  attendancePercent: null,
  practical: null,
  exam: null,
  video: 'none',
} as const;

/** What every rule makes of a way through a self-paced course; null before the first. */
export const judgeWay = (way: WayThrough | null, openEur: number): Finding[] =>
  judge(
    { ...NO_RUN, slides: true, tests: way?.tests ?? [] },
    {
      ...NOTHING_OF_A_RUN,
      slidesPercent: way?.slidesPercent ?? null,
      tests: way?.scores ?? new Map(),
      openEur,
    },
  );

/** And of somebody on a run. */
export const judgeRun = (
  { certification, assessment }: InPersonCourse,
  evidence: RunEvidence,
  openEur: number,
): Finding[] => {
  const { minimumAttendance, minimumScore, practicalRequired, examRequired, videoSubmissionRequired } =
    certification.requirements;
  return judge(
    {
      minimumAttendance,
      slides: false,
      tests: testOf(assessment, minimumScore),
      practical: practicalRequired || isAsked(assessment, 'practical'),
      exam: examRequired,
      video: videoSubmissionRequired,
    },
    { ...evidence, slidesPercent: null, tests: new Map(), openEur },
  );
};

type Assessment = InPersonCourse['assessment'];

const isAsked = ({ required, type }: Assessment, part: 'quiz' | 'practical'): boolean =>
  required && (type === part || type === 'both');

/** Nobody’s answers are kept by the academy: whoever has passed it on paper is issued the certificate by staff. */
const testOf = (assessment: Assessment, minimumScore: number) =>
  isAsked(assessment, 'quiz')
    ? [{ testId: 'assessment', title: '', needed: Math.max(assessment.passingScore, minimumScore) }]
    : [];

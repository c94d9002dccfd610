import type { LocalDate } from '../time/local-date.ts';

type Part = 'quiz' | 'practical';
type Parts = { type: 'none' | 'both' | Part };

const hasPart = ({ type }: Parts, part: Part): boolean => type === part || type === 'both';

/** Whether a certificate asks for it. */
export const needsPart = (assessment: Parts & { required: boolean }, part: Part): boolean =>
  assessment.required && hasPart(assessment, part);

/** The questions of a course's quiz: one with fewer than two answers to choose from is none. */
export const quizQuestions = <Q extends { answers: readonly string[] }>(
  assessment: Parts & { questions: readonly Q[] },
): Q[] =>
  hasPart(assessment, 'quiz') ? assessment.questions.filter(({ answers }) => answers.length > 1) : [];

/** The test of a run can be begun from its first day on, by the calendar of its venue. */
export const isTestOpen = ({
  startDate,
  today,
}: {
  startDate: LocalDate | null;
  today: LocalDate;
}): boolean => startDate !== null && today >= startDate;

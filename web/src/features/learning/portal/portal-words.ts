import type { CourseAct, progressLabel } from '#domain/learning/course-standing.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

export const actWords: Readonly<Record<CourseAct, string>> = {
  enroll: 'Enroll Now',
  start: 'Start',
  continue: 'Continue',
  review: 'Review',
};

export const labelLamps: Readonly<Record<ReturnType<typeof progressLabel>, LampKind>> = {
  'Not Started': 'draft',
  'In Progress': 'in-progress',
  Completed: 'completed',
};

export const doneWords = {
  restarted: 'You start over. What you did before is kept in your history.',
  accepted: 'You learn the newest version now. What you completed stays completed.',
} as const;

/** Of what was done, and nobody can say the reason. */
export const failedWords = {
  restart: 'Failed to restart course. Please try again.',
  accept: 'Failed to open the newest version. Please try again.',
} as const;

/** When the certificate comes, or that it has been earned. */
export const certificateWords = ({
  isEligible,
  percent,
}: {
  isEligible: boolean;
  percent: number | null;
}) => {
  if (isEligible) return 'Certificate earned';
  return percent === 100 ? 'Certificate once every test is passed' : 'Certificate once completed';
};

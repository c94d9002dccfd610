import { isBlank, when } from './check.ts';
import type { CheckedQuestion } from './checked-course.ts';

/** Why nobody could answer it right. */
export const answersWrong = (question: CheckedQuestion): string[] => {
  const { kind, answers, right, hasPicture, hasTarget } = question;
  if (kind === 'hotspot')
    return [
      ...when(!hasPicture, 'The question has no picture to press on.'),
      ...when(hasPicture && !hasTarget, 'No place of the picture is right.'),
    ];
  if (answers.length < 2) return ['The question has fewer than two answers.'];
  if (kind === 'order') return [];
  const chosen = answers.filter(({ answerId }) => right.includes(answerId));
  return [
    ...when(chosen.length === 0, 'No answer is right.'),
    ...when(kind === 'single' && chosen.length > 1, 'More than one answer is right, and one may be chosen.'),
    ...when(chosen.length < right.length && chosen.length > 0, 'A right answer is not among the answers.'),
    ...when(
      chosen.some(({ text }) => isBlank(text)),
      'The right answer is blank.',
    ),
  ];
};

/** What it lacks beside its answer. */
export const askedWrong = ({ kind, prompt, explanation, answers, right }: CheckedQuestion): string[] => [
  ...when(isBlank(prompt), 'The question asks nothing.'),
  ...when(isBlank(explanation), 'The question has no explanation.'),
  ...when(
    kind !== 'hotspot' && answers.some(({ answerId, text }) => isBlank(text) && !right.includes(answerId)),
    'An answer is blank.',
  ),
];

import type { questionOf } from '#contracts/course-builder/content-of.ts';
import type { Question } from '#contracts/learning/content.ts';
import type { Facet } from '#domain/course-builder/changes/edits.ts';
import { pictureFacets, thing, words } from './facets.ts';

type Asked = Question | ReturnType<typeof questionOf>;

/** What of a question can be told apart. */
export const questionFacets = (question: Asked): Facet[] => [
  thing('kind of question', question.kind),
  words('question', question.prompt),
  words('answers', 'answers' in question ? answersIn(question) : ''),
  thing('right answer', rightIn(question)),
  words('what is said of the answers', 'answers' in question ? feedbackIn(question) : ''),
  words('explanation', question.explanation),
  ...pictureFacets('picture of the question', question.picture),
];

const answersIn = ({ answers }: { answers: readonly { text: string }[] }): string =>
  answers.map(({ text }) => text).join('\n');

const feedbackIn = ({ answers }: { answers: readonly { feedback?: string | undefined }[] }): string =>
  answers.flatMap(({ feedback }) => feedback ?? []).join('\n');

/** Which of a question is right, whatever its kind. */
export const rightIn = (question: Asked): unknown => {
  if ('right' in question) return question.right;
  if ('target' in question) return question.target;
  return 'answers' in question ? question.answers.map(({ answerId }) => answerId) : '';
};

/** All that is read of a question. */
export const questionWords = (question: Asked): string =>
  [
    question.prompt,
    ...('answers' in question ? [answersIn(question), feedbackIn(question)] : ['']),
    question.explanation,
  ].join('\n');

import type { DraftQuestion } from '#contracts/course-builder/draft-slide.ts';
import { blankAnswer, MISSING, sameAnswer } from './question-words.ts';

const isBlank = (text: string): boolean => text.trim() === '';

/** What a question lacks before it can be asked, in the order in which it is written. */
export function questionIssues(question: DraftQuestion): string[] {
  const { prompt, picture, explanation } = question;
  return [
    isBlank(prompt) && MISSING.prompt,
    ...(question.kind === 'hotspot' ? placeIssues(question) : answerIssues(question)),
    picture && isBlank(picture.alt) && MISSING.alt,
    isBlank(explanation) && MISSING.explanation,
  ].filter((issue) => typeof issue === 'string');
}

const placeIssues = ({ picture, target }: DraftQuestion) => [
  !picture && MISSING.picture,
  !target && MISSING.place,
];

function answerIssues({ kind, answers, right }: DraftQuestion) {
  const texts = answers.map(({ text }) => text.trim());
  return [
    answers.length < 2 && MISSING.answers,
    ...texts.map((text, index) => text === '' && blankAnswer(index + 1)),
    ...texts.map((text, index) => text !== '' && texts.indexOf(text) < index && sameAnswer(index + 1)),
    kind !== 'order' && !answers.some(({ answerId }) => right.includes(answerId)) && MISSING.right,
  ];
}

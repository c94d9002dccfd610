import type { DraftQuestion } from '#contracts/course-builder/draft-slide.ts';

type Kind = DraftQuestion['kind'];

/** What the editor of a question says. */
export const QUESTION = {
  kind: 'Kind',
  prompt: 'Question',
  answers: 'Answers',
  single: 'The filled circle is right.',
  multiple: 'All that are ticked are right, and no other.',
  order: 'In the right order, the first on top. Learners get them mixed.',
  andFeedback: 'What stands below an answer is said to who chooses it.',
  feedback: 'What to say when this is chosen',
  addAnswer: 'Answer',
  manyAnswers: 'A question has at most 8 answers.',
  drag: 'Drag to another place',
  place: 'The right place',
  placeHint:
    'Press the picture where it is right, or use the sliders. Right is every press within the circle.',
  across: 'Across',
  down: 'Down',
  radius: 'Radius',
  picture: 'Picture',
  optional: 'optional',
  inWords: 'Picture in words',
  inWordsHint: 'Read aloud in place of the picture.',
  explanation: 'Explanation',
  explanationHint: 'Said once it is answered: why. **Words between two stars** are strong.',
  missing: 'Still missing',
};

export const KIND_WORDS: Record<Kind, string> = {
  single: 'One right answer',
  multiple: 'Several right answers',
  order: 'Put in order',
  hotspot: 'A place on a picture',
};

export const answerName = (number: number): string => `Answer ${number}`;
export const feedbackName = (number: number): string => `What is said of answer ${number}`;
export const silentWords = (count: number): string =>
  count === 1 ? 'one answer has no feedback' : `${count} answers have no feedback`;
export const isRightName = (number: number): string => `Answer ${number} is right`;

export const MISSING = {
  prompt: 'the question itself',
  answers: 'at least two answers',
  right: 'which answer is right',
  picture: 'the picture',
  place: 'the right place on the picture',
  alt: 'the picture in words',
  explanation: 'the explanation',
};
export const blankAnswer = (number: number): string => `the words of answer ${number}`;
export const sameAnswer = (number: number): string =>
  `other words for answer ${number}, which says what another says`;

import type { TestSave } from './test-desk.ts';

export const countedQuestions = (count: number): string =>
  `${count} ${count === 1 ? 'question' : 'questions'}`;

export const WITHOUT_WORDS = 'Question without words';
export const UNTAUGHT = 'No slide of the course';

/** 'Each attempt asks 10 of 24 questions.' */
export const askedWords = (asked: number, bank: number): string =>
  asked === bank
    ? `Each attempt asks all ${countedQuestions(bank)}.`
    : `Each attempt asks ${asked} of ${countedQuestions(bank)}.`;

/** What has become of what was written, where it is not simply saved. */
export const troubleWords = (save: Exclude<TestSave, { kind: 'saved' | 'saving' }>): string => {
  switch (save.kind) {
    case 'offline':
      return 'No connection. What you wrote is in this page and is sent again.';
    case 'login':
      return 'Your login has ended. What you wrote is in this page.';
    case 'refused':
      return `Not saved: ${save.message}`;
    case 'conflict':
      return `${save.by} has saved this test meanwhile.`;
  }
};

/** Of two edits of one test: what is told of one of them. */
export const editFacts = ({ title, passPercent, attempts, minutes, questions }: EditFacts): string =>
  [
    `“${title.trim() || 'Without a title'}”`,
    countedQuestions(questions.length),
    `${passPercent}% to pass`,
    attempts === null ? 'any number of attempts' : `${attempts} attempts`,
    minutes === null ? 'no time limit' : `${minutes} min`,
  ].join(', ');

type EditFacts = {
  title: string;
  passPercent: number;
  attempts: number | null;
  minutes: number | null;
  questions: readonly unknown[];
};

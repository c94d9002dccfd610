import type { DraftQuestion, DraftTest } from '#contracts/course-builder/draft-slide.ts';
import type { Outline } from '#domain/course-builder/outline.ts';
import { sectionsOf } from '#domain/course-builder/outline.ts';
import { freshId } from '../fresh-id.ts';

export type BankQuestion = DraftTest['questions'][number];

/** A part of the bank: the questions whose slides one section has; '' of those whose slide is not in the course. */
export interface BankSection {
  sectionId: string;
  title: string;
  questions: BankQuestion[];
}

export const sectionsBySlide = (outline: Outline): Map<string, string> =>
  new Map(
    sectionsOf(outline).flatMap(({ sectionId, slideIds }) =>
      slideIds.map((slideId) => [slideId, sectionId] as const),
    ),
  );

/** The bank in the order of the course, sections without questions left out; last what no slide of the course teaches. */
export const bankOf = ({ questions }: DraftTest, outline: Outline): BankSection[] => {
  const sections = sectionsBySlide(outline);
  const of = (sectionId: string) =>
    questions.filter(({ slideId }) => (sections.get(slideId) ?? '') === sectionId);
  return [...sectionsOf(outline), { sectionId: '', title: '' }]
    .map(({ sectionId, title }) => ({ sectionId, title, questions: of(sectionId) }))
    .filter((section) => section.questions.length > 0);
};

export const withQuestion = (test: DraftTest, question: BankQuestion): DraftTest => ({
  ...test,
  questions: test.questions.map((one) => (one.questionId === question.questionId ? question : one)),
});

/** At the end of the bank, or right behind another question. */
export const addedTo = (test: DraftTest, question: BankQuestion, behind?: string): DraftTest => {
  const at = test.questions.findIndex(({ questionId }) => questionId === behind);
  return {
    ...test,
    questions: test.questions.toSpliced(at < 0 ? test.questions.length : at + 1, 0, question),
  };
};

export const withoutQuestion = (test: DraftTest, questionId: string): DraftTest => ({
  ...test,
  questions: test.questions.filter((one) => one.questionId !== questionId),
});

/** Back at the place where it stood. */
export const putBack = (test: DraftTest, question: BankQuestion, at: number): DraftTest => ({
  ...test,
  questions: test.questions.toSpliced(at, 0, question),
});

export const blankQuestion = (slideId: string): BankQuestion => ({
  questionId: freshId('question'),
  slideId,
  kind: 'single',
  prompt: '',
  picture: null,
  explanation: '',
  answers: [freshId('answer'), freshId('answer')].map((answerId) => ({ answerId, text: '' })),
  right: [],
  target: null,
});

/** The same question under a name of its own: of the bank, or of a check inside a slide. */
export const copyOf = (question: DraftQuestion, slideId: string): BankQuestion => ({
  ...structuredClone(question),
  questionId: freshId('question'),
  slideId,
});

/** Null asks all of a section; a draw of as many as there are or more would ask no less. */
export const withDraw = (test: DraftTest, sectionId: string, questions: number | null): DraftTest => {
  const others = test.draws.filter((draw) => draw.sectionId !== sectionId);
  return { ...test, draws: questions === null ? others : [...others, { sectionId, questions }] };
};

/** How many of a section's questions a sitting asks; null where it asks all. */
export const drawOf = ({ draws }: DraftTest, sectionId: string): number | null =>
  draws.find((draw) => draw.sectionId === sectionId)?.questions ?? null;

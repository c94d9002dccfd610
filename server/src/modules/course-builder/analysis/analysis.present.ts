import type { QuestionFigures, SlideFigures } from '#contracts/course-builder/analysis.ts';
import type { Question } from '#contracts/learning/content.ts';
import { countChoices, discriminationOf, isAnsweredRight } from '#domain/course-builder/answer-figures.ts';
import type { Version } from '#server/modules/learning/index.ts';
import type { countOnSlides } from './analysis.repository.ts';
import type { AskedQuestion } from './read-questions.ts';

type Counted = Awaited<ReturnType<typeof countOnSlides>>;

export const secondsOf = (ms: number): number => Math.round(ms / 1000);

/** All slides of a version, those that nobody has seen too. */
export const presentSlides = ({ modules }: Version, counted: Counted): SlideFigures[] => {
  const bySlide = new Map(counted.map((one) => [one.slideId, one]));
  const slides = modules.flatMap(({ sections }) =>
    sections.flatMap((section) => section.slides.map((slide) => ({ ...slide, section: section.title }))),
  );
  return slides.map(({ slideId, title, section, type, seconds }, at) => {
    const figures = bySlide.get(slideId);
    return {
      ...{ slideId, number: at + 1, title, section, type, seconds },
      seen: figures?.seen ?? 0,
      completed: figures?.completed ?? 0,
      left: figures?.left ?? 0,
      medianSeconds: figures?.medianMs == null ? null : secondsOf(figures.medianMs),
      totalSeconds: secondsOf(figures?.totalMs ?? 0),
    };
  });
};

export const presentQuestion = ({ question, slideId, test, answered }: AskedQuestion): QuestionFigures => ({
  ...{ questionId: question.questionId, prompt: question.prompt, kind: question.kind, test, slideId },
  asked: answered.length,
  right: answered.filter(({ given }) => isAnsweredRight(question, given)).length,
  choices: countChoices(question, answered),
  discrimination: discriminationOf(question, answered),
});

/** What was answered, in words; '' of no answer. */
export const givenInWords = (question: Question, given: readonly string[]): string => {
  if (question.kind === 'hotspot') return given.join();
  const texts = given.flatMap((id) => question.answers.find(({ answerId }) => answerId === id)?.text ?? []);
  return texts.join(question.kind === 'order' ? ', then ' : '; ');
};

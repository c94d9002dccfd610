import type { CourseContent, Slide } from '#contracts/learning/content.ts';

const headOf = ({ slideId, title, type, seconds, isSample, isRequired, narration }: Slide) => ({
  slideId,
  title,
  type,
  seconds,
  isSample,
  isRequired,
  narration: narration && {
    audioFile: narration.audioFile,
    script: narration.script,
    durationMs: narration.durationMs,
  },
});

/** What is read of a version at once: modules, sections and heads of slides, and what is said of tests before they begin. */
export const outlineOf = ({ modules, tests }: CourseContent) => ({
  modules: modules.map(({ sections, ...module }) => ({
    ...module,
    sections: sections.map(({ slides, ...section }) => ({ ...section, slides: slides.map(headOf) })),
  })),
  tests: tests.map(({ questions, ...test }) => ({ ...test, questions: questions.length })),
});

export type Outline = ReturnType<typeof outlineOf>;
export type SlideHead = ReturnType<typeof headOf>;

type Sections<S> = readonly { sections: readonly { slides: readonly S[] }[] }[];

/** Slides in the order in which they are learned. */
export const slidesIn = <S>(modules: Sections<S>): S[] =>
  modules.flatMap(({ sections }) => sections.flatMap(({ slides }) => slides));

import type { CourseContent, Slide } from '#contracts/learning/content.ts';
import { countDrawn } from '#domain/learning/draw-questions.ts';

const headOf = (slide: Slide) => {
  const { slideId, title, type, seconds, isSample, isRequired, narration } = slide;
  return {
    ...{ slideId, title, type, seconds, isSample, isRequired },
    /** Absent of what was published before it could be asked for. */
    ...(type === 'question' && slide.mustBeRight && { mustBeRight: true }),
    narration: narration && {
      audioFile: narration.audioFile,
      script: narration.script,
      durationMs: narration.durationMs,
    },
  };
};

/** What is read of a version at once: modules, sections and heads of slides, and what is said of tests before they begin. */
export const outlineOf = ({ modules, tests }: CourseContent) => {
  const sections = sectionsOfSlides(modules);
  return {
    modules: modules.map(({ sections, ...module }) => ({
      ...module,
      sections: sections.map(({ slides, ...section }) => ({ ...section, slides: slides.map(headOf) })),
    })),
    tests: tests.map(({ questions, draws, ...test }) => ({
      ...test,
      /** Of each sitting; its bank may have more. */
      questions: countDrawn({ questions, draws }, (slideId) => sections.get(slideId)),
    })),
  };
};

export type Outline = ReturnType<typeof outlineOf>;
export type SlideHead = ReturnType<typeof headOf>;

type Sections<S> = readonly { sections: readonly { sectionId: string; slides: readonly S[] }[] }[];

/** Slides in the order in which they are learned. */
export const slidesIn = <S>(modules: Sections<S>): S[] =>
  modules.flatMap(({ sections }) => sections.flatMap(({ slides }) => slides));

/** The section of each slide, by their ids. */
export const sectionsOfSlides = (modules: Sections<{ slideId: string }>): Map<string, string> =>
  new Map(
    modules.flatMap(({ sections }) =>
      sections.flatMap(({ sectionId, slides }) => slides.map(({ slideId }) => [slideId, sectionId] as const)),
    ),
  );

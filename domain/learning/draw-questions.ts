import { shuffleBySeed } from './shuffle-by-seed.ts';

type Placed = { questionId: string; slideId: string };

/** A test whose sittings may ask less than all. A section that no draw names is asked whole. */
type DrawnTest<Q extends Placed> = {
  questions: readonly Q[];
  draws?: readonly { sectionId: string; questions: number }[] | undefined;
};

/** The section of a slide; undefined where the course has no such slide. */
type SectionOf = (slideId: string) => string | undefined;

const ofSection = <Q extends Placed>(questions: readonly Q[], sectionId: string, sectionOf: SectionOf) =>
  questions.filter(({ slideId }) => sectionOf(slideId) === sectionId);

/**
 * The questions that a sitting asks, in the order of the test: of each section that a draw names so many as it says, or
 * all where there are fewer, and all others. They follow from the seed alone.
 */
export const drawQuestions = <Q extends Placed>(
  seed: string,
  { questions, draws = [] }: DrawnTest<Q>,
  sectionOf: SectionOf,
): Q[] => {
  const left = new Set(
    draws.flatMap(({ sectionId, questions: asked }) =>
      shuffleBySeed(`${seed} ${sectionId}`, ofSection(questions, sectionId, sectionOf)).slice(asked),
    ),
  );
  return questions.filter((question) => !left.has(question));
};

/** How many questions every sitting asks, whatever its seed. */
export const countDrawn = <Q extends Placed>(test: DrawnTest<Q>, sectionOf: SectionOf): number =>
  drawQuestions('', test, sectionOf).length;

import { isBlank, when } from './check.ts';
import type { CheckedTest } from './checked-course.ts';

type Sections = readonly {
  sectionId: string;
  title: string;
  slides: readonly { slideId: string }[];
}[];

/** Why a test could not be taken as it says: a question belongs to the section of the slide that teaches it. */
export const testWrong = ({ questions, draws }: CheckedTest, sections: Sections): string[] => {
  const sectionOf = new Map(
    sections.flatMap(({ sectionId, slides }) => slides.map(({ slideId }) => [slideId, sectionId])),
  );
  const homeless = questions.flatMap(({ slideId }, at) =>
    sectionOf.has(slideId)
      ? []
      : [`Question ${at + 1} ${isBlank(slideId) ? 'names no slide' : 'names a slide that is gone'}.`],
  );
  const overdrawn = draws.flatMap(({ sectionId, questions: drawn }) => {
    const section = sections.find((one) => one.sectionId === sectionId);
    if (!section) return ['Questions are drawn from a section that is gone.'];
    const there = questions.filter(({ slideId }) => sectionOf.get(slideId) === sectionId).length;
    return when(drawn > there, `“${section.title}” has ${there} of the ${drawn} questions that are drawn.`);
  });
  return [...when(questions.length === 0, 'The test has no questions.'), ...homeless, ...overdrawn];
};

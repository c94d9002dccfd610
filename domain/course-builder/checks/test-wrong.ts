import { isBlank, when } from './check.ts';
import type { CheckedTest } from './checked-course.ts';

type Sections = readonly {
  sectionId: string;
  title: string;
  slides: readonly { slideId: string }[];
}[];

/** How many are named before the others are counted. */
const NAMED = 5;

/** Why a test could not be taken as it says: a question belongs to the section of the slide that teaches it. */
export const testWrong = ({ questions, draws }: CheckedTest, sections: Sections): string[] => {
  const sectionOf = new Map(
    sections.flatMap(({ sectionId, slides }) => slides.map(({ slideId }) => [slideId, sectionId])),
  );
  const numbered = questions.map(({ slideId }, at) => ({ slideId, number: at + 1 }));
  const homeless = numbered.filter(({ slideId }) => !isBlank(slideId) && !sectionOf.has(slideId));
  const overdrawn = draws.flatMap(({ sectionId, questions: drawn }, at) => {
    const section = sections.find((one) => one.sectionId === sectionId);
    if (!section) return ['Questions are drawn from a section that is gone.'];
    if (draws.findIndex((draw) => draw.sectionId === sectionId) < at)
      return [`Questions are drawn from “${section.title}” twice.`];
    const there = questions.filter(({ slideId }) => sectionOf.get(slideId) === sectionId).length;
    return when(drawn > there, `“${section.title}” has ${there} of the ${drawn} questions that are drawn.`);
  });
  return [
    ...when(questions.length === 0, 'The test has no questions.'),
    ...together(
      numbered.filter(({ slideId }) => isBlank(slideId)),
      'no slide',
    ),
    ...together(homeless, 'a slide that is gone'),
    ...overdrawn,
  ];
};

/** One sentence, however many there are: '18 questions name a slide that is gone: 1, 2, 3 and 15 more.' */
const together = (questions: readonly { number: number }[], what: string): string[] => {
  const [first] = questions;
  if (!first) return [];
  if (questions.length === 1) return [`Question ${first.number} names ${what}.`];
  const named = questions.slice(0, NAMED).map(({ number }) => number);
  const more = questions.length - named.length;
  const list = more > 0 ? [named.join(', '), `${more} more`] : [named.slice(0, -1).join(', '), named.at(-1)];
  return [`${questions.length} questions name ${what}: ${list.join(' and ')}.`];
};

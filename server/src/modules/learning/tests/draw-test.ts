import type { CourseTest } from '#contracts/learning/content.ts';
import { drawQuestions } from '#domain/learning/draw-questions.ts';
import { sectionsOfSlides } from '../versions/outline.ts';
import type { Version } from '../versions/read-version.ts';

/** A test with the questions that a sitting of this seed asks, of all that the version's bank has. */
export const drawTest = (
  test: CourseTest,
  { modules }: Pick<Version, 'modules'>,
  seed: number,
): CourseTest => {
  const sections = sectionsOfSlides(modules);
  return { ...test, questions: drawQuestions(`${seed}`, test, (slideId) => sections.get(slideId)) };
};

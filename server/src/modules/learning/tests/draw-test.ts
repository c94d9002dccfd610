import type { CourseTest } from '#contracts/learning/content.ts';
import { drawQuestions } from '#domain/learning/draw-questions.ts';
import type { Version } from '../versions/read-version.ts';

/** A test with the questions that a sitting of this seed asks, of all that the version's bank has. */
export const drawTest = (
  test: CourseTest,
  { sectionOf }: Pick<Version, 'sectionOf'>,
  seed: number,
): CourseTest => ({
  ...test,
  questions: drawQuestions(`${seed}`, test, (slideId) => sectionOf.get(slideId)),
});

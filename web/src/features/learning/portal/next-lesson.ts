import type { Picture } from '#contracts/learning/content.ts';
import type { MyElearningCourse } from '#contracts/learning/elearning.ts';
import { nextToLearn } from '#domain/learning/course-standing.ts';
import { type MyCourse, toMyCourse } from './my-course.ts';

/** The course to go on with. */
export interface NextLesson {
  course: MyCourse;
  /** Of the slide at which it goes on, counted through the course. */
  number: number;
  /** Of that slide, where it has one. */
  picture: Picture | null;
  /** In seconds, of what is not completed. */
  secondsLeft: number;
  slides: readonly { slideId: string; seconds: number; isCompleted: boolean }[];
}

type Mine = { courses: readonly MyElearningCourse[]; nextPicture: Picture | null };

export function findNextLesson({ courses, nextPicture }: Mine): NextLesson | null {
  const open = courses.map((course) => ({ course, own: toMyCourse(course) }));
  const next = nextToLearn(open, ({ own }) => own.act);
  if (!next) return null;
  const { modules } = next.course.learningProgress;
  const slides = modules.flatMap(({ sections }) => sections.flatMap((section) => section.slides));
  if (slides.length === 0) return null;
  const at = slides.findIndex(({ slideId }) => slideId === next.own.left?.slideId);
  return {
    course: next.own,
    number: Math.max(at, 0) + 1,
    picture: nextPicture,
    secondsLeft: slides.reduce((left, { isCompleted, seconds }) => left + (isCompleted ? 0 : seconds), 0),
    slides,
  };
}

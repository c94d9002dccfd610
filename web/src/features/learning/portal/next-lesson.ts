import type { MyElearningCourse } from '#contracts/learning/elearning.ts';
import { type MyCourse, toMyCourse } from './my-course.ts';

/** The course to go on with. */
export interface NextLesson {
  course: MyCourse;
  /** Of the slide at which it goes on, counted through the course. */
  number: number;
  /** In seconds, of what is not completed. */
  secondsLeft: number;
  slides: readonly { slideId: string; seconds: number; isCompleted: boolean }[];
}

/** The one that was learned last and is not completed, else one that can be started; courses come the last learned first. */
export function findNextLesson(courses: readonly MyElearningCourse[]): NextLesson | null {
  const open = courses.map((course) => ({ course, own: toMyCourse(course) }));
  const next = open.find(({ own }) => own.act === 'continue') ?? open.find(({ own }) => own.act === 'start');
  if (!next) return null;
  const { modules } = next.course.learningProgress;
  const slides = modules.flatMap(({ sections }) => sections.flatMap((section) => section.slides));
  if (slides.length === 0) return null;
  const at = slides.findIndex(({ slideId }) => slideId === next.own.left?.slideId);
  return {
    course: next.own,
    number: Math.max(at, 0) + 1,
    secondsLeft: slides.reduce((left, { isCompleted, seconds }) => left + (isCompleted ? 0 : seconds), 0),
    slides,
  };
}

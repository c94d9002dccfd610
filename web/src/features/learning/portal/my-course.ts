import type { MyElearningCourse } from '#contracts/learning/elearning.ts';
import { type CourseAct, courseAct } from '#domain/learning/course-standing.ts';

/** A course of the learner's own, as its row and the account's home show it. */
export interface MyCourse {
  slug: string;
  title: string;
  code: string;
  discipline: string;
  percent: number | null;
  completedSlides: number;
  totalSlides: number;
  secondsSpent: number;
  lastAccessed: string | null;
  accessUntil: string | null;
  isEligible: boolean;
  act: CourseAct;
  /** Where it was left; null where it begins, or where its version has that slide no more. */
  left: { slideId: string; title: string; positionMs: number } | null;
  offered: MyElearningCourse['offered'];
}

export function toMyCourse(course: MyElearningCourse): MyCourse {
  const { lastAccessedDate, accessUntil, hasAccess, courseInfo } = course.enrollmentData;
  const { overall } = course.learningProgress;
  const { currentSlide, currentSlideTitle, currentPositionMs: positionMs } = overall;
  const done = { percent: overall.percentageComplete, completedSlides: overall.completedSlides };
  return {
    slug: course.courseId,
    title: courseInfo.title,
    code: courseInfo.code,
    discipline: courseInfo.discipline,
    ...done,
    totalSlides: overall.totalSlides,
    secondsSpent: overall.totalTimeSpent,
    lastAccessed: lastAccessedDate,
    accessUntil,
    isEligible: course.certificate.isEligible,
    act: courseAct({ ...done, hasAccess, positionMs }),
    left:
      currentSlide === null ? null : { slideId: currentSlide, title: currentSlideTitle ?? '', positionMs },
    offered: hasAccess ? course.offered : null,
  };
}

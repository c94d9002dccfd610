import type { Api } from '#contracts/api.ts';
import { checkoutPage } from '#contracts/courses/course-pages.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';

const CALLS = {
  InPersonCourse: 'addToEnrollment',
  OnlineLiveTraining: 'addToEnrollment',
  ELearningCourse: 'addElearning',
} as const;

/** Keeps the course for whoever has logged in at its checkout. One that cannot be had any more is said on the page that follows. */
export const addChosen = async (api: Api, course: { kind: CourseKind; slug: string }): Promise<string> => {
  const added = await api.call(CALLS[course.kind], { courseId: course.slug });
  const page = checkoutPage(course);
  return added.success ? page : `${page}?problem=${added.code || 'unknown'}`;
};

/** The kinds of course, by the names that they have outside. */
export const COURSE_KINDS = ['InPersonCourse', 'OnlineLiveTraining', 'ELearningCourse'] as const;
export type CourseKind = (typeof COURSE_KINDS)[number];

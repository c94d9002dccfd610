/** What kinds of course there are, as everybody outside calls them. */
export const COURSE_KINDS = ['InPersonCourse', 'OnlineLiveTraining', 'ELearningCourse'] as const;
export type CourseKind = (typeof COURSE_KINDS)[number];

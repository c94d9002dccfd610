/** What kinds of course there are, as everybody outside calls them. */
export const COURSE_KINDS = ['InPersonCourse', 'OnlineLiveTraining', 'ELearningCourse'] as const;
export type CourseKind = (typeof COURSE_KINDS)[number];

/** Those that take place on certain days, with seats. */
export const RUN_KINDS = ['InPersonCourse', 'OnlineLiveTraining'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** What waits for a first payment. */
export const HELD = { InPersonCourse: 'seat', OnlineLiveTraining: 'seat', ELearningCourse: 'order' } as const;
export type Held = (typeof HELD)[CourseKind];

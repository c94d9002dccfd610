/** What kinds of course there are, as everybody outside calls them. */
export const COURSE_KINDS = ['InPersonCourse', 'OnlineLiveTraining', 'ELearningCourse'] as const;
export type CourseKind = (typeof COURSE_KINDS)[number];

/** Those that are sold. */
export const OFFERED_KINDS = ['InPersonCourse', 'ELearningCourse'] as const;
export type OfferedKind = (typeof OFFERED_KINDS)[number];

/** What waits for a first payment. */
export const HELD = { InPersonCourse: 'seat', ELearningCourse: 'order' } as const;
export type Held = (typeof HELD)[OfferedKind];

export type { LandingCourse } from '#contracts/learning/elearning.ts';

/** Whether the reader may learn it now; null until it is known, and for who may not. */
export type OwnAccess = { accessUntil: string | null } | null;

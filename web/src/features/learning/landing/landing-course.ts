import type { AnswerOf } from '#contracts/endpoint.ts';
import type { elearningEndpoints } from '#contracts/learning/elearning.ts';

/** All that the landing page says of a course. */
export type LandingCourse = AnswerOf<(typeof elearningEndpoints)['getElearningCourse']>['course'];

/** Whether the reader may learn it now; null until it is known, and for who may not. */
export type OwnAccess = { accessUntil: string | null } | null;

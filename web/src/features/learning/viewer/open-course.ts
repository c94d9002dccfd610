import type { Slide } from '#contracts/learning/content.ts';
import type { Spot } from '../beside.ts';
import type { CourseContent } from './course-outline.ts';

export interface SlideAnswer {
  /** Null where it could not be read; the rest of the course is there all the same. */
  slide: Slide | null;
  problem: { message: string; needsLogin: boolean } | null;
}

/** A course that is learned, open at a slide. */
export interface OpenCourse extends SlideAnswer {
  content: CourseContent;
  spot: Spot;
}

/** Why there is nothing to learn from. */
export type Closed = { kind: 'ended'; accessUntil: string | null } | { kind: 'empty'; hasModules: boolean };

/** The course without a slide, as a device keeps it: where its learner will be in it, the device knows. */
export type KeptPage = { accountId: string; closed: null; open: null; kept: CourseContent };
export type OpenPage = { accountId: string; closed: null; open: OpenCourse };
export type ViewerPage = OpenPage | { accountId: string; closed: Closed; open: null };

import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { OrderedKind } from '../orders/index.ts';
import { runKinds } from './run.kind.ts';
import { selfPacedKind } from './self-paced.kind.ts';

/** The kinds of course that are sold. */
export const courseKinds: ReadonlyMap<CourseKind, OrderedKind> = new Map<CourseKind, OrderedKind>(
  [...runKinds, selfPacedKind].map((one) => [one.kind, one]),
);

import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { OrderedKind } from '../orders/index.ts';
import { inPersonKind } from './in-person.kind.ts';
import { selfPacedKind } from './self-paced.kind.ts';

/** The kinds of course that are sold. */
export const courseKinds: ReadonlyMap<CourseKind, OrderedKind> = new Map<CourseKind, OrderedKind>([
  [inPersonKind.kind, inPersonKind],
  [selfPacedKind.kind, selfPacedKind],
]);

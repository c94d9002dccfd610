import './zod-without-eval.ts';
import { courseBodies } from '#contracts/course-office/admin-course.ts';
import type { Issue } from '#contracts/errors.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { issuesIn } from '#web/forms/issues-in.ts';
import type { FormValues } from './form-values.ts';

/** Everything that keeps a course of a kind from being saved, by the schema that the server asks. Loaded once the form stands. */
export function issuesOf(
  values: FormValues,
  { kind, isDraft }: { kind: CourseKind; isDraft: boolean },
): Issue[] {
  const body = courseBodies[kind];
  const read = body.safeParse({ ...values, saveAsDraft: isDraft });
  if (read.success) return [];
  const order = Object.keys(body.shape);
  const rank = ({ field }: Issue) => order.indexOf(field.split('.')[0] ?? '');
  return issuesIn(read.error).sort((a, b) => rank(a) - rank(b));
}

import './zod-without-eval.ts';
import { courseBody } from '#contracts/course-office/admin-course.ts';
import type { Issue } from '#contracts/errors.ts';
import { issuesIn } from '#web/forms/issues-in.ts';
import type { FormValues } from './form-values.ts';

/** Everything that keeps a course from being saved, by the schema that the server asks. Loaded once the form stands. */
export function issuesOf(values: FormValues, { isDraft }: { isDraft: boolean }): Issue[] {
  const read = courseBody.safeParse({ ...values, saveAsDraft: isDraft });
  if (read.success) return [];
  const order = Object.keys(courseBody.shape);
  const rank = ({ field }: Issue) => order.indexOf(field.split('.')[0] ?? '');
  return issuesIn(read.error).sort((a, b) => rank(a) - rank(b));
}

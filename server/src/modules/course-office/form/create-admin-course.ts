import type { CourseBody } from '#contracts/course-office/admin-course.ts';
import { wholeForm } from '#contracts/course-office/course-form.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { refuseFor } from '#server/calls/validate.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { addCourse } from './add-course.ts';
import { courseIssuesIn } from './course-issues.ts';
import { getAdminCourse } from './get-admin-course.ts';

/** An empty code is generated; a draft needs a title only. */
export const createAdminCourse = async (
  ctx: SignedInCtx,
  kind: CourseKind,
  { saveAsDraft, version: _, ...said }: CourseBody,
) => {
  const form = wholeForm(kind, said);
  refuseFor(await courseIssuesIn(ctx, form, { kind, stored: null }), { tellAll: true });
  const id = await addCourse(ctx, { kind, form, policy: DEFAULT_POLICY });
  const course = await getAdminCourse(ctx, kind, id);
  const { courseCode: code, title } = course.basic;
  await recordAudit(ctx, {
    action: 'course.created',
    objectKind: 'course',
    objectId: id,
    after: { version: course.version, code, title, status: course.basic.status },
  });
  return { message: saveAsDraft ? 'Course saved as draft!' : 'Course created successfully!', course };
};

import type { CourseToPreview } from '#contracts/course-office/admin-course.ts';
import { type CourseForm, wholeForm } from '#contracts/course-office/course-form.ts';
import type { InPersonDetail } from '#contracts/courses/course-detail.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import type { Ctx } from '#server/calls/context.ts';
import { refuseFor } from '#server/calls/validate.ts';
import {
  getCourse,
  hasPage,
  listAllInstructors,
  type ShownTeaching,
  seriesShownFor,
  showCourse,
  slugOf,
} from '#server/modules/catalogue/index.ts';
import { columnsOf, teachingOf } from './course-columns.ts';
import { zoneIssues } from './course-issues.ts';

/** A draft has no page yet: it is shown as it will be once the course is open. A cancelled course has one of its own. */
const shownStatus = (status: CourseForm['basic']['status']) =>
  hasPage({ status, isTemplate: false }) ? status : 'open';

/** Whoever teaches and is known; the others are told when the course is saved. */
const teachersOf = async ({ db }: Ctx, form: CourseForm): Promise<ShownTeaching[]> => {
  const known = new Map((await listAllInstructors(db)).map((person) => [person.id, person]));
  return teachingOf(form).flatMap(({ instructorId, role }) => {
    const instructor = known.get(instructorId);
    return instructor ? [{ instructor, role }] : [];
  });
};

/** The public page's answer for what is typed so far, made as that of a stored course is. Nothing is stored. */
export const previewInPersonCourse = async (
  ctx: Ctx,
  { id, ...said }: CourseToPreview,
): Promise<InPersonDetail> => {
  const form = wholeForm('InPersonCourse', said);
  refuseFor(zoneIssues(form), { tellAll: true });
  const stored = id === null ? null : await getCourse(ctx.db, id, 'InPersonCourse');
  const columns = columnsOf(form, stored);
  const course = {
    ...columns,
    kind: 'InPersonCourse' as const,
    id: stored?.id ?? 'preview',
    slug: stored?.slug ?? slugOf(form.basic.title),
    status: shownStatus(columns.status),
    policy: stored?.policy ?? DEFAULT_POLICY,
    taken: stored?.taken ?? 0,
    enrolled: stored?.enrolled ?? 0,
    series: await seriesShownFor(ctx, form),
  };
  return showCourse(ctx, { course, teaching: await teachersOf(ctx, form) });
};

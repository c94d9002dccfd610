import type { CourseToPreview } from '#contracts/course-office/admin-course.ts';
import { type CourseForm, wholeForm } from '#contracts/course-office/course-form.ts';
import type { InPersonDetail, LiveDetail } from '#contracts/courses/course-detail.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import type { Ctx } from '#server/calls/context.ts';
import { refuseFor } from '#server/calls/validate.ts';
import {
  getCourse,
  liveSessionsOf,
  type Run,
  seriesShownFor,
  showCourse,
  showLiveCourse,
  slugOf,
} from '#server/modules/catalogue/index.ts';
import { liveOf, runColumns } from './course-columns.ts';
import { zoneIssues } from './course-issues.ts';
import { shownStatus, teachersOf } from './shown-as-typed.ts';

type Preview = InPersonDetail | LiveDetail;

/** The public page's answer for what is typed so far, made as that of a stored course is. Nothing is stored. */
export const previewCourse = async (
  ctx: Ctx,
  kind: RunKind,
  { id, ...said }: CourseToPreview,
): Promise<Preview> => {
  const form = wholeForm(kind, said);
  refuseFor(zoneIssues(form), { tellAll: true });
  const stored = id === null ? null : await getCourse(ctx.db, id, kind);
  const columns = runColumns(form, stored);
  const course = {
    ...columns,
    id: stored?.id ?? 'preview',
    slug: stored?.slug ?? slugOf(form.basic.title),
    status: shownStatus(columns.status),
    policy: stored?.policy ?? DEFAULT_POLICY,
    taken: stored?.taken ?? 0,
    enrolled: stored?.enrolled ?? 0,
    series: await seriesShownFor(ctx, kind, form),
  };
  const teaching = await teachersOf(ctx, form);
  if (kind === 'InPersonCourse') return showCourse(ctx, { course: { ...course, kind }, teaching });
  const { live, sessions } = await liveShownFor(ctx, form, stored);
  return showLiveCourse(ctx, { course: { ...course, kind, live }, teaching, sessions });
};

/** Sessions in the order of the form; those that staff have called off stay so. */
const liveShownFor = async ({ db }: Ctx, form: CourseForm, stored: Run | null) => {
  const { live, sessions } = liveOf(form);
  const before = stored ? (await liveSessionsOf(db, [stored.id])).get(stored.id) : [];
  const cancelled = new Map(before?.map(({ id, cancelledAt }) => [id, cancelledAt]));
  return {
    live,
    sessions: sessions.map(({ id, ...session }, index) => ({
      ...session,
      id: id ?? 'preview',
      position: index + 1,
      cancelledAt: (id && cancelled.get(id)) || null,
    })),
  };
};

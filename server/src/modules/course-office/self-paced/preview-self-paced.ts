import type { CourseToPreview } from '#contracts/course-office/admin-course.ts';
import { wholeForm } from '#contracts/course-office/course-form.ts';
import type { LandingCourse } from '#contracts/learning/elearning.ts';
import type { Ctx } from '#server/calls/context.ts';
import { getCourse, seriesShownFor, slugOf } from '#server/modules/catalogue/index.ts';
import { shownStatus, teachersOf } from '../form/shown-as-typed.ts';
import { selfPacedColumns } from './self-paced-columns.ts';

const kind = 'ELearningCourse';
const NOTHING_PUBLISHED = { publishedVersionId: null, publishedAt: null, modules: 0, slides: 0, seconds: 0 };
const FIRST_VERSION = 1;

/**
 * The landing page's answer for what is typed so far, made as that of a stored course is. Nothing is stored. What is to be
 * learned is that of the newest version; before the first the page is shown as it will be on offer.
 */
export const previewSelfPaced = async (
  ctx: Ctx,
  { id, ...said }: CourseToPreview<typeof kind>,
): Promise<LandingCourse> => {
  const form = wholeForm(kind, said);
  const stored = id === null ? null : await getCourse(ctx.db, id, kind);
  const columns = selfPacedColumns(form);
  const course = {
    ...(stored ?? NOTHING_PUBLISHED),
    ...columns,
    id: stored?.id ?? 'preview',
    slug: stored?.slug ?? slugOf(form.basic.title),
    status: shownStatus(columns.status),
    publishedVersion: stored?.publishedVersion || FIRST_VERSION,
    series: await seriesShownFor(ctx, kind, form),
  };
  return ctx.ports.landingPage(ctx, { course, teaching: await teachersOf(ctx, form) });
};

import { draftOf } from '#contracts/course-builder/content-of.ts';
import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import type { Outline } from '#domain/course-builder/outline.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { contentOfVersion } from '#server/modules/learning/index.ts';
import { putSlides, putTests } from './draft-parts.repository.ts';
import {
  type DraftedCourse,
  type DraftRow,
  findCourse,
  findDraft,
  insertDraft,
  lockCourse,
  sealParts,
} from './drafts.repository.ts';

/** The draft of a self-paced course. The first to ask begins it, from what learners begin now. */
export const openDraft = async (
  ctx: Ctx,
  courseId: string,
): Promise<{ course: DraftedCourse; draft: DraftRow }> => {
  const course = await findCourse(ctx.db, courseId);
  if (!course) throw new AppError('course-not-found');
  const draft = (await findDraft(ctx.db, courseId)) ?? (await begin(ctx, courseId));
  return { course, draft };
};

/** Once, however many ask for it at the same time. */
const begin = async (ctx: Ctx, courseId: string): Promise<DraftRow> => {
  const course = await lockCourse(ctx.db, courseId);
  const begun = await findDraft(ctx.db, courseId);
  if (begun) return begun;
  const { versionId = null } = course ?? {};
  const content = versionId ? draftOf(await contentOfVersion(ctx.db, versionId)) : NOTHING;
  const outline = outlineOf(content);
  const draft = { courseId, outline, revision: 0, versionId: null, publishedOutline: null, savedAt: ctx.now };
  const saving = { courseId, at: ctx.now, by: null };
  await insertDraft(ctx.db, draft);
  await putSlides(ctx.db, saving, slidesOf(content));
  await putTests(ctx.db, saving, content.tests);
  if (!versionId) return draft;
  await sealParts(ctx.db, draft, versionId);
  return { ...draft, versionId, publishedOutline: outline };
};

const NOTHING: DraftContent = { modules: [], tests: [] };

export const slidesOf = ({ modules }: Pick<DraftContent, 'modules'>) =>
  modules.flatMap(({ sections }) => sections.flatMap(({ slides }) => slides));

/** Its order, by the ids of its slides. */
export const outlineOf = ({ modules }: Pick<DraftContent, 'modules'>): Outline => ({
  modules: modules.map((module) => ({
    ...module,
    sections: module.sections.map(({ slides, ...section }) => ({
      ...section,
      slideIds: slides.map(({ slideId }) => slideId),
    })),
  })),
});

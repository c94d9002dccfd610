import type { DraftContent, DraftModule } from '#contracts/course-builder/draft-slide.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { putSlides, putTests } from './draft-parts.repository.ts';
import { lockCourse, updateDraft } from './drafts.repository.ts';
import { openDraft, outlineOf, slidesOf } from './open-draft.ts';

const savingOf = (ctx: SignedInCtx, courseId: string) => ({
  courseId,
  at: ctx.now,
  by: ctx.caller.user.id,
});

/** From now on this is what is being written. Whoever has a slide of before open is told at the next save. */
export const replaceDraft = async (
  ctx: SignedInCtx,
  courseId: string,
  content: DraftContent,
): Promise<void> => {
  await openDraft(ctx, courseId);
  await lockCourse(ctx.db, courseId);
  const saving = savingOf(ctx, courseId);
  await putSlides(ctx.db, saving, slidesOf(content));
  await putTests(ctx.db, saving, content.tests);
  await updateDraft(ctx.db, courseId, { outline: outlineOf(content), savedAt: ctx.now });
};

/** Modules with ids of their own, at the end. */
export const addToDraft = async (
  ctx: SignedInCtx,
  courseId: string,
  modules: readonly DraftModule[],
): Promise<void> => {
  await openDraft(ctx, courseId);
  await lockCourse(ctx.db, courseId);
  const { draft } = await openDraft(ctx, courseId);
  await putSlides(ctx.db, savingOf(ctx, courseId), slidesOf({ modules: [...modules] }));
  const outline = { modules: [...draft.outline.modules, ...outlineOf({ modules: [...modules] }).modules] };
  await updateDraft(ctx.db, courseId, { outline, savedAt: ctx.now });
};

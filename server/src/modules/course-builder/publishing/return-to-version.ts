import { draftOf } from '#contracts/course-builder/content-of.ts';
import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import type { publishingEndpoints } from '#contracts/course-builder/publishing.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { contentOfVersion } from '#server/modules/learning/index.ts';
import { slidesOf } from '../draft/open-draft.ts';
import { readDraft } from '../draft/read-draft.ts';
import { replaceDraft } from '../draft/replace-draft.ts';
import { holdCourse } from './hold-course.ts';
import { listVersionRows } from './publishing.repository.ts';
import { requireState } from './require-state.ts';
import { todayAt } from './today.ts';

/** What is written becomes what an older version says; learners see nothing of it before it is published. */
export const returnToVersion = async (
  ctx: SignedInCtx,
  { id: courseId, version, basedOn }: InputOf<typeof publishingEndpoints.returnToVersion>,
) => {
  await holdCourse(ctx, courseId);
  await requireState(ctx, courseId, basedOn);
  const rows = await listVersionRows(ctx.db, courseId, todayAt(ctx.now));
  const row = rows.find(({ number }) => number === version);
  if (!row) throw new AppError('not-found', { message: 'There is no such version' });
  const older = draftOf(await contentOfVersion(ctx.db, row.id));
  await replaceDraft(ctx, courseId, withNotes(older, await readDraft(ctx.db, courseId)));
  await recordAudit(ctx, {
    action: 'course.returned-to-version',
    objectKind: 'course',
    objectId: courseId,
    after: { version },
  });
  return { message: `You write on from version ${version}. Learners see it when you publish it.` };
};

/** Notes for who writes are in no version: those of slides that both have stay. */
const withNotes = (older: DraftContent, written: DraftContent): DraftContent => {
  const notes = new Map(slidesOf(written).map((slide) => [slide.slideId, slide.notes]));
  return {
    ...older,
    modules: older.modules.map((module) => ({
      ...module,
      sections: module.sections.map((section) => ({
        ...section,
        slides: section.slides.map((slide) => ({ ...slide, notes: notes.get(slide.slideId) ?? '' })),
      })),
    })),
  };
};

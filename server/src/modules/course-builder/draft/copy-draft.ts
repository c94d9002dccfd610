import type { CourseCopier } from '#server/modules/course-office/index.ts';
import { findCourse } from './drafts.repository.ts';
import { openDraft } from './open-draft.ts';
import { readDraft } from './read-draft.ts';
import { replaceDraft } from './replace-draft.ts';

/** What is being written of one course is what is being written of its copy, from then on apart. */
export const copyDraft: CourseCopier = async (ctx, { fromId, toId }) => {
  if (!(await findCourse(ctx.db, fromId))) return;
  await openDraft(ctx, fromId);
  await replaceDraft(ctx, toId, await readDraft(ctx.db, fromId));
};

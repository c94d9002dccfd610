import type { draftEndpoints } from '#contracts/course-builder/draft.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findTest, saveTest } from './draft-parts.repository.ts';
import { requireSame, savePart } from './save-part.ts';

export const saveDraftTest = (
  ctx: SignedInCtx,
  { id: courseId, testId, test: body, revision }: InputOf<typeof draftEndpoints.saveDraftTest>,
) => {
  requireSame('test.testId', testId, body.testId);
  return savePart(ctx, {
    courseId,
    body,
    save: (saving) => saveTest(ctx.db, saving, { body, revision }),
    find: () => findTest(ctx.db, { courseId, testId }),
  });
};

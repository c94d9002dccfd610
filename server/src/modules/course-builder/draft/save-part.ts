import { isDeepStrictEqual } from 'node:util';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { refuseFor } from '#server/calls/validate.ts';
import { drawingIssues } from '#server/modules/learning/index.ts';
import type { Saving, StoredPart } from './draft-parts.repository.ts';
import { findDraft, noteSaved } from './drafts.repository.ts';

type Part<Body> = {
  courseId: string;
  body: Body;
  save: (saving: Saving) => Promise<number | undefined>;
  find: () => Promise<StoredPart<Body> | undefined>;
};

/** Saves a slide or a test over the one that was read. Where another one stands nothing is written, and that one is told. */
export const savePart = async <Body>(ctx: SignedInCtx, { courseId, body, save, find }: Part<Body>) => {
  refuseFor(drawingIssues(body));
  if (!(await findDraft(ctx.db, courseId))) throw new AppError('course-not-found');
  const saved = await save({ courseId, at: ctx.now, by: ctx.caller.user.id });
  const savedAt = ctx.now.toISOString();
  if (saved !== undefined) {
    await noteSaved(ctx.db, courseId, ctx.now);
    return { revision: saved, savedAt, conflict: null };
  }
  const stored = await find();
  if (!stored) throw new AppError('conflict');
  const { revision, by, at, body: theirs } = stored;
  // An answer that was lost on its way: what is sent again stands already.
  if (isDeepStrictEqual(theirs, body)) return { revision, savedAt: at.toISOString(), conflict: null };
  return { revision, savedAt, conflict: { theirs, revision, by, at: at.toISOString() } };
};

/** The address of a part and the part itself name the same. */
export const requireSame = (field: string, inAddress: string, inBody: string): void => {
  if (inAddress !== inBody) throw fieldError(field, 'This is not what the address names');
};

import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireEnrolled } from '../attempts/require-learning.ts';
import { hasSlide } from './notes.repository.ts';

/** Of each kind, in a course: they are read all at once. */
export const PINS_AT_MOST = 1000;

/** Whose notes and bookmarks of which course are meant, of somebody who may learn it. */
export const requireOwner = async (ctx: SignedInCtx, courseKey: string) => {
  const { course } = await requireEnrolled(ctx, courseKey);
  return { userId: ctx.caller.user.id, courseId: course.id };
};

type Pin = { courseId: string; slideId: string; id: string };
type Owner = Awaited<ReturnType<typeof requireOwner>>;

/** The same, where this one can be pinned to its slide. */
export const requirePinnable = async (
  ctx: SignedInCtx,
  { courseId, slideId, id }: Pin,
  countBeside: (db: SignedInCtx['db'], pin: Owner & { id: string }) => Promise<number>,
): Promise<Owner> => {
  const owner = await requireOwner(ctx, courseId);
  if (!(await hasSlide(ctx.db, owner, slideId))) throw new AppError('not-found');
  if ((await countBeside(ctx.db, { ...owner, id })) >= PINS_AT_MOST) {
    const message = `A course holds at most ${PINS_AT_MOST.toLocaleString('en')} of them. Please remove some first.`;
    throw new AppError('wrong-state', { message });
  }
  return owner;
};

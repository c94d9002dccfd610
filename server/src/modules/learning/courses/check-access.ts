import type { SignedInCtx } from '#server/calls/context.ts';
import { findStanding } from '../attempts/require-learning.ts';

export const checkAccess = async (ctx: SignedInCtx, { courseId }: { courseId: string }) => {
  const { enrolment, reason } = await findStanding(ctx, courseId);
  return { hasAccess: reason === null, reason, accessUntil: enrolment?.accessUntil ?? null };
};

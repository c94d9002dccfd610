import { z } from 'zod';
import { declareCommand, type Job, type JobDeps, perform } from '#server/calls/jobs.ts';
import { markSitting } from './mark-sitting.ts';
import { findSitter, lockSittings } from './sittings.repository.ts';
import { isOver } from './test-rules.ts';

/** Marks a sitting whose time is over with what was kept of it, where nobody has handed it in. */
export const closeSitting = declareCommand('close-sitting', { sittingId: z.uuid() });

export const sittingJobs = ({ asSystem }: JobDeps): Job[] => [
  perform(closeSitting, ({ sittingId }) =>
    asSystem(async (ctx) => {
      const sitter = await findSitter(ctx.db, sittingId);
      if (!sitter) return;
      const sittings = await lockSittings(ctx.db, sitter);
      const sitting = sittings.find(({ id }) => id === sittingId);
      if (!sitting || sitting.submittedAt || !isOver(sitting, ctx.now)) return;
      await markSitting(ctx, { sitting, answers: sitting.answers });
    }),
  ),
];

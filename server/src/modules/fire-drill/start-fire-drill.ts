import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCaller } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { recordAudit } from '../audit/index.ts';
import { PLAY_FIRE_DRILL } from './fire-drill.command.ts';
import { closeSilentDrills, insertDrill } from './fire-drills.repository.ts';

/** One drill at a time: a job plays it, and the page tells how far it is. */
export const startFireDrill = async (ctx: Ctx & { caller: SignedInCaller }) => {
  if (!ctx.ports.fireDrill)
    throw new AppError('wrong-state', {
      message: 'A drill needs the sandbox gateway, which was taken out of this installation.',
    });
  await closeSilentDrills(ctx.db);
  const id = uuidv7();
  const row = { id, requestedBy: ctx.caller.user.id, requestedAt: ctx.now };
  if (!(await insertDrill(ctx.db, row)))
    throw new AppError('wrong-state', { message: 'A drill is under way already: its results appear below.' });
  await recordAudit(ctx, { action: 'fire-drill.started', objectKind: 'fire-drill', objectId: id });
  await enqueue(ctx, PLAY_FIRE_DRILL, { drillId: id });
  return { message: 'The drill has started.', drillId: id };
};

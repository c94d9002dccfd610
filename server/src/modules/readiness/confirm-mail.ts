import type { InputOf } from '#contracts/endpoint.ts';
import type { confirmMail as call } from '#contracts/site/admin-readiness.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { confirmTrial, findMailTrial } from './readiness.repository.ts';

/** Pressed again, it says the same. */
export const confirmMail = async (
  ctx: SignedInCtx,
  { token }: InputOf<typeof call>,
): Promise<{ message: string }> => {
  const id = ctx.ports.mailTrials.read(token);
  const trial = id ? await findMailTrial(ctx.db, id) : undefined;
  if (!trial) throw new AppError('not-found');
  if (await confirmTrial(ctx.db, trial.id, ctx.now))
    await recordAudit(ctx, {
      action: 'readiness.mail-confirmed',
      objectKind: 'readiness',
      objectId: trial.id,
      after: trial.facts,
    });
  return { message: 'Mail arrives' };
};

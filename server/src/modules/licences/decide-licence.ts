import type { InputOf } from '#contracts/endpoint.ts';
import type { adminLicenceEndpoints } from '#contracts/licences/admin-licences.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { licenceEvents } from './licences.events.ts';
import { decideAwaiting, findLicence } from './licences.repository.ts';

type Input = InputOf<typeof adminLicenceEndpoints.decideLicence>;

/** Accepts what waits, or refuses it with a reason; of two who decide at once the second hears that it was decided. */
export const decideLicence = async (
  ctx: SignedInCtx,
  { id, isAccepted, reason }: Input,
): Promise<{ message: string }> => {
  if (!isAccepted && reason === '') throw fieldError('reason', 'Please say why it is refused.');
  const licence = await findLicence(ctx.db, id);
  if (!licence) throw new AppError('not-found');
  if (licence.userId === ctx.caller.user.id)
    throw new AppError('wrong-state', { message: 'Your own license is looked at by somebody else.' });
  const decided = await decideAwaiting(ctx.db, id, {
    state: isAccepted ? 'accepted' : 'refused',
    reason: isAccepted ? '' : reason,
    decidedAt: ctx.now,
    decidedBy: ctx.caller.user.id,
  });
  if (!decided)
    throw new AppError('conflict', {
      message:
        'This license does not wait any more: it was decided, or another took its place. Please load the page again.',
    });
  await recordAudit(ctx, {
    action: isAccepted ? 'licence.accepted' : 'licence.refused',
    objectKind: 'user',
    objectId: decided.userId,
    after: { licenceId: id, profession: decided.profession, reason: decided.reason },
  });
  await announce(ctx, licenceEvents['licence.decided'], { licenceId: id });
  return { message: isAccepted ? 'The license was accepted.' : 'The license was refused.' };
};

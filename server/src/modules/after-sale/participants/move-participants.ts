import type { adminMoveParticipants as call, ParticipantResult } from '#contracts/after-sale/participants.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { moveFor, requireAnswerFor, requireReason } from '../move/move-by-staff.ts';
import { AT_NO_COST } from '../move/terms-of-move.ts';
import { eachOf } from './each-of.ts';

type Input = InputOf<typeof call>;

/** Moves several participants of a run, each for the figures that were shown, or for nothing by an administrator. */
export const moveParticipants = (
  ctx: OuterCtx & { caller: SignedInCaller },
  { courseId, toCourseId, isFree, licenceSeen, places, reason }: Input,
): Promise<ParticipantResult[]> => {
  if (isFree) requireAnswerFor(ctx, reason);
  if (licenceSeen) requireReason(reason);
  const agreedOf = new Map(places.map(({ lineId, ...agreed }) => [lineId, agreed]));
  return eachOf(ctx, { courseId, lineIds: [...agreedOf.keys()] }, ({ lineId, reference }) => {
    const figures = isFree ? { other: AT_NO_COST } : { agreed: agreedOf.get(lineId) };
    return moveFor(ctx, {
      reference,
      lineId,
      wish: { courseId: toCourseId, licenceSeen, reason, ...figures },
    });
  });
};

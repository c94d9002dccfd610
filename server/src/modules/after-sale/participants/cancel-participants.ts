import type {
  adminCancelParticipants as call,
  ParticipantResult,
} from '#contracts/after-sale/participants.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { cancelLineByStaff, requireMayDiffer } from '../cancel/cancel-line-by-staff.ts';
import { readLine, requireOwnPlace } from '../find-line.ts';
import { eachOf } from './each-of.ts';

type Input = InputOf<typeof call>;

/** Takes several participants off a run, each for what was shown, or for all that they paid by an administrator. */
export const cancelParticipants = (
  ctx: OuterCtx & { caller: SignedInCaller },
  { courseId, places, isAllBack: isOther, reason }: Input,
): Promise<ParticipantResult[]> => {
  if (isOther) requireMayDiffer(ctx);
  const shownOf = new Map(places.map(({ lineId, ...shown }) => [lineId, shown]));
  return eachOf(ctx, { courseId, lineIds: [...shownOf.keys()] }, async ({ lineId, reference }) => {
    const shown = shownOf.get(lineId) ?? { refundEur: 0, creditEur: 0 };
    await ctx.transact(async (tx) => requireOwnPlace(await readLine(tx, { reference, lineId })));
    await cancelLineByStaff(ctx, { reference, lineId, ...shown, isOther, reason });
    return 'The place is cancelled.';
  });
};

import { type ClaimState, claimState } from '#domain/orders/claim-state.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Invitation, Said } from './claims.ports.ts';
import type { Standing } from './standings-of.ts';

const OF_NOBODY: Said = { kind: 'place', message: '', until: null, ended: null };

/** What is said of an invitation by whoever made it. */
export const describeInvitation = async (
  { db, ports }: Pick<Ctx, 'db' | 'ports'>,
  invitation: Invitation,
): Promise<Said> => {
  for (const inviter of ports.inviters) {
    const said = await inviter.describe(db, invitation);
    if (said) return said;
  }
  return OF_NOBODY;
};

/** What became of it: what its inviter says counts where nobody has claimed it. */
export const stateOfInvitation = (standings: readonly Standing[], { ended }: Said): ClaimState => {
  const state = claimState(standings.map((one) => one.state));
  return ended && (state === 'open' || state === 'taken-back') ? ended : state;
};

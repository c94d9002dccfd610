import type { OuterCtx } from '#server/calls/context.ts';
import { closeBegunDrills } from './fire-drills.repository.ts';

/** At a start: a drill that the last stop has cut short is said to be so, and what it left is removed. */
export const tidyAfterDrill = async (ctx: OuterCtx): Promise<void> => {
  if (!(await ctx.ports.fireDrill?.clear())) return;
  await ctx.transact(({ db }) => closeBegunDrills(db));
};

import type { OuterCtx } from '#server/calls/context.ts';
import { DrillRefused, type FireDrill } from './fire-drill.ports.ts';
import { addResult, beginDrill, finishDrill, keepNewestDrills } from './fire-drills.repository.ts';

const KEPT = 10;

/** Plays a drill that was asked for and writes down each result as it comes. One that has begun before is not begun again. */
export const playFireDrill = async (ctx: OuterCtx, drillId: string): Promise<void> => {
  const { fireDrill } = ctx.ports;
  if (!(await ctx.transact(({ db }) => beginDrill(db, drillId)))) return;
  const outcome = await play(ctx, fireDrill, drillId);
  await ctx.transact(async ({ db }) => {
    await finishDrill(db, drillId, outcome);
    await keepNewestDrills(db, KEPT);
  });
};

const play = async (ctx: OuterCtx, fireDrill: FireDrill | null, drillId: string) => {
  try {
    if (!fireDrill) throw new DrillRefused('The process that does the work has no sandbox gateway.');
    const { books } = await fireDrill.run(async (result) => {
      await ctx.transact(({ db }) => addResult(db, drillId, result));
    });
    return { books };
  } catch (error) {
    if (error instanceof DrillRefused) return { problem: error.message };
    ctx.log.error({ err: error, drillId }, 'a fire drill could not be played');
    return { problem: 'The drill itself failed; the log of the server says why.' };
  }
};

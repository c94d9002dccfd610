import { lineChangeEndpoints as changes } from '#contracts/after-sale/line-changes.ts';
import { lineOptionEndpoints as options } from '#contracts/after-sale/line-options.ts';
import { moveLineEndpoints as moves } from '#contracts/after-sale/move-line.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { requireOwnOrder } from '../orders/index.ts';
import type { LineChange } from './after-sale.repository.ts';
import { cancelLine } from './cancel/cancel-line.ts';
import { getLineChange } from './changes/get-line-change.ts';
import { listLineChanges } from './changes/list-line-changes.ts';
import { checkChange, giveUpChange, payChange } from './changes/pending-changes.ts';
import { readOwnLine } from './find-line.ts';
import { listOtherDates } from './move/list-other-dates.ts';
import { moveOwnLine } from './move/move-own-line.ts';
import { requireOwnMove } from './move/runs-to-move-to.ts';
import { requireFee } from './move/terms-of-move.ts';
import { getLineOptions } from './options/get-line-options.ts';

const PAY = 'Please pay on the card page.';
const TOLD = {
  pending: 'We have not heard of a payment yet.',
  done: 'Your payment has arrived.',
  lapsed: 'The time was over, and nothing has changed. What was paid too late goes back.',
  'given-up': 'Nothing has changed.',
} as const;

const told = (change: LineChange | null) => ({
  message: change ? wordsOf(change) : 'No change of this course waits any more.',
  state: change?.state ?? null,
});

/** A seat that is paid to be passed on waits on for whoever is invited. */
const wordsOf = ({ state, toPlaceId }: LineChange) => TOLD[toPlaceId && state === 'pending' ? 'done' : state];

export const afterSaleBindings: Binding[] = [
  on(options.getLineOptions, async (ctx, key) => ({
    options: await getLineOptions(ctx, await readOwnLine(ctx, key)),
  })),
  on(changes.getLineChange, async (ctx, { reference, lineId }) => {
    const order = await requireOwnOrder(ctx.db, ctx.caller, reference);
    return { change: await getLineChange(ctx, { order, lineId }) };
  }),
  on(changes.listLineChanges, async (ctx, { reference }) => ({
    changes: await listLineChanges(ctx, await requireOwnOrder(ctx.db, ctx.caller, reference)),
  })),
  onOuter(changes.payLineChange, async (ctx, key) => ({ message: PAY, ...(await payChange(ctx, key)) })),
  onOuter(changes.checkLineChange, async (ctx, key) => told(await checkChange(ctx, key))),
  onOuter(changes.giveUpLineChange, async (ctx, key) => told(await giveUpChange(ctx, key))),
  on(moves.listOtherDates, async (ctx, key) => {
    const at = await readOwnLine(ctx, key);
    requireOwnMove(at);
    return { dates: await listOtherDates(ctx, at, requireFee(at)) };
  }),
  onOuter(moves.moveLine, async (ctx, wish) => {
    const { redirectUrl } = await moveOwnLine(ctx, wish);
    return { message: redirectUrl ? PAY : 'Your date has been changed.', redirectUrl };
  }),
  onOuter(options.cancelLine, async (ctx, input) => {
    await cancelLine(ctx, input);
    return { message: 'You have left the course. What you get back is on its way.' };
  }),
];

import { lineOptionEndpoints as options } from '#contracts/after-sale/line-options.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { cancelLine } from './cancel/cancel-line.ts';
import { readOwnLine } from './line-at-hand.ts';
import { getLineOptions } from './options/get-line-options.ts';

export const afterSaleBindings: Binding[] = [
  on(options.getLineOptions, async (ctx, key) => ({
    options: await getLineOptions(ctx, await readOwnLine(ctx, key)),
  })),
  onOuter(options.cancelLine, async (ctx, input) => {
    await cancelLine(ctx, input);
    return { message: 'You have left the course. What you get back is on its way.' };
  }),
];

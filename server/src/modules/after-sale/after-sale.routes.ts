import { lineOptionEndpoints as options } from '#contracts/after-sale/line-options.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { readOwnLine } from './line-at-hand.ts';
import { getLineOptions } from './options/get-line-options.ts';

export const afterSaleBindings: Binding[] = [
  on(options.getLineOptions, async (ctx, key) => ({
    options: await getLineOptions(ctx, await readOwnLine(ctx, key)),
  })),
];

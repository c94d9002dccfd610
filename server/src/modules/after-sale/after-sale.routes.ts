import { adminLineEndpoints as office } from '#contracts/after-sale/admin-lines.ts';
import { lineOptionEndpoints as options } from '#contracts/after-sale/line-options.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { requireUser } from '../identity/index.ts';
import { cancelLine } from './cancel/cancel-line.ts';
import { cancelLineByStaff } from './cancel/cancel-line-by-staff.ts';
import { readLine, readOwnLine } from './find-line.ts';
import { getLineOptions } from './options/get-line-options.ts';

export const afterSaleBindings: Binding[] = [
  on(options.getLineOptions, async (ctx, key) => ({
    options: await getLineOptions(ctx, await readOwnLine(ctx, key)),
  })),
  onOuter(options.cancelLine, async (ctx, input) => {
    await cancelLine(ctx, input);
    return { message: 'You have left the course. What you get back is on its way.' };
  }),
  on(office.adminGetLineOptions, async (ctx, key) => {
    const at = await readLine(ctx, key);
    const { firstName, lastName, email } = await requireUser(ctx.db, at.order.userId);
    return { options: await getLineOptions(ctx, at), person: { name: `${firstName} ${lastName}`, email } };
  }),
  onOuter(office.adminCancelLine, async (ctx, input) => {
    await cancelLineByStaff(ctx, input);
    return { message: 'The place is cancelled. What goes back is on its way.' };
  }),
];

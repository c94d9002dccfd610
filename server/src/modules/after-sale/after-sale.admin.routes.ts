import { adminLineEndpoints as lines } from '#contracts/after-sale/admin-lines.ts';
import { adminMoveEndpoints as moves } from '#contracts/after-sale/admin-moves.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireUser } from '../identity/index.ts';
import { cancelLineByStaff } from './cancel/cancel-line-by-staff.ts';
import { readLine } from './find-line.ts';
import { listDatesForStaff } from './move/list-dates-for-staff.ts';
import { listRuns } from './move/list-runs.ts';
import { moveLineByStaff } from './move/move-by-staff.ts';
import { moveParticipants } from './move/move-participants.ts';
import { getLineOptions } from './options/get-line-options.ts';

const personOf = async (ctx: Ctx, userId: string) => {
  const { firstName, lastName, email } = await requireUser(ctx.db, userId);
  return { name: `${firstName} ${lastName}`, email };
};

export const afterSaleAdminBindings: Binding[] = [
  on(lines.adminGetLineOptions, async (ctx, key) => {
    const at = await readLine(ctx, key);
    return { options: await getLineOptions(ctx, at), person: await personOf(ctx, at.order.userId) };
  }),
  onOuter(lines.adminCancelLine, async (ctx, input) => {
    await cancelLineByStaff(ctx, input);
    return { message: 'The place is cancelled. What goes back is on its way.' };
  }),
  on(moves.adminListOtherDates, async (ctx, key) => {
    const at = await readLine(ctx, key);
    return { ...(await listDatesForStaff(ctx, at)), person: await personOf(ctx, at.order.userId) };
  }),
  onOuter(moves.adminMoveLine, async (ctx, input) => ({ message: await moveLineByStaff(ctx, input) })),
  on(moves.adminListRuns, async (ctx, { courseId }) => ({ runs: await listRuns(ctx, courseId) })),
  onOuter(moves.adminMoveParticipants, async (ctx, input) => {
    const results = await moveParticipants(ctx, input);
    const done = results.filter((one) => one.done).length;
    return { message: `${done} of ${results.length} moved`, results };
  }),
];

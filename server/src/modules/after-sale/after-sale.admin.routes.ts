import { adminLineEndpoints as lines } from '#contracts/after-sale/admin-lines.ts';
import { adminMoveEndpoints as moves } from '#contracts/after-sale/admin-moves.ts';
import { lineChangeEndpoints as changes } from '#contracts/after-sale/line-changes.ts';
import {
  type ParticipantResult,
  participantEndpoints as participants,
} from '#contracts/after-sale/participants.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireUser } from '../identity/index.ts';
import { requireOrder } from '../orders/index.ts';
import { cancelLineByStaff } from './cancel/cancel-line-by-staff.ts';
import { listChangesForStaff } from './changes/list-line-changes.ts';
import { readLine } from './find-line.ts';
import { listDatesForStaff } from './move/list-dates-for-staff.ts';
import { moveLineByStaff } from './move/move-by-staff.ts';
import { getLineOptions } from './options/get-line-options.ts';
import { cancelParticipants } from './participants/cancel-participants.ts';
import { listCancellations } from './participants/list-cancellations.ts';
import { listMoves } from './participants/list-moves.ts';
import { listRuns } from './participants/list-runs.ts';
import { moveParticipants } from './participants/move-participants.ts';

const personOf = async (ctx: Ctx, userId: string) => {
  const { firstName, lastName, email } = await requireUser(ctx.db, userId);
  return { name: `${firstName} ${lastName}`, email };
};

const told = (results: ParticipantResult[], act: string) => ({
  message: `${results.filter(({ done }) => done).length} of ${results.length} ${act}`,
  results,
});

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
  on(changes.adminListLineChanges, async (ctx, { reference }) => ({
    changes: await listChangesForStaff(ctx, await requireOrder(ctx.db, reference)),
  })),
  on(participants.adminListRuns, async (ctx, { courseId }) => ({ runs: await listRuns(ctx, courseId) })),
  on(participants.adminListMoves, async (ctx, { lines: lineIds, ...asked }) => ({
    places: await listMoves(ctx, { ...asked, lineIds }),
  })),
  onOuter(participants.adminMoveParticipants, async (ctx, input) =>
    told(await moveParticipants(ctx, input), 'moved'),
  ),
  on(participants.adminListCancellations, async (ctx, { courseId, lines: lineIds }) => ({
    places: await listCancellations(ctx, { courseId, lineIds }),
  })),
  onOuter(participants.adminCancelParticipants, async (ctx, input) =>
    told(await cancelParticipants(ctx, input), 'cancelled'),
  ),
];

import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireWritable } from '#server/calls/require-writable.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { listStanding } from '../certificates.repository.ts';
import { type Judged, judgeParticipants } from '../rules/judge-participants.ts';
import { findParticipants } from '../rules/participants.repository.ts';
import { issueTo } from './issue-due.ts';
import { wayKey } from './write-certificate.ts';

type Input = { enrolmentIds: string[]; reason: string; name: string };

/**
 * From the list of staff: to who has met every rule, or with a reason also to who has not, and to whose certificate was
 * revoked. Nobody gets a second one for the same way through a course. One person may be given a name that can be printed.
 */
export const issueByHand = async (ctx: SignedInCtx, { enrolmentIds, reason, name }: Input) => {
  const participants = await findParticipants(ctx.db, enrolmentIds);
  if (participants.length < new Set(enrolmentIds).size)
    throw new AppError('conflict', { message: 'Somebody is no longer on the course. Please load it again.' });
  const latest = latestOf(await judgeParticipants(ctx.db, participants, ctx.now));
  const standing = new Map((await listStanding(ctx.db, enrolmentIds)).map((one) => [wayKey(one), one]));
  const chosen = latest.filter(({ isDue, participant, attempt }) => {
    const before = standing.get(wayKey({ ...participant, attempt }));
    return reason === '' ? isDue && !before : !before || before.revokedAt !== null;
  });
  await requireNames(chosen, { name, reason });
  const replaced = new Map([...standing].map(([way, { id }]) => [way, id]));
  const issued = await issueTo(ctx, chosen, { userId: ctx.caller.user.id, reason, name, replaced });
  for (const { participant, isDue } of chosen)
    await recordAudit(ctx, {
      action: 'certificate.issued-by-hand',
      objectKind: 'enrollment',
      objectId: participant.enrolmentId,
      after: { reason, isDue, ...(name !== '' && { name }) },
    });
  return { issued, heldBack: latest.length - issued };
};

/** The way that somebody is on now, or the last that was due. */
const latestOf = (all: readonly Judged[]): Judged[] =>
  [...Map.groupBy(all, ({ participant }) => participant.enrolmentId).values()].flatMap(
    (ways) => ways.findLast(({ isDue }) => isDue) ?? ways.at(-1) ?? [],
  );

/** No certificate leaves out letters of a name: who has such a name is issued one apart, with another. */
const requireNames = async (
  chosen: readonly Judged[],
  { name, reason }: Omit<Input, 'enrolmentIds'>,
): Promise<void> => {
  if (name !== '' && reason === '') throw fieldError('reason', 'Reason is required');
  if (name !== '' && chosen.length > 1) throw fieldError('name', 'A name can be given to one person only');
  for (const { participant } of chosen)
    await requireWritable('name', name || certificateNameOf(participant.person));
};

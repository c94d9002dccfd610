import type { adminVideoEndpoints } from '#contracts/attendance/admin-videos.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { attendanceEvents } from '../attendance.events.ts';
import { enrolmentsIn } from '../attendance.repository.ts';
import { requireTaughtRun } from '../require-taught-run.ts';
import { decideWaiting, lockPlace } from './videos.repository.ts';

type Input = InputOf<typeof adminVideoEndpoints.decideVideo>;

/** Accepts the film that was seen, or gives it back, which the participant is written with the reason. */
export const decideVideo = async (ctx: SignedInCtx, { courseId, enrolmentId, ...seen }: Input) => {
  const course = await requireTaughtRun(ctx, courseId);
  const { videoId, isAccepted, note } = seen;
  if (!isAccepted && note === '') throw fieldError('note', 'Please say why it is given back.');
  if (!(await enrolmentsIn(ctx.db, course.id, [enrolmentId])).has(enrolmentId))
    throw new AppError('not-found');
  await lockPlace(ctx.db, enrolmentId);
  const decision = { isAccepted, note, decidedAt: ctx.now, decidedBy: ctx.caller.user.id };
  if (!(await decideWaiting(ctx.db, { id: videoId, enrolmentId, ...decision })))
    throw new AppError('conflict', {
      message:
        'This film does not wait any more: it was decided, or another took its place. Please load the page again.',
    });
  await recordAudit(ctx, {
    action: isAccepted ? 'attendance.video-accepted' : 'attendance.video-returned',
    objectKind: 'enrollment',
    objectId: enrolmentId,
    after: { videoId, note },
  });
  await announce(ctx, attendanceEvents['attendance.changed'], { enrolmentId });
  if (!isAccepted) await announce(ctx, attendanceEvents['video.returned'], { videoId });
  return { message: isAccepted ? 'The film was accepted.' : 'The film was given back.' };
};

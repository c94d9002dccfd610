import { isStaff } from '#server/calls/access.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { StoredSession } from '../live.repository.ts';
import type { LiveAccess } from '../live-access.ts';
import { presentFilm } from './recording.present.ts';
import { findPosition, findRecording } from './recordings.repository.ts';
import { lastDayOf, stateOf } from './recordings-end.ts';

type Shown = { session: StoredSession; sessions: readonly StoredSession[] };

/** The recording of a session for who may see it, and until when; null while there is none for them. */
export const ownRecording = async (
  { db, caller, now }: SignedInCtx,
  { course, role, enrolmentId }: LiveAccess,
  { session, sessions }: Shown,
) => {
  const recording = role === 'stranger' ? undefined : await findRecording(db, session.id);
  if (!recording) return null;
  const state = stateOf(course, { session, sessions, publishedAt: recording.publishedAt }, now);
  const isForStaff = isStaff(caller);
  if (state === 'missing' && !isForStaff) return null;
  const resumeMs = enrolmentId ? await findPosition(db, { recordingId: recording.id, enrolmentId }) : 0;
  const isShown = state === 'open' || isForStaff;
  return {
    until: state === 'missing' ? null : lastDayOf(course, sessions),
    film: isShown ? presentFilm(recording, { course, resumeMs }) : null,
  };
};

import { adminRecordingEndpoints as office } from '#contracts/live/admin-recordings.ts';
import { liveSessionEndpoints } from '#contracts/live/live-sessions.ts';
import { recordingEndpoints } from '#contracts/live/recordings.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getLiveSession } from './get-live-session.ts';
import { listMyLiveCourses } from './list-my-live-courses.ts';
import { adminListRecordings } from './recordings/admin-list-recordings.ts';
import { keepRecordingPosition } from './recordings/keep-recording-position.ts';
import { putCaptions } from './recordings/put-captions.ts';
import { removeRecording } from './recordings/remove-recording.ts';
import { saveRecording } from './recordings/save-recording.ts';

export const liveBindings: Binding[] = [
  on(orderEndpoints.listMyLiveCourses, async (ctx) => ({ courses: await listMyLiveCourses(ctx) })),
  on(liveSessionEndpoints.getLiveSession, getLiveSession),
  on(recordingEndpoints.keepRecordingPosition, keepRecordingPosition),
  on(office.adminListRecordings, adminListRecordings),
  on(office.saveRecording, saveRecording),
  on(office.putCaptions, putCaptions),
  on(office.removeRecording, removeRecording),
];

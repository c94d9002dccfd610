export { attendanceEvents } from './attendance.events.ts';
export { attendanceUploads } from './attendance.uploads.ts';
export { attendanceOfPerson } from './attendance-of-person.repository.ts';
export { createCheckInCodes } from './check-in-codes.ts';
export { dayOf } from './days.ts';
export { evidenceOf, type RunEvidence } from './evidence-of.ts';
export { presenceOn, type SessionPresence } from './presence/presence-on.ts';
export { mayWatchVideo } from './videos/may-watch-video.ts';
export { findHandedIn, findVideo, videosOf } from './videos/videos.repository.ts';

export { attendanceEvents } from './attendance.events.ts';
export { attendanceUploads } from './attendance.uploads.ts';
export { createCheckInCodes } from './check-in-codes.ts';
export { evidenceOf, type RunEvidence } from './evidence-of.ts';
export { mayWatchVideo } from './videos/may-watch-video.ts';
export { findHandedIn, findVideo, videosOf } from './videos/videos.repository.ts';

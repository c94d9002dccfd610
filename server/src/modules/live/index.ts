export { createJoinLinks } from './join-links.ts';
export { liveEvents } from './live.events.ts';
export { listLiveSessions } from './live.repository.ts';
export { liveUploads } from './live.uploads.ts';
export { findPublished } from './recordings/find-published.ts';
export { findRecorded } from './recordings/recordings.repository.ts';
export { storeRecording } from './recordings/store-recording.ts';

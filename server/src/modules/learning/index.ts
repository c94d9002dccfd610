export { finishedHalf } from './attempts/finished-half.ts';
export { listWays, type WayThrough } from './attempts/list-ways.ts';
export { learningEvents } from './learning.events.ts';
export { mayHearRecording } from './versions/may-hear-recording.ts';
export { publishVersion } from './versions/publish-version.ts';
export { filesOfVersions } from './versions/recordings.repository.ts';

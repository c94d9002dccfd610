export { finishedHalf } from './attempts/finished-half.ts';
export { listWays, type WayThrough } from './attempts/list-ways.ts';
export { learningEvents } from './learning.events.ts';
export { drawingIssues } from './versions/content-issues.ts';
export { contentOfVersion } from './versions/content-of-version.ts';
export { mayHearRecording } from './versions/may-hear-recording.ts';
export { publishVersion } from './versions/publish-version.ts';
export { filesOfVersions } from './versions/recordings.repository.ts';

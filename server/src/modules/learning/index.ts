export { type Learning, requireEnrolled, requireLearning } from './attempts/require-learning.ts';
export { mayHearRecording } from './versions/may-hear-recording.ts';
export { type Publication, publishVersion } from './versions/publish-version.ts';
export { readSlide, readVersion, type Version } from './versions/read-version.ts';
export { filesOfVersions } from './versions/recordings.repository.ts';

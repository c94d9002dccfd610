export { type Learning, requireEnrolled, requireLearning } from './attempts/require-learning.ts';
export { type Publication, publishVersion } from './versions/publish-version.ts';
export { readSlide, readVersion, type Version } from './versions/read-version.ts';

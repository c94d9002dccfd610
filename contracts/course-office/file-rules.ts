// What a file may be. Plain values, so that a page can say them without the validator.

/**
 * A `submission` is a film that a participant hands in, a `proof` shows their profession, a `recording` is one of a live
 * session; a `video` is shown to everybody.
 */
export const FILE_KINDS = [
  'document',
  'image',
  'video',
  'audio',
  'submission',
  'recording',
  'proof',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];
const MEGABYTE = 1024 * 1024;
/** Bytes, per file. */
export const FILE_LIMITS: Record<FileKind, number> = {
  image: 15 * MEGABYTE,
  document: 50 * MEGABYTE,
  video: 500 * MEGABYTE,
  audio: 30 * MEGABYTE,
  submission: 500 * MEGABYTE,
  recording: 4096 * MEGABYTE,
  proof: 10 * MEGABYTE,
};
export const FILES_AT_A_TIME = 20;
const FILMS = 'video/mp4,video/webm,video/quicktime';
/** What a file input offers; the server looks at the content. */
export const ACCEPTED: Record<FileKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  document: '.pdf,.doc,.docx,.ppt,.pptx',
  video: FILMS,
  // Browsers have several names for some.
  audio: 'audio/ogg,audio/mp4,audio/x-m4a,audio/mpeg,audio/wav,audio/x-wav',
  submission: FILMS,
  recording: FILMS,
  proof: 'application/pdf,image/jpeg,image/png',
};

/** The last two segments of an address without the file's extension: `…/courses/abc.jpg` is `courses/abc`. */
export const publicIdOf = (url: string): string =>
  url
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\.[^./]+$/, '');

import type { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { MANAGER, MANAGERS } from '#contracts/courses/course-options.ts';

type Call = (typeof uploadEndpoints)[keyof typeof uploadEndpoints];

/** An address: what a path names at its end stands in it. */
type Address<P extends string> = P extends `${infer Before}:${string}` ? `${Before}${string}` : P;

/** Where files are sent, and the words for it. */
export interface UploadTarget {
  path: Address<Call['path']>;
  field: Call['files']['field'];
  kind: FileKind;
  /** As in 'Failed to upload documents: '. */
  what: string;
  /** What is told of files that have arrived; nothing where the form itself shows it. */
  stored?: (count: number) => string;
}

/** The words are the specified ones. */
export const UPLOADS = {
  mainImage: {
    path: `${MANAGER}/upload/main-image`,
    field: 'file',
    kind: 'image',
    what: 'main image',
    stored: () => 'Main image uploaded successfully',
  },
  documents: {
    path: `${MANAGER}/upload/documents`,
    field: 'files',
    kind: 'document',
    what: 'documents',
    stored: (count) => `${count} document(s) uploaded successfully`,
  },
  images: {
    path: `${MANAGER}/upload/images`,
    field: 'files',
    kind: 'image',
    what: 'images',
    stored: (count) => `${count} image(s) uploaded successfully`,
  },
  videos: {
    path: `${MANAGER}/upload/videos`,
    field: 'files',
    kind: 'video',
    what: 'videos',
    stored: (count) => `${count} video(s) uploaded successfully`,
  },
  /** What is read aloud with a slide. */
  narration: { path: `${MANAGER}/upload/narration`, field: 'files', kind: 'audio', what: 'the recording' },
  /** One picture of a person or a house. */
  picture: { path: `${MANAGER}/upload/main-image`, field: 'file', kind: 'image', what: 'the picture' },
  /** Of a slide. */
  film: { path: `${MANAGER}/upload/videos`, field: 'files', kind: 'video', what: 'the film' },
  /** What proves somebody's profession. */
  licence: { path: '/api/profile/licences/file', field: 'file', kind: 'proof', what: 'the license' },
  /** Of the person themself. */
  profilePhoto: { path: '/api/profile/photo', field: 'file', kind: 'image', what: 'the picture' },
} as const satisfies Record<string, UploadTarget>;

/** What a participant of a course in person hands in. */
export const filmUpload = (slug: string): UploadTarget => ({
  path: `/api/attendance/videos/${encodeURIComponent(slug)}`,
  field: 'file',
  kind: 'submission',
  what: 'the film',
  stored: () => 'Your film was handed in',
});

/** What staff give a live session once it is over. */
export const recordingUpload = (slug: string, sessionId: string): UploadTarget => ({
  path: `${MANAGERS.OnlineLiveTraining}/${encodeURIComponent(slug)}/recordings/${sessionId}`,
  field: 'file',
  kind: 'recording',
  what: 'the recording',
  stored: () => 'The recording is stored',
});

/** The file of an export, of which a new self-paced course is made. */
export const NEW_COURSE_UPLOAD = {
  path: `${MANAGERS.ELearningCourse}/import`,
  field: 'file',
} as const satisfies Pick<UploadTarget, 'path' | 'field'>;

/** What is put at the end of a self-paced course. */
export const importUpload = (courseId: string): Pick<UploadTarget, 'path' | 'field'> => ({
  path: `/admin-courses/selfpaced/api/${courseId}/import`,
  field: 'file',
});

import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { MANAGER } from '#contracts/courses/course-options.ts';

interface UploadWords {
  path: string;
  field: 'file' | 'files';
  kind: FileKind;
  /** As in 'Failed to upload documents: '. */
  what: string;
  stored: (count: number) => string;
}

/** Where the files of a course are sent, and the specified words for it. */
export const UPLOADS = {
  'main-image': {
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
} as const satisfies Record<string, UploadWords>;
export type Upload = keyof typeof UPLOADS;

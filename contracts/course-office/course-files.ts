import { z } from 'zod';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { importCourse, importNewCourse } from '../course-builder/import.ts';
import { MANAGER, MANAGERS } from '../courses/course-options.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { courseKey, storable } from '../fields.ts';
import { courseParams } from './admin-courses.ts';
import { FILES_AT_A_TIME } from './file-rules.ts';
import { namedByKind } from './kind-calls.ts';

// Files of courses. Uploads are streams of files that their own routes read, so they are apart from the other calls.

/** What is known of a file by its address. */
export const fileFacts = z.object({
  url: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type FileFacts = z.output<typeof fileFacts>;

const uploaded = answer({
  message: z.string(),
  /** Addresses, in the order in which they were sent. */
  files: z.array(z.string()),
  details: z.array(fileFacts),
});

const upload = <const K extends string>(kind: K, what: string) =>
  endpoint({
    summary: `Upload ${what}: multipart, field \`files\``,
    method: 'POST',
    path: `${MANAGER}/upload/${kind}`,
    access: 'staff',
    files: { field: 'files', atMost: FILES_AT_A_TIME },
    response: uploaded,
  });

const uploadDocuments = upload('documents', 'PDF, DOC, DOCX, PPT or PPTX, at most 50 MB each');
const uploadImages = upload('images', 'images, at most 15 MB each');
const uploadVideos = upload('videos', 'videos, at most 500 MB each');
const uploadNarration = upload('narration', 'recordings of what is read aloud, at most 30 MB each');
const uploadMainImage = endpoint({
  summary: 'Upload the main image: multipart, field `file`',
  method: 'POST',
  path: `${MANAGER}/upload/main-image`,
  access: 'staff',
  files: { field: 'file', atMost: 1 },
  response: uploaded.extend({ file: z.string() }),
});

const uploadProfilePhoto = endpoint({
  summary: 'Upload the own profile picture: multipart, field `file`; it takes the place of the one before',
  method: 'POST',
  path: '/api/profile/photo',
  access: 'signed-in',
  files: { field: 'file', atMost: 1 },
  response: uploaded.extend({ file: z.string() }),
  limit: { hits: 20, seconds: 3600 },
});

const handInVideo = endpoint({
  summary:
    'Hand in the film that a course in person asks for: multipart, field `file`; it takes the place of one that waits',
  method: 'POST',
  path: '/api/attendance/videos/:courseId',
  access: 'signed-in',
  params: z.object({ courseId: courseKey }),
  files: { field: 'file', atMost: 1 },
  response: uploaded,
  // A whole room has one address.
  limit: { hits: 400, seconds: 3600, accountHits: 20 },
});

const uploadLicence = endpoint({
  summary:
    'Upload the document of a license, to hand it in: multipart, field `file`, PDF, JPEG or PNG of at most 10 MB',
  method: 'POST',
  path: '/api/profile/licences/file',
  access: 'signed-in',
  files: { field: 'file', atMost: 1 },
  response: uploaded,
  limit: { hits: 60, seconds: 3600, accountHits: 20 },
});

const uploadRecording = endpoint({
  summary:
    'Give a live session its recording: multipart, field `file`, at most 4 GB; it takes the place of the one before',
  method: 'POST',
  path: `${MANAGERS.OnlineLiveTraining}/:courseId/recordings/:sessionId`,
  access: 'staff',
  params: z.object({ courseId: courseKey, sessionId: z.uuid() }),
  files: { field: 'file', atMost: 1 },
  response: done,
});

const deleteUnusedFile = endpoint({
  summary: 'Delete a file that no course shows, by its public id',
  method: 'POST',
  path: `${MANAGER}/delete-cloudinary-file`,
  access: 'staff',
  body: z.object({ publicId: z.string().trim().min(1).max(200).refine(storable) }),
  response: done,
});

const deleteCourseFile = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary: 'Take a file off a course; the file goes where nothing else shows it',
    method: 'POST',
    path: `${MANAGERS[kind]}/:id/delete-file`,
    access: 'staff',
    params: courseParams,
    body: z.object({
      url: z.string().trim().min(1).max(500).refine(storable),
      kind: z.enum(['main-image', 'document', 'image', 'video']),
    }),
    response: answer({ message: z.string(), version: z.number() }),
  });

const describeFiles = endpoint({
  summary: 'Names, sizes and dimensions of files by their addresses; what is not known is left out',
  method: 'POST',
  path: `${MANAGER}/files`,
  access: 'staff',
  body: z.strictObject({ urls: z.array(z.string().max(500).refine(storable)).max(200) }),
  response: answer({ files: z.array(fileFacts) }),
});

export const uploadEndpoints = {
  uploadDocuments,
  uploadImages,
  uploadVideos,
  uploadNarration,
  uploadMainImage,
  uploadProfilePhoto,
  handInVideo,
  uploadLicence,
  uploadRecording,
  importCourse,
  importNewCourse,
};
const callsOf = <Kind extends CourseKind>(kind: Kind) => ({ deleteCourseFile: deleteCourseFile(kind) });

export const courseFileCalls = {
  InPersonCourse: callsOf('InPersonCourse'),
  OnlineLiveTraining: callsOf('OnlineLiveTraining'),
  ELearningCourse: callsOf('ELearningCourse'),
};
export const courseFileEndpoints = { deleteUnusedFile, ...namedByKind(courseFileCalls), describeFiles };

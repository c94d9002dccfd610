import { importCourse, importNewCourse } from '#contracts/course-builder/import.ts';
import { receiveUploads, type UploadReceiver } from '#server/modules/media/index.ts';
import { importCourse as putIntoCourse } from './import/runs/import-course.ts';
import { importNewCourse as makeCourse } from './import/runs/import-new-course.ts';

export const importUploads: UploadReceiver[] = [
  receiveUploads(importCourse, putIntoCourse),
  receiveUploads(importNewCourse, makeCourse),
];

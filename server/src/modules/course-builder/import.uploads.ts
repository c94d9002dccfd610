import { importCourse as endpoint } from '#contracts/course-builder/import.ts';
import { receiveUploads, type UploadReceiver } from '#server/modules/media/index.ts';
import { importCourse } from './import/import-course.ts';

export const importUploads: UploadReceiver[] = [receiveUploads(endpoint, importCourse)];

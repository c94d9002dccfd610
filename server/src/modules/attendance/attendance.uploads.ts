import { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import { receiveUploads, type UploadReceiver } from '#server/modules/media/index.ts';
import { handInVideo } from './videos/hand-in-video.ts';

export const attendanceUploads: UploadReceiver[] = [receiveUploads(uploadEndpoints.handInVideo, handInVideo)];

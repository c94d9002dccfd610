import { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import { receiveUploads, type UploadReceiver } from '#server/modules/media/index.ts';
import { storeRecording } from './recordings/store-recording.ts';

export const liveUploads: UploadReceiver[] = [
  receiveUploads(uploadEndpoints.uploadRecording, storeRecording),
];

import { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import {
  presentFile,
  receiveUploads,
  storeUploads,
  type UploadReceiver,
} from '#server/modules/media/index.ts';

export const licenceUploads: UploadReceiver[] = [
  receiveUploads(uploadEndpoints.uploadLicence, async (ctx, uploads) => {
    const details = (await storeUploads(ctx, 'proof', uploads)).map(presentFile);
    return { message: 'Your license is uploaded.', files: details.map(({ url }) => url), details };
  }),
];

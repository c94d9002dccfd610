import { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import type { FileKind } from '#contracts/course-office/file-rules.ts';
import type { Ctx } from '#server/calls/context.ts';
import { setProfilePhoto } from '../identity/index.ts';
import { keepFiles } from './keep-files.ts';
import { presentFile } from './media.present.ts';
import { storeUploads } from './store-uploads.ts';
import { receiveUploads, type UploadReceiver } from './upload-receiver.ts';

const { uploadDocuments, uploadImages, uploadVideos, uploadNarration, uploadMainImage, uploadProfilePhoto } =
  uploadEndpoints;
const KINDS = [
  [uploadDocuments, 'document'],
  [uploadImages, 'image'],
  [uploadVideos, 'video'],
  [uploadNarration, 'audio'],
  [uploadMainImage, 'image'],
  [uploadProfilePhoto, 'image'],
] as const satisfies [object, FileKind][];
type Received = (typeof KINDS)[number][0];

export const mediaUploads: UploadReceiver[] = KINDS.map(([endpoint, kind]) =>
  receiveUploads<Received>(endpoint, async (ctx, uploads) => {
    const stored = await storeUploads(ctx, kind, uploads);
    const details = stored.map(presentFile);
    const files = details.map(({ url }) => url);
    const [file = ''] = files;
    if (endpoint === uploadProfilePhoto)
      await ctx.transact((step) => showOnProfile(step, ctx.caller.user.id, file));
    const message = MESSAGES.get(endpoint) ?? `${files.length} ${kind}(s) uploaded successfully`;
    return { message, file, files, details };
  }),
);

const MESSAGES = new Map<Received, string>([
  [uploadMainImage, 'Main image uploaded successfully'],
  [uploadNarration, 'The recording is stored.'],
  [uploadProfilePhoto, 'Your picture has been saved.'],
]);

const showOnProfile = async (ctx: Ctx, userId: string, url: string) => {
  await keepFiles(ctx, [url]);
  await setProfilePhoto(ctx, userId, url);
};

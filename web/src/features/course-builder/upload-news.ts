import type { Uploading } from '#web/uploads/use-uploads.ts';

/** What the page wants to hear of files that are on their way. */
export type UploadNews = Pick<Uploading, 'onUnderWay' | 'onSignedOut'>;

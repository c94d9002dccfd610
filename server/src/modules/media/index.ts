export { clearFiles } from './clear-files.ts';
export { addressesIn, fileIssues } from './file-issues.ts';
export { fileUrl, findFiles, type StoredFile } from './files.repository.ts';
export { listStoredKeys } from './list-stored-keys.ts';
export type { FileReader, FileUser } from './media.ports.ts';
export { presentFile } from './media.present.ts';
export { removeUnshownFile } from './remove-unshown-file.ts';
export type { UploaderCtx } from './store-file.ts';
export { storeUploads } from './store-uploads.ts';

export { copyDraft } from './draft/copy-draft.ts';
export { filesOfDrafts } from './draft/files-of-drafts.repository.ts';
export { importUploads } from './import.uploads.ts';

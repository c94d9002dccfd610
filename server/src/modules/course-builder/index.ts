export { filesOfDrafts } from './draft/files-of-drafts.repository.ts';

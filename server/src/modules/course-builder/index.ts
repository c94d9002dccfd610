export { courseBuilderEvents } from './course-builder.events.ts';
export { copyDraft } from './draft/copy-draft.ts';
export { filesOfDrafts } from './draft/files-of-drafts.repository.ts';
export { oldImports } from './import/runs/old-imports.repository.ts';
export { importUploads } from './import.uploads.ts';
export { mayHearPreview } from './preview/open-preview-link.ts';
export { findPublishedVersion } from './publishing/find-published-version.ts';

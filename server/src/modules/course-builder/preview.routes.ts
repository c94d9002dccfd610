import { previewEndpoints as calls } from '#contracts/course-builder/preview.ts';
import { previewLinkEndpoints } from '#contracts/learning/preview.ts';
import { type Binding, on, onRead } from '#server/calls/binding.ts';
import { getPreview } from './preview/get-preview.ts';
import { endPreviewLink, listPreviewLinks, makePreviewLink } from './preview/manage-preview-links.ts';
import { openPreviewLink } from './preview/open-preview-link.ts';

export const previewBindings: Binding[] = [
  on(calls.getPreview, getPreview),
  on(calls.listPreviewLinks, listPreviewLinks),
  on(calls.makePreviewLink, makePreviewLink),
  on(calls.endPreviewLink, endPreviewLink),
  onRead(previewLinkEndpoints.openPreviewLink, openPreviewLink),
];

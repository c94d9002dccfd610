import type { InputOf } from '#contracts/endpoint.ts';
import type { previewLinkEndpoints } from '#contracts/learning/preview.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import type { FileReader } from '#server/modules/media/index.ts';
import { sha256 } from '#server/platform/ids.ts';
import { findCourse } from '../draft/drafts.repository.ts';
import { readDraft } from '../draft/read-draft.ts';
import { presentPreview } from './preview.present.ts';
import { findPreviewLink, hasRecording } from './preview-links.repository.ts';

/** What is written at this moment, for whoever has the link. It writes nothing, and knows nobody. */
export const openPreviewLink = async (
  { db, now }: ReadCtx,
  { token, ...opened }: InputOf<typeof previewLinkEndpoints.openPreviewLink>,
) => {
  const link = await findPreviewLink(db, sha256(token));
  if (!link) throw new AppError('not-found');
  if (link.endsAt <= now) throw new AppError('link-expired', { message: 'This link has expired.' });
  const course = await findCourse(db, link.courseId);
  if (!course) throw new AppError('course-not-found');
  const draft = await readDraft(db, link.courseId);
  const pass = (url: string) => `${url}?pass=${encodeURIComponent(token)}`;
  return { preview: presentPreview({ course, draft }, opened, pass), endsAt: link.endsAt.toISOString() };
};

/** A recording of a draft is for who has a link to its preview, as long as that leads there. */
export const mayHearPreview: FileReader = async (db, { url, pass }) =>
  pass !== undefined && (await hasRecording(db, { tokenHash: sha256(pass), url }));

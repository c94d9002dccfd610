import type { previewEndpoints } from '#contracts/course-builder/preview.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { secretToken, sha256, uuidv7 } from '#server/platform/ids.ts';
import { openDraft } from '../draft/open-draft.ts';
import { endLink, forgetPreviewLinks, insertPreviewLink, listOpenLinks } from './preview-links.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;

const listLinks = async ({ db, now }: SignedInCtx, courseId: string) =>
  (await listOpenLinks(db, courseId, now)).map(({ endsAt, ...link }) => ({
    ...link,
    endsAt: endsAt.toISOString(),
  }));

export const listPreviewLinks = async (ctx: SignedInCtx, { id }: { id: string }) => {
  await openDraft(ctx, id);
  return { links: await listLinks(ctx, id) };
};

/** The address is told here and never again: the table knows its hash. */
export const makePreviewLink = async (ctx: SignedInCtx, { id: courseId }: { id: string }) => {
  const { db, now, caller, ports } = ctx;
  await openDraft(ctx, courseId);
  await forgetPreviewLinks(db, new Date(now.getTime() - REMEMBERED_MS));
  const token = secretToken();
  const link = {
    id: uuidv7(),
    courseId,
    tokenHash: sha256(token),
    createdAt: now,
    createdBy: caller.user.id,
    endsAt: new Date(now.getTime() + HOUR_MS),
  };
  await insertPreviewLink(db, link);
  const after = { linkId: link.id, endsAt: link.endsAt.toISOString() };
  await recordAudit(ctx, {
    action: 'course.preview-link-made',
    objectKind: 'course',
    objectId: courseId,
    after,
  });
  const made = (await listLinks(ctx, courseId)).find(({ linkId }) => linkId === link.id);
  return { url: `${ports.publicUrl}/preview/${token}`, link: made ?? { ...after, by: '' } };
};

export const endPreviewLink = async (
  ctx: SignedInCtx,
  { id: courseId, linkId }: InputOf<typeof previewEndpoints.endPreviewLink>,
) => {
  if (!(await endLink(ctx.db, { courseId, linkId, now: ctx.now })))
    throw new AppError('not-found', { message: 'There is no such link, or it has ended already.' });
  await recordAudit(ctx, {
    action: 'course.preview-link-ended',
    objectKind: 'course',
    objectId: courseId,
    after: { linkId },
  });
  return { message: 'The link leads nowhere any more.' };
};

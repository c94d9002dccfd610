import type { InputOf } from '#contracts/endpoint.ts';
import type { licenceEndpoints } from '#contracts/licences/licences.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { lockUser } from '#server/modules/identity/index.ts';
import { findFiles, keepFiles, removeUnshownFile } from '#server/modules/media/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { deleteAwaiting, filesOfLicences, insertLicence, listLicencesOf } from './licences.repository.ts';

type Input = InputOf<typeof licenceEndpoints.handInLicence>;

/**
 * Takes a licence of the caller's to be looked at; one that still waits is replaced by it. Of several at once one is left,
 * since each holds its person.
 */
export const handInLicence = async (ctx: SignedInCtx, { file: url, ...said }: Input): Promise<void> => {
  const { db, now, caller } = ctx;
  const userId = caller.user.id;
  if (said.expiresOn !== null && said.expiresOn < localDateIn(now, ACADEMY_ZONE))
    throw fieldError('expiresOn', 'This license has expired. Please hand in one that is good.');
  await lockUser(db, userId);
  const fileId = await requireOwnFile(ctx, url);
  const replaced = (await listLicencesOf(db, userId)).find(({ state }) => state === 'awaiting');
  await deleteAwaiting(db, userId);
  await insertLicence(db, { id: uuidv7(), userId, ...said, fileId, handedInAt: now });
  if (replaced?.file) await removeUnshownFile(ctx, replaced.file.publicId);
};

/** Somebody else's file, one of another kind and one that was handed in already look like none. */
const requireOwnFile = async (ctx: SignedInCtx, url: string): Promise<string> => {
  await keepFiles(ctx, [url]);
  const file = (await findFiles(ctx.db, [url])).get(url);
  const isOwn = file?.kind === 'proof' && file.uploadedBy === ctx.caller.user.id;
  if (!file || !isOwn || (await filesOfLicences(ctx.db, [url])).has(url))
    throw fieldError('file', 'Please upload your license once more.');
  return file.id;
};

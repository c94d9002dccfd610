import { Readable } from 'node:stream';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { packZip, piecesOf, type ZipEntry } from '#server/platform/zip/pack-zip.ts';
import { countPacked, endDownload, type StoredDownload, startDownload } from './downloads.repository.ts';
import { listFiles, oneself } from './list-files.ts';
import { tellAll } from './tell-all.ts';

type OwnCtx = OuterCtx & { caller: SignedInCaller };

/** The archive is made while it is taken: whoever leaves ends it, and nothing of it is kept. */
export const takeData = async (ctx: OwnCtx, { id }: { id: string }) => {
  const { user } = ctx.caller;
  const download = await ctx.transact(({ db, now }) => startDownload(db, { id, userId: user.id, now }));
  if (!download) throw new AppError('not-found', { message: 'Please ask for your data again.' });
  const name = download.part === 1 ? 'my-data.zip' : `my-data-${download.part}.zip`;
  return { name, archive: Readable.from(packed(ctx, download), { objectMode: false }) };
};

async function* packed(ctx: OwnCtx, download: StoredDownload): AsyncGenerator<Buffer> {
  try {
    yield* packZip(entriesOf(ctx, download));
  } finally {
    await endDownload(ctx.database, download.id, new Date());
  }
}

/** What is told comes first, and what could not be read is named at the end. */
async function* entriesOf(ctx: OwnCtx, { id, part, paths }: StoredDownload): AsyncGenerator<ZipEntry> {
  const { database, ports, now } = ctx;
  const person = await oneself(ctx);
  if (part === 1)
    yield text('all.json', JSON.stringify(await tellAll(database, ports, person), null, 2), now);
  await countPacked(database, id);
  const missing: string[] = [];
  const files = new Map((await listFiles(ctx, person)).map((file) => [file.path, file]));
  for (const path of paths) {
    const bytes = await files.get(path)?.open();
    if (bytes) yield { path, writtenAt: files.get(path)?.writtenAt ?? now, bytes, isPacked: true };
    else missing.push(path);
    await countPacked(database, id);
  }
  if (missing.length > 0) yield text('missing.txt', `Not there any more:\n${missing.join('\n')}\n`, now);
}

const text = (path: string, said: string, writtenAt: Date): ZipEntry => ({
  path,
  writtenAt,
  bytes: piecesOf(Buffer.from(said)),
  isPacked: false,
});

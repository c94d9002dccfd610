import type { DataDownload } from '#contracts/accounts/privacy.ts';
import { openUntil, type StoredDownload } from './downloads.repository.ts';

export const presentDownload = (download: StoredDownload, now: Date): DataDownload => {
  const { id, part, paths, packed, bytes, askedAt } = download;
  return {
    ...{ _id: id, part, bytes, askedAt: askedAt.toISOString() },
    ...{ files: paths.length, packed: Math.max(0, packed - 1) },
    openUntil: openUntil(download).toISOString(),
    state: stateOf(download, now),
  };
};

/** One whose process died on the way ends with its hour. */
const stateOf = (download: StoredDownload, now: Date): DataDownload['state'] => {
  const { startedAt, endedAt, packed, paths } = download;
  if (endedAt && packed === paths.length + 1) return 'whole';
  if (now >= openUntil(download)) return 'over';
  if (endedAt) return 'broken-off';
  return startedAt ? 'packing' : 'ready';
};

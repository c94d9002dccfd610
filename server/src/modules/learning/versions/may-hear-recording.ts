import type { FileReader } from '#server/modules/media/index.ts';
import { readVersions } from './read-version.ts';
import { listShownVersions, listVersionsFor } from './recordings.repository.ts';

/** Recordings are for who may learn a course that has them, in any of its versions; those of samples are for everybody. */
export const mayHearRecording: FileReader = async (db, { url, userId }) => {
  const own = userId === null ? [] : await listVersionsFor(db, userId);
  if (own.length > 0 && hasAny([...(await readVersions(db, own)).values()], 'recordings', url)) return true;
  const shown = await readVersions(db, await listShownVersions(db));
  return hasAny([...shown.values()], 'sampleRecordings', url);
};

type Having = Record<'recordings' | 'sampleRecordings', ReadonlySet<string>>;

const hasAny = (versions: readonly Having[], which: keyof Having, url: string): boolean =>
  versions.some((version) => version[which].has(url));

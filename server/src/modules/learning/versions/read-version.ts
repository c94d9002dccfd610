import type { Slide } from '#contracts/learning/content.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { keepBytes } from './keep-bytes.ts';
import { type Outline, type SlideHead, sectionsOfSlides, slidesIn } from './outline.ts';
import { findSlides, findVersions, type VersionRow } from './versions.repository.ts';

/** A published version. Its slides are read one by one. */
export type Version = Outline & {
  id: string;
  courseId: string;
  number: number;
  publishedAt: Date | null;
  /** Of all its slides, and of those that count for having completed it. */
  slideIds: ReadonlySet<string>;
  required: ReadonlySet<string>;
  /** Those that only the right answer to their question completes. */
  held: ReadonlySet<string>;
  /** The section of each slide, by their ids. */
  sectionOf: ReadonlyMap<string, string>;
  /** Addresses of what is read aloud, and of that in samples. */
  recordings: ReadonlySet<string>;
  sampleRecordings: ReadonlySet<string>;
};

const MEGABYTE = 1024 * 1024;
// Learners of a course share what they read of it.
const versions = keepBytes<Version>(16 * MEGABYTE);
const slides = keepBytes<Slide>(32 * MEGABYTE);

const recordingsOf = (heads: readonly SlideHead[]) =>
  new Set(heads.flatMap(({ narration }) => narration?.audioFile ?? []));

const toVersion = ({ id, courseId, number, publishedAt, outline }: VersionRow): Version => {
  const heads = slidesIn(outline.modules);
  return {
    ...outline,
    id,
    courseId,
    number,
    publishedAt,
    slideIds: new Set(heads.map(({ slideId }) => slideId)),
    required: new Set(heads.filter(({ isRequired }) => isRequired).map(({ slideId }) => slideId)),
    held: new Set(heads.filter(({ mustBeRight }) => mustBeRight).map(({ slideId }) => slideId)),
    sectionOf: sectionsOfSlides(outline.modules),
    recordings: recordingsOf(heads),
    sampleRecordings: recordingsOf(heads.filter(({ isSample }) => isSample)),
  };
};

/** By their ids, with at most one statement. */
export const readVersions = async (db: Tx | Db, ids: readonly string[]): Promise<Map<string, Version>> => {
  const read = new Map<string, Version>();
  const missing = [...new Set(ids)].filter((id) => {
    const kept = versions.get(id);
    if (kept) read.set(id, kept);
    return !kept;
  });
  if (missing.length === 0) return read;
  for (const row of await findVersions(db, missing)) {
    const version = toVersion(row);
    versions.put(version.id, version);
    read.set(version.id, version);
  }
  return read;
};

export const readVersion = async (db: Tx | Db, id: string): Promise<Version> => {
  const version = (await readVersions(db, [id])).get(id);
  if (!version) throw new Error(`there is no version ${id}`);
  return version;
};

export const readSlide = async (
  db: Tx | Db,
  versionId: string,
  slideId: string,
): Promise<Slide | undefined> => {
  const key = `${versionId} ${slideId}`;
  const kept = slides.get(key);
  if (kept) return kept;
  const [slide] = await findSlides(db, versionId, [slideId]);
  if (slide) slides.put(key, slide);
  return slide;
};

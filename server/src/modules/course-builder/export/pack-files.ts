import type { z } from 'zod';
import type { exportedCourse } from '#contracts/course-builder/import.ts';
import { keyOf, type StoredFile } from '#server/modules/media/index.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { sumOf } from './sum-of.ts';

type Packed = z.input<typeof exportedCourse>['files'][number];
type PackedFiles = {
  /** In the order of their paths. */
  files: Packed[];
  /** Addresses in the archive, by those here. */
  paths: Map<string, string>;
  /** Where their bytes are, by their paths. */
  keys: Record<string, string>;
};

/** Files under the sums of their bytes, each once; what a participant has handed in is never part of a course. */
export const packFiles = async (
  storage: Storage,
  stored: ReadonlyMap<string, StoredFile>,
): Promise<PackedFiles> => {
  const packed = new Map<string, Packed>();
  const paths = new Map<string, string>();
  const keys: Record<string, string> = {};
  for (const [url, file] of stored) {
    const kind = KINDS.find((one) => one === file.kind);
    if (!kind) continue;
    const path = `files/${await sumOf(storage, file)}.${file.extension}`;
    paths.set(url, `/${path}`);
    keys[path] = keyOf(file);
    packed.set(path, { path, kind, name: nameOf(file), bytes: file.bytes });
  }
  return { files: [...packed.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)), paths, keys };
};

const KINDS = ['image', 'video', 'audio', 'document'] as const;

/** By what it is, whatever it was before it was drawn: so it is called where it arrives. */
const nameOf = ({ name, extension }: StoredFile) => `${name.replace(/\.[^.]*$/, '')}.${extension}`;

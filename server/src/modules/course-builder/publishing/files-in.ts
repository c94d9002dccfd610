import { findFiles, type StoredFile } from '#server/modules/media/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type Files = ReadonlyMap<string, StoredFile>;

/** All files that anything names, by their addresses; those that are gone are absent. */
export const findFilesIn = (db: Tx | Db, named: unknown): Promise<Map<string, StoredFile>> =>
  findFiles(db, [...new Set(addressesIn(named))]);

const addressesIn = (named: unknown): string[] =>
  [...JSON.stringify(named).matchAll(/"(\/files\/[^"]+)"/g)].map(([, url]) => url ?? '');

export const isLost = (files: Files, url: string): boolean => url.startsWith('/files/') && !files.has(url);

/** Dots across a phone: 390 of CSS, three to each. */
const PHONE_WIDTH = 1170;

/** Of a picture the copy that a phone is sent, by its area; of all else every byte. */
export const phoneBytesOf = (files: Files, url: string): number => {
  const file = files.get(url);
  if (!file) return 0;
  const copy = file.widths.toSorted((a, b) => a - b).find((width) => width >= PHONE_WIDTH);
  if (!copy || !file.width || copy >= file.width) return file.bytes;
  return Math.round(file.bytes * (copy / file.width) ** 2);
};

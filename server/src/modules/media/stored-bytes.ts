import { z } from 'zod';
import { declareCommand } from '#server/calls/jobs.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { FileName } from './files.repository.ts';

/** Widths in which pictures that are wider are kept as well. */
export const SMALLER_WIDTHS = [320, 640, 1280] as const;

/** Where the bytes are: of a file itself, or of the copy of a picture that is so wide. */
export const keyOf = ({ publicId, extension }: FileName, width?: number): string =>
  width === undefined ? `${publicId}.${extension}` : `${publicId}-${width}.${extension}`;

/** For each upload a day after it began, and for each file that was removed. */
export const REMOVE_BYTES = declareCommand('remove-bytes', { publicId: z.string(), extension: z.string() });

/** Removes all that may be kept of a file. */
export const removeBytes = async (storage: Storage, file: FileName): Promise<void> => {
  for (const width of [undefined, ...SMALLER_WIDTHS]) await storage.remove(keyOf(file, width));
};

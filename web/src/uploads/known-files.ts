import type { FileFacts } from '#contracts/course-office/course-files.ts';

/** What uploads have told. It is true as long as the address is, so it outlives the form that asked. */
const known = new Map<string, FileFacts>();

export function learnFiles(files: readonly FileFacts[]) {
  for (const file of files) known.set(file.url, file);
}

/** Name and measures of a file that was uploaded here. */
export const knownFile = (url: string): FileFacts | undefined => known.get(url);

import type { FileFacts } from '#contracts/course-office/course-files.ts';
import { useFormFacts } from './form-facts.ts';

/** What uploads have told. It is true as long as the address is, so it outlives the form that asked. */
const uploaded = new Map<string, FileFacts>();

export function learnFiles(files: readonly FileFacts[]) {
  for (const file of files) uploaded.set(file.url, file);
}

/** Names and measures of files: of stored ones from the server, of fresh ones from their upload. */
export function useFileFacts(): (url: string) => FileFacts | undefined {
  const { files } = useFormFacts();
  return (url) => uploaded.get(url) ?? files.find((file) => file.url === url);
}

/** A small picture of a file that is kept here. */
export const thumbnail = (url: string): string => (url.startsWith('/files/') ? `${url}?w=320` : url);

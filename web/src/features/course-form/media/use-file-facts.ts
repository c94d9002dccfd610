import type { FileFacts } from '#contracts/course-office/course-files.ts';
import { knownFile } from '#web/uploads/known-files.ts';
import { useFormFacts } from '../form-facts.ts';

/** Names and measures of files: of stored ones from the server, of fresh ones from their upload. */
export function useFileFacts(): (url: string) => FileFacts | undefined {
  const { files } = useFormFacts();
  return (url) => knownFile(url) ?? files.find((file) => file.url === url);
}

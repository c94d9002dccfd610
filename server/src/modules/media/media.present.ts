import type { FileFacts } from '#contracts/course-office/course-files.ts';
import { fileUrl, type StoredFile } from './files.repository.ts';

export const presentFile = (file: StoredFile): FileFacts => {
  const { name, type, bytes, width, height } = file;
  return { url: fileUrl(file), name, type, bytes, width, height };
};

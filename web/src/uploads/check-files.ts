import {
  ACCEPTED,
  FILE_LIMITS,
  FILES_AT_A_TIME,
  type FileKind,
} from '#contracts/course-office/file-rules.ts';
import { sizeText } from './file-words.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

const TYPES: Record<FileKind, string> = {
  image: 'JPEG, PNG, WebP, AVIF and GIF',
  document: 'PDF, DOC, DOCX, PPT and PPTX',
  video: 'MP4, WebM and MOV',
  audio: 'OGG, OPUS, M4A, MP3 and WAV',
  submission: 'MP4, WebM and MOV',
  recording: 'MP4, WebM and MOV',
  proof: 'PDF, JPEG and PNG',
};
const NOUNS: Record<FileKind, string> = {
  image: 'An image',
  document: 'A document',
  video: 'A video',
  audio: 'A recording',
  submission: 'A film',
  recording: 'A film',
  proof: 'A license',
};

/** What is taken, in words: below the button that offers it. */
export const limitsText = (kind: FileKind): string =>
  `${TYPES[kind]}, at most ${sizeText(FILE_LIMITS[kind])}`;

/**
 * Why these files cannot be sent, every reason at once; '' if they can. `room` is how many more the list takes.
 * The server looks at the content; here a person is spared an upload that it would refuse.
 */
export function refusal(kind: FileKind, files: readonly Chosen[], room: number): string {
  const reasons = files.map((file) => reasonAgainst(kind, file)).filter(Boolean);
  if (files.length > FILES_AT_A_TIME)
    reasons.unshift(`At most ${FILES_AT_A_TIME} files can be sent at a time, these are ${files.length}.`);
  else if (files.length > room)
    reasons.unshift(
      `There is room for ${room} ${room === 1 ? 'file' : 'files'} here, these are ${files.length}.`,
    );
  return reasons.join(' ');
}

function reasonAgainst(kind: FileKind, file: Chosen): string {
  if (!isOffered(kind, file)) return `“${file.name}” cannot be used: ${TYPES[kind]} are taken.`;
  if (file.size === 0) return `“${file.name}” is empty.`;
  if (file.size <= FILE_LIMITS[kind]) return '';
  return `“${file.name}” has ${sizeText(file.size)}. ${NOUNS[kind]} can have at most ${sizeText(FILE_LIMITS[kind])}.`;
}

/** Some systems know no type for a file: then the server decides. */
function isOffered(kind: FileKind, { name, type }: Chosen): boolean {
  return ACCEPTED[kind]
    .split(',')
    .some((offer) =>
      offer.startsWith('.') ? name.toLowerCase().endsWith(offer) : type === '' || type === offer,
    );
}

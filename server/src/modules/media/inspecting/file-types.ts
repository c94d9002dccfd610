import type { FileKind } from '#contracts/course-office/file-rules.ts';
import type { Packing } from './unpacks-too-far.ts';

/** How files of an extension are told by their content, whatever they are called. */
export type FileType = {
  extension: string;
  /** As it is served. */
  type: string;
  /** What the library says of the first bytes, where it knows best. */
  sniffed?: readonly string[];
  begins?: Buffer;
  contains?: readonly Buffer[];
  /** What stands near the end, and how near: files that were cut off, or grew another one, lack it. */
  ends?: { mark: Buffer; within: number };
  /** Macros would run at whoever opens it. */
  macros?: Buffer;
  /** A document whose parts are packed: it is looked at as a whole. */
  packing?: Packing;
  /** It comes from a stranger and is opened by staff: nothing in it may act. */
  inert?: boolean;
};

const bytes = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const office = (extension: string, type: string, mainPart: string): FileType => ({
  extension,
  type: `application/vnd.openxmlformats-officedocument.${type}`,
  begins: bytes('PK\x03\x04'),
  contains: [bytes('[Content_Types].xml'), bytes(mainPart)],
  ends: { mark: bytes('PK\x05\x06'), within: 65_557 },
  macros: bytes('vbaProject.bin'),
  packing: 'zip',
});

/** Before 2007: compound files, whose parts have names of two bytes a letter. */
const formerOffice = (extension: string, type: string, mainPart: string): FileType => ({
  extension,
  type,
  begins: bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  contains: [utf16(mainPart)],
  macros: utf16('_VBA_PROJECT'),
});

const sniffed = (extension: string, ...types: [string, ...string[]]): FileType => ({
  extension,
  type: types[0],
  sniffed: types,
});

const PDF: FileType = {
  extension: 'pdf',
  type: 'application/pdf',
  begins: bytes('%PDF-'),
  ends: { mark: bytes('%%EOF'), within: 1024 },
  packing: 'pdf',
};

const FILMS: readonly FileType[] = [
  sniffed('mp4', 'video/mp4', 'video/x-m4v'),
  sniffed('webm', 'video/webm'),
  sniffed('mov', 'video/quicktime'),
];

const PHOTOS: readonly FileType[] = [
  sniffed('jpg', 'image/jpeg'),
  sniffed('jpeg', 'image/jpeg'),
  sniffed('png', 'image/png', 'image/apng'),
];

const OPUS = 'audio/ogg; codecs=opus';

export const FILE_TYPES: Record<FileKind, readonly FileType[]> = {
  document: [
    PDF,
    formerOffice('doc', 'application/msword', 'WordDocument'),
    office('docx', 'wordprocessingml.document', 'word/document'),
    formerOffice('ppt', 'application/vnd.ms-powerpoint', 'PowerPoint Document'),
    office('pptx', 'presentationml.presentation', 'ppt/presentation'),
  ],
  image: [
    ...PHOTOS,
    sniffed('webp', 'image/webp'),
    sniffed('avif', 'image/avif'),
    sniffed('gif', 'image/gif'),
  ],
  video: FILMS,
  submission: FILMS,
  recording: FILMS,
  proof: [{ ...PDF, inert: true }, ...PHOTOS],
  audio: [
    sniffed('ogg', 'audio/ogg', OPUS),
    sniffed('opus', 'audio/ogg', OPUS),
    sniffed('m4a', 'audio/mp4', 'audio/x-m4a'),
    sniffed('mp3', 'audio/mpeg'),
    sniffed('wav', 'audio/wav'),
  ],
};

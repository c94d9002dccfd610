import { AppError, fieldError } from '#server/calls/app-error.ts';

// What is said of a file that is not taken, and of what was not taken of one that is.

/** `why` follows the name of the file: “deck.pptx” is locked with a password, so it was refused. */
export const refused = (file: string, why: string): AppError =>
  fieldError('file', `“${file}” ${why}, so it was refused.`);

export const broken = (file: string, cause?: unknown): AppError =>
  new AppError('invalid-input', {
    message: `“${file}” is damaged or incomplete, so it was refused.`,
    issues: [{ field: 'file', message: 'This file is damaged or incomplete.' }],
    cause,
  });

export const NOT_TAKEN =
  'This kind of file cannot be imported. Taken are Markdown (.md), PowerPoint (.pptx), a ZIP of numbered pictures and recordings, and the file of an export (.course.zip).';

const MEGABYTE = 1024 * 1024;
export const tooLarge = (file: string, most: number): string =>
  `“${file}” is larger than ${(most / MEGABYTE).toLocaleString('en')} MB.`;

/** A course takes one file at a time. */
export const underWay = (file?: string): string =>
  `${file === undefined ? 'Another file' : `“${file}”`} is being imported into this course. Please wait until it is there.`;

/** Why nothing of a file was taken, where that is not its fault. */
export const NOT_IMPORTED = {
  failed: 'Something went wrong on the server, and its log says what. Please try again.',
  interrupted: (tries: number) =>
    `It was interrupted ${tries} times, each time by an end of the server. Please try again.`,
  gone: (file: string) => `“${file}” is no longer on the server. Please send it again.`,
};

/** Sentences of the report. */
export const LINES = {
  ofSlide: (number: number, line: string) => `Slide ${number}: ${line}`,
  frontMatter: 'What stands before the text, between lines of three hyphens, was not taken.',
  namedPicture: (slide: string, address: string) =>
    `“${slide}”: the picture “${address}” is named and was not sent. Upload it on the slide.`,
  html: (slide: string) => `“${slide}”: HTML was taken as plain words.`,
  graphic: (name: string) =>
    `${name ? `“${name}”` : 'A chart or drawing'} was not taken: it is neither words nor a picture.`,
  media: (name: string) => `the film or recording “${name}” was not taken. Upload it on the slide.`,
  outside: (address: string) => `the picture “${address}” lies outside of the file and was not fetched.`,
  pictureKind: (name: string) => `“${name}” was not taken: pictures are taken as PNG, JPEG, GIF and WebP.`,
  missing: (name: string) => `“${name}” is named and is not in the file.`,
  hidden: 'it is hidden in the file, and was taken all the same.',
  unreadable: 'it is damaged. Its place is kept by an empty slide.',
  notNumbered: (name: string) =>
    `“${name}” was not taken: it is no picture, recording or text with a number in its name.`,
  second: (name: string) => `“${name}” was not taken: there is another of its kind with the same number.`,
  drawing: (name: string, problem: string) => `The drawing “${name}” was not taken: ${problem}.`,
  notStored: (problem: string) => `${problem} It was not taken.`,
  divided: (title: string, slides: number) =>
    `“${title}” became ${slides} slides: a slide has one picture, and text of at most 4,000 characters.`,
  shortened: (title: string) => `A title was shortened: “${title}”.`,
  tests: (count: number) =>
    `${count === 1 ? 'One test was' : `${count} tests were`} not taken, because the draft is not empty.`,
  foreignFile: (address: string) => `The form names “${address}”, which is not in the file. It was left out.`,
  notDrawn: (why: string) => `No pictures of whole slides were made: ${why}`,
};

export const NOT_DRAWN = {
  noProgram: (name: string) =>
    `this machine has no “${name}”. Words, notes and the pictures within the slides were taken.`,
  outside: 'the file names things outside of itself, which are not fetched.',
  otherCount: (pages: number) => `the slides are not as many as the ${pages} pages that were drawn.`,
  failed: 'drawing them failed or took too long.',
};

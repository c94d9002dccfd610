import type { CheckedCourse } from './checked-course.ts';

export const CHECK_NAMES = [
  'slides',
  'titles',
  'parts',
  'files',
  'drawings',
  'alt',
  'answers',
  'questions',
  'tests',
  'content',
  'scripts',
  'pace',
  'length',
  'timing',
  'captions',
  'contrast',
  'phone',
  'notes',
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

/** One part of a course as a check looks at it; `wrong` is empty where all is well. */
export type Looked = {
  /** A module, section, slide or test; '' of the whole course. Ids are named once in a course. */
  partId: string;
  wrong: readonly string[];
};

export type Check = {
  name: CheckName;
  /** An error blocks; a warning is waived with a reason. */
  level: 'error' | 'warning';
  /** What holds where nothing is found. */
  title: string;
  look: (course: CheckedCourse) => Looked[];
};

/** A sentence where the condition holds, for a list of what is wrong. */
export const when = (isWrong: boolean, words: string): string[] => (isWrong ? [words] : []);

export const isBlank = (words: string): boolean => words.trim() === '';

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

import { codeStem } from '#domain/courses/course-code.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A title's own beginning of a code and something random; null where no letter of it can stand in a code. */
export function codeFromTitle(title: string, random: () => number = Math.random): string | null {
  const stem = codeStem(title);
  if (stem === '') return null;
  const tail = Array.from({ length: 4 }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
  return `${stem}-${tail.join('')}`;
}

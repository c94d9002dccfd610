import type { CourseForm } from '#contracts/course-form.ts';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Lower-case words of an address with hyphens between them; '' where no letter of it has an address. */
export const slugOf = (...words: string[]): string =>
  plain(words.join(' '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');

type Run = { title: string; city: string; startDate: string | null };

/** What the address of a run is made of: what, where and in which year. */
export const slugStem = ({ title, city, startDate }: Run): string =>
  slugOf(title, city, startDate?.slice(0, 4) ?? '') || 'course';

export const stemOf = ({ basic, venue, schedule }: CourseForm): string =>
  slugStem({ title: basic.title, city: venue.city, startDate: schedule.startDate });

const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'the',
  'to',
  'with',
]);

/** The initials of a title, or the beginning of its only word: "Advanced Botox Training" is ABT. */
export const codeStem = (title: string): string => {
  const words =
    plain(title)
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const named = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  const initials = named
    .map((word) => word[0])
    .join('')
    .slice(0, 4);
  return (initials.length > 1 ? initials : (named[0] ?? '').slice(0, 3)) || 'CRS';
};

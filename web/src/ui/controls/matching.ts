export interface Found {
  value: string;
  label: string;
  disabled?: boolean;
}

/** As many as one looks through; who wants another types on. */
export const SHOWN = 50;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options that have all words, in any case and without accents; those that begin with them first. */
export function matching(options: readonly Found[], words: string): Found[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const fits = options.filter(({ label }) => wanted.every((word) => plain(label).includes(word)));
  const begins = ({ label }: Found) => plain(label).startsWith(wanted.join(' '));
  return [...fits.filter(begins), ...fits.filter((option) => !begins(option))];
}

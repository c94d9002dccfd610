import type { User } from '../identity/index.ts';

type Named = Pick<User, 'title' | 'firstName' | 'lastName'>;

/** Those that say what somebody has learnt; the others would tell only who they are. */
const ACADEMIC = ['Dr.', 'Prof.'];

/** 'Dr. Lina F.': enough to be a person, too little to be looked up. */
export const authorName = ({ title, firstName, lastName }: Named, isAnonymous: boolean): string => {
  const initial = firstLetter(lastName);
  if (isAnonymous || !(firstName.trim() || initial)) return 'A participant';
  const words = [ACADEMIC.includes(title) ? title : '', firstName.trim(), initial && `${initial}.`];
  return words.filter(Boolean).join(' ');
};

/** As a reader counts letters: an accent that is stored apart belongs to its letter. */
const firstLetter = (name: string): string => {
  const [first] = new Intl.Segmenter('en').segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
};

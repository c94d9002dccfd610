const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The initials of a title and something random; null where a title has no letter and no figure. */
export function codeFromTitle(title: string, random: () => number = Math.random): string | null {
  const initials = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 4);
  if (initials === '') return null;
  const tail = Array.from({ length: 4 }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
  return `${initials}-${tail.join('')}`;
}

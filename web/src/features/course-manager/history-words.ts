/** 'Enrollment, early bird price' from 'enrollment.earlyBirdPrice'; entries of a list are counted from 1. */
export function fieldWords(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : spaced(part)))
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const spaced = (name: string) => name.replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`).trim();

const acts: Readonly<Record<string, string>> = {
  'course.created': 'Created',
  'course.copied': 'Made as a copy',
  'course.changed': 'Changed',
  'course.cancelled': 'Cancelled',
  'course.postponed': 'Postponed',
  'course.status-changed': 'Status changed',
};

/** What was done, by the server's name of it; a name that is not known here is put into words. */
export const actWords = (action: string): string =>
  acts[action] ?? fieldWords(action.replace(/^course\./, '').replaceAll('-', ' '));

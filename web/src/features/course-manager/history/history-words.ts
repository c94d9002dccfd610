import { optionWords } from '#web/lib/option-words.ts';

/** What was done, by the server's name of it. */
export function actWords(action: string): string {
  const name = action.replace(/^course\./, '');
  return name === 'copied' ? 'Made as a copy' : optionWords(name);
}

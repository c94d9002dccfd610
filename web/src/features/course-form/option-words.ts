import { optionWords } from '#web/lib/option-words.ts';

export const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: optionWords(value) }));

/** 'Lunch, coffee': those that are ticked, in their order; `none` where nothing is. */
export function tickedWords(ticks: readonly (readonly [boolean, string])[], none: string): string {
  const words = ticks.filter(([isTicked]) => isTicked).map(([, word]) => word);
  const text = words.join(', ');
  return text === '' ? none : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

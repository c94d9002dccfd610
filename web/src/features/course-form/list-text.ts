/** What was typed or pasted into the line that adds: commas and new lines part entries, blanks are none. */
export const entriesIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The same list with one entry at another place; beyond its ends nothing moves. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  if (to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

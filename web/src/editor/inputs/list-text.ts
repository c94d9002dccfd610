/** What was typed or pasted into the line that adds: commas and new lines part entries, blanks are none. */
export const entriesIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

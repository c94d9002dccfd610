// Every face has these: most names are told without loading any.
const PLAIN = /^[\u0020-\u007e\u00a0-\u017f]*$/;

/** The letters of a text that no paper can show, each once: to be told before something is issued to that name. */
export const unwritable = async (text: string): Promise<string[]> => {
  if (PLAIN.test(text)) return [];
  // On first use: what draws papers is large, and most processes draw none.
  const { unwritableIn } = await import('./spans.ts');
  return unwritableIn(text);
};

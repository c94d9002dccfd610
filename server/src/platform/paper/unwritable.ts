/** The letters of a text that no paper can show, each once: to be told before something is issued to that name. */
export const unwritable = async (text: string): Promise<string[]> => {
  // On first use: what draws papers is large, and most processes draw none.
  const { unwritableIn } = await import('./spans.ts');
  return unwritableIn(text);
};

/** A code of the room’s screen, from an instant on in milliseconds. */
export type RoomCode = { from: number; figures: string; path: string };

/** What is shown at an instant, and how long yet; null where the codes that were fetched have run out. */
export const shownCode = (
  codes: readonly RoomCode[],
  codeMs: number,
  now: number,
): { code: RoomCode; leftMs: number } | null => {
  const code = codes.find(({ from }) => from <= now && now < from + codeMs);
  return code ? { code, leftMs: code.from + codeMs - now } : null;
};

/** '418 902'. */
export const figuresText = (figures: string): string => `${figures.slice(0, 3)} ${figures.slice(3)}`;

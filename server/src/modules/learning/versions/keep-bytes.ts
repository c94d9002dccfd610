/**
 * What never changes, kept in memory up to so many bytes of its JSON: what was not asked for longest goes first, and what
 * alone is larger is not kept.
 */
export const keepBytes = <T extends object>(most: number) => {
  const kept = new Map<string, { thing: T; bytes: number }>();
  let total = 0;
  return {
    get: (key: string): T | undefined => {
      const found = kept.get(key);
      if (!found) return undefined;
      // A map remembers in which order it was filled.
      kept.delete(key);
      kept.set(key, found);
      return found.thing;
    },
    put: (key: string, thing: T): void => {
      const bytes = Buffer.byteLength(JSON.stringify(thing));
      if (kept.has(key) || bytes > most) return;
      kept.set(key, { thing, bytes });
      total += bytes;
      for (const [oldest, { bytes: freed }] of kept) {
        if (total <= most) return;
        kept.delete(oldest);
        total -= freed;
      }
    },
    bytes: () => total,
  };
};

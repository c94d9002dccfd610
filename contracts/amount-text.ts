/** What somebody typed as an amount, in minor units; null where it is none: “12,50”, “1e3” and “-5” are none. */
export const readAmount = (typed: string | number | undefined): number | null => {
  const text = typeof typed === 'number' ? String(typed) : (typed ?? '').trim();
  const minor = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  return minor > 0 ? minor : null;
};

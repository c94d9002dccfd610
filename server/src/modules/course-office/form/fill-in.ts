const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is only sensible together, and so is taken as it came: a list, say, is never mixed with another. */
const WHOLE = new Set(['paymentOptions', 'captions']);

/** `given` with what it leaves out put in from `stored`. */
export const fillIn = (given: unknown, stored: unknown): unknown => {
  if (given === undefined) return stored;
  if (!isPart(given) || !isPart(stored)) return given;
  const names = new Set([...Object.keys(stored), ...Object.keys(given)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const isWhole = WHOLE.has(name) && given[name] !== undefined;
      return [name, isWhole ? given[name] : fillIn(given[name], stored[name])];
    }),
  );
};

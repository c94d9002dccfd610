/** A path of this site to go on to, or nothing: an address of another site is never followed. */
export function nextPath(text: string | null): string | undefined {
  return text && /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : undefined;
}

/** The same page for another act, with the way on kept: '/signup?next=%2Forders'. */
export const withNext = (path: string, next: string | undefined) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

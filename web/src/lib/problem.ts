import { ERRORS, type ErrorCode } from '#contracts/errors.ts';

/** The sentence for `?problem=<code>`, with which a refused form post comes back; loaders read it. `unknown` stands for a code of nobody's. */
export function problemOf(request: Request, unknown: string | null = null): string | null {
  const code = new URL(request.url).searchParams.get('problem');
  if (!code) return null;
  return Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].message : unknown;
}

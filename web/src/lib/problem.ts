import { ERRORS, type ErrorCode } from '#contracts/errors.ts';

/** The sentence for `?problem=<code>`, with which a refused form post comes back; loaders read it. */
export function problemOf(request: Request): string | null {
  const code = new URL(request.url).searchParams.get('problem');
  return code && Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].message : null;
}

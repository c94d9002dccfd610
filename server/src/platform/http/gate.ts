import type { IncomingMessage } from 'node:http';
import { MALFORMED, notAllowed, type Refusal } from './refusals.ts';

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
const NO_METHOD = notAllowed(METHODS);

/** What nothing behind may have to think of: a method that nothing takes, and a path that reads as two. */
export const refusalAtGate = ({ method = '', url = '' }: IncomingMessage): Refusal | null => {
  if (!METHODS.includes(method)) return NO_METHOD;
  return isPath(url) ? null : MALFORMED;
};

/**
 * Whether a path says the same to everybody who reads it: to the router, which takes it letter by letter, and to a page,
 * which is given the URL it makes. Dots that lead up, a second slash at the beginning, a backslash and NUL do not.
 */
const isPath = (target: string): boolean => {
  const asked = target.split('?', 1)[0] ?? '';
  try {
    const { pathname } = new URL(target, 'http://localhost');
    const path = decodeURIComponent(asked);
    return decodeURIComponent(pathname) === path && !path.includes('\0');
  } catch {
    // It is no URL, or its escapes are no text.
    return false;
  }
};

/**
 * What the worker answers. `page`: by the server, and by the copy on this device only where there is no server. `lasting`:
 * by the copy where there is one, for what stands at such an address never changes. Null is left to the browser as it is:
 * prices, checkouts, logins, results of payments and whatever is sent.
 */
export type Way = 'page' | 'lasting';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

const PAGES = /^\/elearning\/(portal|kept|course\/[^/]+(\/notes|\/test\/[^/]+)?)\/?$/;
const LASTING = /^\/(assets\/|files\/|api\/elearning\/courses\/[^/]+\/versions\/\d+\/slides\/[^/]+$)/;

export function wayOf({ method, mode, url }: Asked, origin: string): Way | null {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return null;
  if (mode === 'navigate') return PAGES.test(asked.pathname) ? 'page' : null;
  return LASTING.test(asked.pathname) ? 'lasting' : null;
}

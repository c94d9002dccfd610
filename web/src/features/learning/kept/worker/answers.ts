import { KEPT_PAGE } from '../../course-paths.ts';
import { partOf } from './part-of.ts';

/** A line that is there and brings nothing is as good as none. */
const PATIENCE_MS = 6000;
/** What stands before a server that is away says so. */
const NO_SERVER = [502, 503, 504];

/** The copy on this device, whatever its address asks besides. */
const find = (path: string) => caches.match(path, { ignoreVary: true });

/**
 * The server's page. Without a server the course that is kept, and for what is not kept the page that says what is; where
 * nothing is kept, what the browser says.
 */
export async function answerPage(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const copy = (await find(path)) ?? ((await find(KEPT_PAGE)) && Response.redirect(KEPT_PAGE));
  if (!copy) return fetch(request);
  const answer = await Promise.race([fetch(request).catch(() => null), patience()]);
  return answer && !NO_SERVER.includes(answer.status) ? answer : copy;
}

export async function answerLasting(request: Request): Promise<Response> {
  const copy = await find(request.url);
  return copy ? partOf(copy, request.headers.get('range')) : fetch(request);
}

const patience = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));

import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#contracts/api.ts';
import type { PageFacts } from '#contracts/page.ts';
import type { Caller } from '#server/calls/context.ts';
import { notAllowed, type Refusal, sendRefusal, UNREADABLE } from '#server/platform/http/refusals.ts';
import { isReading } from '#server/platform/http/request-kinds.ts';
import type { Exchange, Made, SendShared } from '#server/platform/http/send-shared.ts';
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts';
import { encodingFor, pack } from './encoding.ts';

export type ApiFor = (request: {
  caller: Caller;
  requestId: string;
  onCookie?: (cookie: string) => Promise<Caller>;
}) => Api;

/** What tells who somebody is; a request has it. */
type Browser = { ip: string; headers: { cookie?: string | undefined; 'user-agent'?: string | undefined } };

/** The web application's own build. */
export type Pages = {
  render(request: Request, facts: PageFacts): Promise<Response>;
  /** What the page of a path reads of its address's query, if it is the same for everybody; else undefined. */
  sharedQuery(path: string): readonly string[] | undefined;
  /** Whether the form of this page is sent as JSON. */
  takesJson(path: string): boolean;
};

export type PageDeps = {
  pages: Pages;
  apiFor: ApiFor;
  identify(browser: Browser): Promise<Caller>;
  sendShared: SendShared;
  gateways: readonly string[];
};

/** Sends pages: public ones are kept for everybody, personal ones rendered for their one reader. */
export const createPageSender =
  (deps: PageDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = refusalOfPage(deps.pages, request);
    if (refusal) return sendRefusal(request, reply, refusal);
    const exchange = { request, reply };
    const query = isReading(request) ? deps.pages.sharedQuery(pathOf(request)) : undefined;
    if (query) return deps.sendShared(exchange, query, (address) => renderPage(deps, exchange, address));
    const made = await renderPage(deps, exchange, request.url);
    return 'reply' in made
      ? made.reply
      : reply.type(made.page.type).header('content-security-policy', made.page.csp).send(made.page.body);
  };

const METHODS = ['GET', 'HEAD', 'POST'];
const JSON_TYPE = /^application\/json\b/;
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/;
/** What has no body has no type; it is a form without fields. */
const EMPTY_FORM = 'application/x-www-form-urlencoded';

/** A page's action reads what its form sends and nothing else. */
const refusalOfPage = (pages: Pages, request: FastifyRequest): Refusal | null => {
  if (!METHODS.includes(request.method)) return notAllowed(METHODS);
  if (isReading(request)) return null;
  const type = request.headers['content-type'] ?? EMPTY_FORM;
  return (pages.takesJson(pathOf(request)) ? JSON_TYPE : FORM_TYPE).test(type) ? null : UNREADABLE;
};

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

const renderPage = async (deps: PageDeps, { request, reply }: Exchange, address: string): Promise<Made> => {
  const visit = await openVisit(deps, request);
  const response = await deps.pages.render(toWebRequest(request, address), visit.facts);
  const body = Buffer.from(await response.arrayBuffer());
  const csp = contentSecurityPolicy(scriptsOf(visit.facts, body), deps.gateways);
  if (response.status === 200 && !visit.facts.isPersonal()) {
    return { page: { type: response.headers.get('content-type') ?? 'text/html', body, csp } };
  }
  for (const cookie of visit.cookies) reply.header('set-cookie', cookie);
  const location = response.headers.get('location');
  const rest = location && unread(request.url, { address, location });
  if (rest) response.headers.set('location', location + rest);
  return { reply: await sendOnce({ request, reply }, response, { body, csp }) };
};

/** What a visitor's address says besides what the page was given of it: who is led on takes it along. */
const unread = (url: string, { address, location }: { address: string; location: string }): string => {
  const queryOf = (text: string) => new URL(text, 'http://localhost').searchParams;
  const given = queryOf(address);
  const rest = new URLSearchParams([...queryOf(url)].filter(([name]) => !given.has(name))).toString();
  return rest && `${location.includes('?') ? '&' : '?'}${rest}`;
};

const scriptsOf = (facts: PageFacts, body: Buffer) =>
  facts.isPersonal() ? [`'nonce-${facts.nonce}'`] : hashInlineScripts(body.toString());

const openVisit = async (deps: PageDeps, request: FastifyRequest) => {
  const cookies: string[] = [];
  const caller = await deps.identify(request);
  // As a browser would hold them: what a call sets stands beside what was there, and before it.
  let held = request.headers.cookie;
  const personal = deps.apiFor({
    caller,
    requestId: request.id,
    onCookie: (cookie) => {
      cookies.push(cookie);
      held = [cookie.split(';')[0], held].filter(Boolean).join('; ');
      return deps.identify({ ip: request.ip, headers: { ...request.headers, cookie: held } });
    },
  });
  let touched = false;
  const facts: PageFacts = {
    shared: deps.apiFor({ caller: { address: caller.address, user: null }, requestId: request.id }),
    get personal() {
      touched = true;
      return personal;
    },
    isPersonal: () => touched,
    nonce: randomBytes(16).toString('base64'),
  };
  return { facts, cookies };
};

const sendOnce = async (
  { request, reply }: Exchange,
  response: Response,
  { body, csp }: { body: Buffer; csp: string },
): Promise<FastifyReply> => {
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value);
  reply.headers({ 'cache-control': 'private, no-store', 'content-security-policy': csp });
  const encoding =
    body.length > SMALLEST_PACKED && !isAskedFromElsewhere(request) ? encodingFor(request) : 'identity';
  if (encoding === 'identity') return reply.code(response.status).send(body);
  reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
  return reply.code(response.status).send(await pack(body, encoding, 'once'));
};

const SMALLEST_PACKED = 1_024;

/**
 * Who can make a browser ask again and again, with words of their own in the address, could tell from the length of packed
 * answers what else is on the page (BREACH). What a person or our own pages ask for is nobody's to choose.
 */
const isAskedFromElsewhere = ({ headers }: FastifyRequest) =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

// `origin`: where a form comes from was judged when the request came in. A page that hands on no referrer sends "null"
// with its own forms, and the router would refuse that.
const KEPT_BACK = new Set(['content-length', 'origin']);

/** Fastify has parsed what was sent; a page's action reads it again, as a form or as the JSON that it was. */
const toWebRequest = (request: FastifyRequest, address: string): Request => {
  const url = new URL(address, `${request.protocol}://${request.host}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !KEPT_BACK.has(name)) headers.set(name, String(value));
  }
  if (isReading(request)) return new Request(url, { method: request.method, headers });
  if (JSON_TYPE.test(headers.get('content-type') ?? ''))
    return new Request(url, { method: request.method, headers, body: JSON.stringify(request.body) });
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(url, { method: request.method, headers, body: toForm(request.body) });
};

const toForm = (body: unknown): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) form.append(name, String(item));
  }
  return form;
};

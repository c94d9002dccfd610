import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#contracts/api.ts';
import type { PageFacts } from '#contracts/page.ts';
import type { Caller } from '#server/calls/context.ts';
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

export type ApiFor = (request: {
  caller: Caller;
  requestId: string;
  onCookie?: (cookie: string) => void;
}) => Api;

/** Answers a web request with a page; made by the web application's own build. */
export type RenderPage = (request: Request, facts: PageFacts) => Promise<Response>;

export type PageDeps = {
  render: RenderPage;
  apiFor: ApiFor;
  identify(request: FastifyRequest): Promise<Caller>;
  catalogue: { version(): number; nextBoundary(): Promise<Date> };
  now: () => Date;
  gateways: readonly string[];
  demo: boolean;
};

/** Sends pages: public ones from the cache, personal ones rendered for their one reader. */
export const createPageSender = (deps: PageDeps) => {
  const cache = new PageCache();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const key = request.method === 'GET' || request.method === 'HEAD' ? request.url : null;
    const cached = key && cache.find(key, { version: deps.catalogue.version(), now: deps.now().getTime() });
    if (cached) return sendCached(request, reply, cached);

    // Taken before rendering: what changes meanwhile makes the page an old one at once.
    const version = deps.catalogue.version();
    const visit = await openVisit(deps, request);
    const response = await deps.render(toWebRequest(request), visit.facts);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? 'text/html';
    if (key && key.length < 300 && response.status === 200 && !visit.facts.isPersonal()) {
      const csp = contentSecurityPolicy(hashInlineScripts(body.toString()), deps.gateways);
      const validUntil = (await deps.catalogue.nextBoundary()).getTime();
      return sendCached(request, reply, await cache.keep(key, { type, body, csp }, { version, validUntil }));
    }
    for (const cookie of visit.cookies) reply.header('set-cookie', cookie);
    return sendOnce(reply, response, {
      body,
      csp: contentSecurityPolicy(scriptsOf(visit.facts, body), deps.gateways),
    });
  };
};

const scriptsOf = (facts: PageFacts, body: Buffer) =>
  facts.isPersonal() ? [`'nonce-${facts.nonce}'`] : hashInlineScripts(body.toString());

const openVisit = async (deps: PageDeps, request: FastifyRequest) => {
  const cookies: string[] = [];
  const open = (caller: Caller) =>
    deps.apiFor({ caller, requestId: request.id, onCookie: (cookie) => cookies.push(cookie) });
  const caller = await deps.identify(request);
  let touched = false;
  const facts: PageFacts = {
    shared: open({ address: caller.address, user: null }),
    get personal() {
      touched = true;
      return open(caller);
    },
    isPersonal: () => touched,
    nonce: randomBytes(16).toString('base64'),
    demo: deps.demo,
  };
  return { facts, cookies };
};

const sendCached = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
  reply.headers({
    'content-type': page.type,
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': page.csp,
    etag: page.etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.br);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
};

const sendOnce = (reply: FastifyReply, response: Response, { body, csp }: { body: Buffer; csp: string }) => {
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value);
  reply.headers({ 'cache-control': 'private, no-store', 'content-security-policy': csp });
  return reply.code(response.status).send(body);
};

/** Fastify has parsed the form; a page's action reads it as a form again. */
const toWebRequest = (request: FastifyRequest): Request => {
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, String(value));
  }
  if (request.method === 'GET' || request.method === 'HEAD')
    return new Request(url, { method: request.method, headers });
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

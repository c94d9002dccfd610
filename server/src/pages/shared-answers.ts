import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, type Page, PageCache } from './page-cache.ts';

export type SharedAnswersDeps = {
  catalogue: { version(): number; nextBoundary(): Promise<Date> };
  now: () => Date;
};

/** What is made for a shared address: something to keep, or what this one visitor gets instead. */
export type Made = { page: Page } | { reply: FastifyReply };
export type SendShared = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<Made>,
) => Promise<FastifyReply>;

/** Answers that are the same for everyone, pages and JSON alike, are made once and sent as bytes. */
export const createSharedAnswers = ({ catalogue, now }: SharedAnswersDeps): SendShared => {
  const cache = new PageCache();
  let known = { version: Number.NaN, boundary: 0 };
  /** Until when answers of this version hold; looked up once for all of them. */
  const endOf = async (version: number): Promise<number> => {
    if (known.version !== version || now().getTime() >= known.boundary)
      known = { version, boundary: (await catalogue.nextBoundary()).getTime() };
    return known.boundary;
  };
  /** Answers that are being made, by version and address. */
  const underWay = new Map<string, Promise<unknown>>();

  return async (request, reply, make) => {
    const key = request.url;
    // Taken before making: what changes meanwhile makes the answer an old one at once.
    const version = catalogue.version();
    const errand = `${version} ${key}`;
    // When many ask at once one of them makes it, and the others look again. Who brings a cookie may be given a page
    // of their own, which is worth nobody's waiting.
    const other = request.headers.cookie ? undefined : underWay.get(errand);
    if (other) await other;
    const kept = cache.find(key, { version, now: now().getTime() });
    if (kept) return sendKept(request, reply, kept);
    const making = (async () => {
      // Before too: what is made across an end, as of an early bird, may still say what was before it.
      const validUntil = await endOf(version);
      const made = await make();
      return 'reply' in made ? made : { kept: await cache.keep(key, made.page, { version, validUntil }) };
    })();
    const ended = making.then(
      () => underWay.delete(errand),
      () => underWay.delete(errand),
    );
    underWay.set(errand, ended);
    const made = await making;
    return 'reply' in made ? made.reply : sendKept(request, reply, made.kept);
  };
};

const sendKept = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
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

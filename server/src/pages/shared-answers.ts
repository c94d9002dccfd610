import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Exchange, SendShared } from '#server/platform/http/send-shared.ts';
import { countKeptAnswer } from '#server/platform/meters.ts';
import { encodingFor } from './encoding.ts';
import { type Edition, type KeptAnswer, KeptAnswers } from './kept-answers.ts';

export type SharedAnswersDeps = {
  catalogue: { version(): number; nextBoundary(): Promise<Date> };
  now: () => Date;
  /** How much of it is kept. */
  maxBytes?: number;
};

export type SharedAnswers = {
  send: SendShared;
  /** Answers a request that asks for a kept answer by its very address, with `headers` besides its own; else is false. */
  sendKept(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): boolean;
  /** Of all that is kept. */
  bytes(): number;
};

const MAX_BYTES = 24 * 1024 * 1024;

/** Answers that are the same for everyone, pages and JSON alike, are made once and sent as bytes. */
export const createSharedAnswers = (deps: SharedAnswersDeps): SharedAnswers => {
  const { catalogue, now, maxBytes = MAX_BYTES } = deps;
  const kept = new KeptAnswers(maxBytes);
  const find = (address: string) =>
    kept.find(address, { version: catalogue.version(), now: now().getTime() });
  let edition: Edition = { version: Number.NaN, until: 0 };
  /** The edition of this version, whose end is looked up once for all its answers. */
  const editionOf = async (version: number): Promise<Edition> => {
    if (edition.version !== version || now().getTime() >= edition.until)
      edition = { version, until: (await catalogue.nextBoundary()).getTime() };
    return edition;
  };
  /** Answers that are being made, by version and address. */
  const underWay = new Map<string, Promise<unknown>>();

  const send: SendShared = async ({ request, reply }, query, make) => {
    const address = canonical(request.url, query);
    const exchange = { request, reply };
    // Taken before making: what changes meanwhile makes the answer an old one at once.
    const version = catalogue.version();
    const errand = `${version} ${address}`;
    // When many ask at once one of them makes it, and the others look again. Who brings a cookie may be given a page
    // of their own, which is worth nobody's waiting.
    const other = request.headers.cookie ? undefined : underWay.get(errand);
    if (other) await other;
    const found = find(address);
    countKeptAnswer(found ? 'hit' : 'miss');
    if (found) return sendAnswer(kept, found, exchange);
    const making = (async () => {
      // Before too: what is made across an end, as of an early bird, may still say what was before it.
      const madeFor = await editionOf(version);
      const made = await make(address);
      return 'reply' in made ? made : { answer: kept.keep(address, made.page, madeFor) };
    })();
    const ended = making.then(
      () => underWay.delete(errand),
      () => underWay.delete(errand),
    );
    underWay.set(errand, ended);
    const made = await making;
    return 'reply' in made ? made.reply : sendAnswer(kept, made.answer, exchange);
  };

  return {
    send,
    bytes: () => kept.bytes,
    sendKept: (request, response, headers) => {
      const answer = find(request.url ?? '');
      if (!answer) return false;
      if (isKnown(request, answer)) {
        countKeptAnswer('hit');
        response.writeHead(304, { ...headers, ...answer.headers }).end();
        return true;
      }
      const rendition = answer.ready(encodingFor(request));
      if (!rendition) return false;
      countKeptAnswer('hit');
      const { body } = rendition;
      response.writeHead(200, { ...headers, ...rendition.headers, 'content-length': body.length }).end(body);
      return true;
    },
  };
};

const sendAnswer = async (
  kept: KeptAnswers,
  answer: KeptAnswer,
  { request, reply }: Exchange,
): Promise<FastifyReply> => {
  if (isKnown(request, answer)) return reply.code(304).headers(answer.headers).send();
  const { headers, body } = await kept.pack(answer, encodingFor(request.raw));
  return reply.headers(headers).send(body);
};

const isKnown = ({ headers }: Pick<IncomingMessage, 'headers'>, answer: KeptAnswer) =>
  headers['if-none-match'] === answer.headers.etag;

/** The address with those parameters only, in the order in which they are named. */
const canonical = (url: string, names: readonly string[]): string => {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const given = new URLSearchParams(url.slice(start));
  const read = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  ).toString();
  return read ? `${url.slice(0, start)}?${read}` : url.slice(0, start);
};

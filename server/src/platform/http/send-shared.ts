import type { FastifyReply, FastifyRequest } from 'fastify';

export type Exchange = { request: FastifyRequest; reply: FastifyReply };
export type Page = { type: string; body: Buffer; csp: string };

/** What is made for a shared address: something to keep, or what this one visitor gets instead. */
export type Made = { page: Page } | { reply: FastifyReply };

/**
 * Sends what is the same for everyone, made once and kept. `query` names what the answer reads of the address's query;
 * `make` is given the address with that and nothing else, so that a made-up parameter neither makes an answer anew nor
 * stands in what others are sent.
 */
export type SendShared = (
  exchange: Exchange,
  query: readonly string[],
  make: (address: string) => Promise<Made>,
) => Promise<FastifyReply>;

/** The csp of what is no document: JSON, texts, calendars. */
export const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isOverloaded } from '#server/platform/db/overload.ts';
import { PLAIN_PAGE_CSP, plainPage } from './plain-page.ts';
import { isReading } from './request-kinds.ts';

/** What is answered where no call and no page is reached. */
export type Refusal = { status: number; code: string; message: string; headers?: Record<string, string> };

export const MISDIRECTED: Refusal = {
  status: 421,
  code: 'misdirected',
  message: 'This address does not serve the academy.',
};
export const CROSS_SITE: Refusal = {
  status: 403,
  code: 'cross-site',
  message: 'This request came from another site and was refused.',
};
export const BUSY: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'We are busy for a moment. Please try again.',
};
export const MALFORMED: Refusal = {
  status: 400,
  code: 'malformed-body',
  message: 'The request could not be read.',
};
/** A body of another kind than what is asked for. */
export const UNREADABLE: Refusal = { ...MALFORMED, status: 415 };
/** What is taken by nobody but with these methods. */
export const notAllowed = (methods: readonly string[]): Refusal => ({
  status: 405,
  code: 'method-not-allowed',
  message: 'Nothing here can be done that way.',
  headers: { allow: methods.join(', ') },
});
/** Of everything that is busy, whoever says so. */
export const RETRY_AFTER = { 'retry-after': '2' };

export const toRefusal = (error: FastifyError, request: FastifyRequest): Refusal => {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: 'too-large', message: 'The request is too large.' };
  if (status >= 400 && status < 500) return status === 415 ? UNREADABLE : MALFORMED;
  request.log.error({ err: error, requestId: request.id }, 'a request failed');
  if (isOverloaded(error)) return BUSY;
  return { status: 500, code: 'internal', message: 'Something went wrong on our side.' };
};

export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
  const { headers, body } = tellRefusal(request.raw, request.id, refusal);
  return reply.code(refusal.status).headers(headers).send(body);
};

/** A refusal as its asker reads it: a browser that opens a page gets one, everybody else the shape of all errors. */
export const tellRefusal = (
  request: IncomingMessage,
  requestId: string,
  refusal: Refusal,
): { headers: Record<string, string>; body: string } => {
  const isPage = isReading(request) && request.headers.accept?.includes('text/html') === true;
  return {
    headers: {
      ...refusal.headers,
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': PLAIN_PAGE_CSP,
    },
    body: isPage
      ? page(refusal, requestId)
      : JSON.stringify({ success: false, message: refusal.message, code: refusal.code, requestId }),
  };
};

const page = ({ status, message }: Refusal, requestId: string) =>
  plainPage(
    message,
    `<h1>${message}</h1>${status >= 500 ? '<a href="">Try again</a>' : ''}<p>Reference ${requestId}</p>`,
  );

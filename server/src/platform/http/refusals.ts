import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isOverloaded } from '#server/platform/db/overload.ts';
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
      'content-security-policy': `default-src 'none'; style-src '${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
    },
    body: isPage
      ? page(refusal, requestId)
      : JSON.stringify({ success: false, message: refusal.message, code: refusal.code, requestId }),
  };
};

// Nothing is fetched for it: what it would be fetched from may be what is wrong. Its colors are those of the site.
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f3f6f4;color:#0f1b17;font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:1.5rem;padding:2rem;background:#fff;border:1px solid #d2dcd7}
h1{margin:0;font-size:1.375rem;font-weight:500;line-height:1.3;text-wrap:balance}
a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.25rem;background:#0c3b33;color:#fff;text-decoration:none}
a:hover{background:#06261f}a:focus-visible{outline:2px solid #0f1b17;outline-offset:2px}
p{margin:1.5rem 0 0;color:#4a5a54;font-size:.875rem}`;
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const page = (
  { status, message }: Refusal,
  requestId: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${message}</title><style>${STYLE}</style></head>
<body><main><h1>${message}</h1>${status >= 500 ? '<a href="">Try again</a>' : ''}<p>Reference ${requestId}</p></main></body></html>`;

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeXml } from '../escape-xml.ts';
import { PLAIN_PAGE_CSP, plainPage } from './plain-page.ts';

/** What is routed here may come as a form of several parts, none of them a file. Elsewhere that is refused. */
export const readParts = (scope: FastifyInstance): FastifyInstance => {
  void scope.register(multipart, {
    limits: { files: 0, fields: 600, fieldSize: 5_000, headerPairs: 20 },
  });
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readFields(request);
  });
  return scope;
};

/** Of fields with one name the last counts. */
const readFields = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    // The library names a status for what is too much of something, and none for a body that cannot be taken apart.
    throw Object.assign(error as Error, { statusCode: 400, ...(error as object) });
  }
  return Object.fromEntries(fields);
};

type Way = { message: string; to: string };

/** A page that leads on by itself, and by a link where the browser would not. */
export const sendHandOver = (reply: FastifyReply, { message, to }: Way): FastifyReply => {
  const [title, address] = [escapeXml(message), escapeXml(to)];
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PLAIN_PAGE_CSP)
    .send(
      plainPage(
        title,
        `<h1>${title}</h1><a href="${address}">Go on</a>`,
        `<meta http-equiv="refresh" content="0;url=${address}">`,
      ),
    );
};

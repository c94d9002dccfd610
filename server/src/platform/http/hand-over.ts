import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeXml } from '../escape-xml.ts';
import { PLAIN_PAGE_CSP, plainPage } from './plain-page.ts';

/** What is routed here may come as a form of several parts, none of them a file. Elsewhere that is refused. */
export const readParts = (scope: FastifyInstance) =>
  scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 600, fieldSize: 5_000, headerPairs: 20 },
  });

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

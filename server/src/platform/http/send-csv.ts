import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** As a file to keep; `name` without its ending. */
export const sendCsv = (reply: FastifyReply, name: string, csv: string | Readable) =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(csv);

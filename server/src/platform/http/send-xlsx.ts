import type { FastifyReply } from 'fastify';

/** As a file to keep; `name` without its ending. */
export const sendXlsx = (reply: FastifyReply, name: string, xlsx: Buffer) =>
  reply
    .header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .header('cache-control', 'no-store')
    .send(xlsx);

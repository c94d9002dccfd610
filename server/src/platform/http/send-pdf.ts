import type { FastifyReply } from 'fastify';

export type PdfFile = { name: string; pdf: Buffer };

/** A document of one person, to be saved: nothing in it runs, and nobody keeps a copy on the way. */
export const sendPdf = (reply: FastifyReply, { name, pdf }: PdfFile): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type('application/pdf')
    .send(pdf);

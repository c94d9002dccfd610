import { z } from 'zod';
import type { Outcome } from '#server/calls/outcome.ts';
import type { PdfFile } from '#server/platform/http/send-pdf.ts';

/** What a call answers that is a file where others answer JSON. */
export const receiptFile = z.object({ number: z.string(), pdf: z.instanceof(Buffer) });

/** The file, or null where the call was refused: refusals are told as JSON. */
export const fileOf = ({ status, answer }: Outcome): PdfFile | null => {
  if (status !== 200) return null;
  const { number: name, pdf } = receiptFile.parse(answer);
  return { name, pdf };
};

export const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const;

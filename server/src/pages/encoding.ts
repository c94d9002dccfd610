import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
type Packed = Exclude<Encoding, 'identity'>;

/** What is kept is packed once for many; what is sent once, in a millisecond or two. */
const QUALITY = { kept: { br: 6, gzip: 6 }, once: { br: 2, gzip: 3 } } as const;

const PACK: Record<Packed, (body: Buffer, quality: number) => Promise<Buffer>> = {
  br: (body, quality) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body, level) => promisify(gzip)(body, { level }),
};

export const pack = (body: Buffer, encoding: Packed, use: keyof typeof QUALITY): Promise<Buffer> =>
  PACK[encoding](body, QUALITY[use][encoding]);

/** The best that a browser takes. */
export const encodingFor = ({ headers }: Pick<IncomingMessage, 'headers'>): Encoding => {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

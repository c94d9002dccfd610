import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type CachedPage = {
  type: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  csp: string;
};

export type Page = { type: string; body: Buffer; csp: string };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const MAX_PAGES = 500;

type Kept = CachedPage & { version: number; validUntil: number };

/**
 * Rendered public pages, each valid for one version of the catalogue and until the next moment at which it would
 * read otherwise (an early bird that ends, a deadline, a start, a midnight at a venue).
 */
export class PageCache {
  readonly #pages = new Map<string, Kept>();

  find(key: string, at: { version: number; now: number }): CachedPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    if (page.version === at.version && at.now < page.validUntil) return page;
    this.#pages.delete(key);
    return null;
  }

  async keep(key: string, page: Page, valid: { version: number; validUntil: number }): Promise<CachedPage> {
    const [br, zipped] = await Promise.all([
      compressBrotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      compressGzip(page.body),
    ]);
    const etag = `"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`;
    const kept = { type: page.type, plain: page.body, br, gzip: zipped, etag, csp: page.csp, ...valid };
    if (this.#pages.size >= MAX_PAGES) this.#dropOldest();
    this.#pages.set(key, kept);
    return kept;
  }

  #dropOldest() {
    const oldest = this.#pages.keys().next();
    if (!oldest.done) this.#pages.delete(oldest.value);
  }
}

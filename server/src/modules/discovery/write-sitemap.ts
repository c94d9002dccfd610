import type { Ctx } from '#server/calls/context.ts';
import { escapeXml } from '#server/platform/escape-xml.ts';
import { listFindable, listReviewPages } from './addresses.repository.ts';

/** Every public page: what can be found here is what search engines should find, and what participants say. */
export const writeSitemap = async ({ db, ports }: Pick<Ctx, 'db' | 'ports'>): Promise<string> => {
  const pages = [...(await listFindable(db)), ...(await listReviewPages(db))];
  // The home page shows something of everything.
  const newest = Math.max(0, ...pages.map(({ updatedAt }) => updatedAt.getTime()));
  const urls = [{ path: '/', updatedAt: new Date(newest) }, ...pages].map(
    ({ path, updatedAt }) =>
      `<url><loc>${escapeXml(encodeURI(ports.publicUrl + path))}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};

import type { Media } from '#contracts/course-office/sections/media.ts';
import type { Issue } from '#contracts/errors.ts';
import type { Ctx } from '#server/calls/context.ts';
import { keepFiles } from './keep-files.ts';

/** An address as a form has it: in which field, and what that is called. */
type Named = { field: string; label: string; url: string };

/** Every address that a course's media names; `shownFiles` asks of the same places. */
export const addressesIn = ({ mainImage, documents, images, videos, links, promotional }: Media): Named[] => {
  const all = (field: string, label: string, urls: string[]) => urls.map((url) => ({ field, label, url }));
  const { brochureUrl, videoUrl, catalogUrl } = promotional;
  return [
    { field: 'mainImage.url', label: 'Main image', url: mainImage?.url ?? '' },
    ...all('documents', 'Documents', documents),
    ...all('images', 'Images', images),
    ...all('videos', 'Videos', videos),
    ...links.map(({ url }, at) => ({ field: `links.${at}.url`, label: 'Link', url })),
    { field: 'promotional.brochureUrl', label: 'Brochure', url: brochureUrl },
    { field: 'promotional.videoUrl', label: 'Promotional video', url: videoUrl },
    { field: 'promotional.catalogUrl', label: 'Catalog', url: catalogUrl },
  ].filter(({ url }) => url !== '');
};

/** Files that somebody has removed meanwhile; the others cannot be before what names them is saved. */
export const fileIssues = async (ctx: Ctx, named: readonly Named[]): Promise<Issue[]> => {
  const gone = await keepFiles(
    ctx,
    named.map(({ url }) => url),
  );
  const missing = named.filter(({ url }) => gone.has(url));
  const issues = missing.map(({ field, label }): [string, Issue] => [
    field,
    { field, message: `${label}: a file is no longer here` },
  ]);
  return [...new Map(issues).values()];
};

import type { MetaDescriptor } from 'react-router';
import type { Site } from '#contracts/settings.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title and description of a page; the brand follows the title. */
export const pageMeta = (
  matches: Matches,
  page: { title: string; description: string },
): MetaDescriptor[] => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site: Site } | undefined;
  const title = root ? `${page.title} · ${root.site.brand.name}` : page.title;
  return [{ title }, { name: 'description', content: page.description }];
};

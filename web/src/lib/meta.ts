import type { MetaDescriptor } from 'react-router';
import type { Site } from '#contracts/settings.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title and description of a page; the brand comes from what the root has loaded. */
export function pageMeta(matches: Matches, { title, description }: { title: string; description: string }) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site: Site } | undefined;
  const meta: MetaDescriptor[] = [
    { title: root ? `${title} · ${root.site.brand.name}` : title },
    { name: 'description', content: description },
  ];
  return meta;
}

/** For pages of one person, which no search engine should keep. */
export const notIndexed: MetaDescriptor = { name: 'robots', content: 'noindex' };

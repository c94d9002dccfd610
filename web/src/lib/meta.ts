import type { MetaDescriptor } from 'react-router';
import type { Site } from '#contracts/site/site.ts';

type Matches = readonly (
  | { id: string; pathname?: string; loaderData?: unknown; error?: unknown }
  | undefined
)[];

export type PageWords = {
  title: string;
  description: string;
  /** The title is whole without the brand's name after it. */
  isWhole?: boolean;
  /** There is no such page: it has words, but no address. */
  isMissing?: boolean;
  /** The page's path, where a part of the query makes it another page: a month of the calendar. */
  address?: string;
  /** Path of the picture that stands for the page where it is shared. */
  card?: string;
  kind?: 'website' | 'article';
};

/** The languages of the site and where each begins; the first is for whoever reads none of them. */
const LANGUAGES = [{ code: 'en', locale: 'en_GB', start: '' }] as const;
const SITE_CARD = '/cards/site.png';
const CARD_SIZE = { width: '1200', height: '630' };

export const courseCard = (slug: string): string => `/cards/courses/${slug}.png`;

/**
 * What the head of a page says of it, to people, search engines and whoever shows a link to it; brand and address
 * come from what the root has loaded. One page has one address: what a query filters or sorts is no other.
 */
export function pageMeta(matches: Matches, words: PageWords): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!site) return [{ title: words.title }, named('description', words.description)];
  const title = words.isWhole ? words.title : `${words.title} · ${site.brand.name}`;
  const own = [{ title }, named('description', words.description)];
  const path = words.address ?? matches.at(-1)?.pathname;
  if (words.isMissing || path === undefined || matches.some((match) => match?.error)) return own;
  return [...own, ...addressLinks(site, path), ...shared(site, path, words)];
}

/** For pages of one person, which no search engine should keep. */
export const notIndexed: MetaDescriptor = { name: 'robots', content: 'noindex' };

const siteOf = (matches: Matches): Site | undefined =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { site: Site } | undefined)?.site;

const addressOf = (site: Site, path: string): string => `${site.publicUrl}${path.replace(/(?<=.)\/+$/, '')}`;

const link = (attributes: Record<string, string>): MetaDescriptor => ({ tagName: 'link', ...attributes });
const named = (name: string, content: string): MetaDescriptor => ({ name, content });
const property = (name: string, content: string): MetaDescriptor => ({ property: name, content });

/** The address that counts, and the same page in each language. */
const addressLinks = (site: Site, path: string): MetaDescriptor[] => {
  const alternate = (hrefLang: string, start: string) =>
    link({ rel: 'alternate', hrefLang, href: addressOf(site, start + path) });
  return [
    link({ rel: 'canonical', href: addressOf(site, path) }),
    ...LANGUAGES.map(({ code, start }) => alternate(code, start)),
    alternate('x-default', LANGUAGES[0].start),
  ];
};

/** Open Graph; where Twitter has no word of its own, it reads these. */
const shared = (site: Site, path: string, words: PageWords): MetaDescriptor[] => [
  property('og:type', words.kind ?? 'website'),
  property('og:site_name', site.brand.name),
  property('og:locale', LANGUAGES[0].locale),
  property('og:title', words.title),
  property('og:description', words.description),
  property('og:url', addressOf(site, path)),
  property('og:image', `${site.publicUrl}${words.card ?? SITE_CARD}`),
  property('og:image:type', 'image/png'),
  property('og:image:width', CARD_SIZE.width),
  property('og:image:height', CARD_SIZE.height),
  property('og:image:alt', words.title),
  named('twitter:card', 'summary_large_image'),
];

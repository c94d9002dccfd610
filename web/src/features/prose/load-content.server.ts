import { data } from 'react-router';
import type { PageFacts } from '#contracts/page.ts';
import { type pageContext, requireAnswer, sharedApi } from '#web/lib/page.ts';
import {
  type Article,
  type ArticleSummary,
  type ContentPage,
  listArticles,
  readArticle,
  readContent,
} from './content.server.ts';

type Args = { context: { get(key: typeof pageContext): PageFacts } };

/** What one route module is called under several addresses: the address as the site map spells it. */
export const pageName = ({ pattern }: { pattern: string }): string => pattern.replace(/^\//, '');

const siteOf = async (args: Args) => requireAnswer(await sharedApi(args).call('getSite', {})).site;

const found = <T>(page: T | undefined): T => {
  if (page === undefined) throw data({ message: 'Not found' }, { status: 404 });
  return page;
};

/** The text of a page with the settings filled in, or the page for what is missing. */
export const loadContent = async (args: Args, name: string): Promise<ContentPage> =>
  found(readContent(name, await siteOf(args)));

export const loadArticle = async (args: Args, slug: string): Promise<Article> =>
  found(readArticle(slug, await siteOf(args)));

/** The latest first. */
export const loadArticles = async (args: Args): Promise<ArticleSummary[]> => listArticles(await siteOf(args));

import { data } from 'react-router';
import type { PageFacts } from '#contracts/page.ts';
import { type pageContext, requireAnswer, sharedApi } from '#web/lib/page.ts';
import { type ContentPage, readContent } from './content.server.ts';

type Args = { context: { get(key: typeof pageContext): PageFacts } };

/** What one route module is called under several addresses: the address as the site map spells it. */
export const pageName = ({ pattern }: { pattern: string }): string => pattern.replace(/^\//, '');

/** The text of a page with the settings filled in, or the page for what is missing. */
export const loadContent = async (args: Args, name: string): Promise<ContentPage> => {
  const { site } = requireAnswer(await sharedApi(args).call('getSite', {}));
  const page = readContent(name, site);
  if (!page) throw data({ message: 'Not found' }, { status: 404 });
  return page;
};

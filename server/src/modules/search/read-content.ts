import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { contentWords, openContent } from '#contracts/site/content.ts';
import type { Site } from '#contracts/site/site.ts';
import { projectRoot } from '#server/platform/project-root.ts';

/** A page or an article that editors write. `date` is an article's, `YYYY-MM-DD`. */
export type Text = { path: string; title: string; description: string; date: string; text: string };

const FOLDER = join(projectRoot, 'content');
const NEWS = /^news[\\/]/;

/** All texts there are: pages, and articles under `news/`. */
export const readContent = async (site: Site): Promise<{ pages: Text[]; news: Text[] }> => {
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.md')).sort();
  const read = async (name: string) =>
    toText(pathOf(name.slice(0, -'.md'.length), site), await readFile(join(FOLDER, name), 'utf8'), site);
  return {
    pages: await Promise.all(names.filter((name) => !NEWS.test(name)).map(read)),
    news: await Promise.all(names.filter((name) => NEWS.test(name)).map(read)),
  };
};

const pathOf = (name: string, site: Site): string => {
  if (NEWS.test(name)) return `/NewsDetails/${name.replace(NEWS, '')}`;
  return name === 'why' ? `/why-${site.brand.slug}` : `/${name}`;
};

const toText = (path: string, file: string, site: Site): Text => {
  const { head, body } = openContent(file, contentWords(site));
  const { title = '', description = '', date = '' } = head;
  return { path, title, description, date, text: plainText(body) };
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of a page without its markup. */
const plainText = (markdown: string): string =>
  sanitizeHtml(marked.parse(markdown, { async: false }), { allowedTags: [] })
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

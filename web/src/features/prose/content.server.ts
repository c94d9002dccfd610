import { type ContentFile, contentWords, openContent } from '#contracts/site/content.ts';
import type { Site } from '#contracts/site/site.ts';
import { renderMarkdown } from './markdown.server.ts';

export type ContentPage = {
  title: string;
  description: string;
  /** Only of pages that are agreed to. */
  version?: string;
  /** The largest thing in view, and what it counts. */
  figure?: string;
  figureNote?: string;
  /** What stands before the first heading. */
  lead: string;
  sections: { title: string; html: string }[];
};

export type ArticleSummary = {
  slug: string;
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  date: string;
  author: string;
};
export type Article = ArticleSummary & { html: string };

// What an editor writes is in this folder and nowhere else; a new build takes it up.
const files = import.meta.glob<string>('/content/*.md', { query: '?raw', import: 'default', eager: true });
const articleFiles = import.meta.glob<string>('/content/news/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const namesIn = (found: Record<string, string>): string[] =>
  Object.keys(found).map((path) => path.replace(/^.*\/|\.md$/g, ''));

export const contentNames = namesIn(files);
export const articleNames = namesIn(articleFiles);

/** A page of `content/`, with its placeholders filled in; undefined where there is no such file. */
export const readContent = (name: string, site: Site): ContentPage | undefined => {
  const file = files[`/content/${name}.md`];
  return file === undefined ? undefined : parseContent(file, contentWords(site));
};

/** Throws for a placeholder that nobody knows. */
export const parseContent = (file: string, words: Record<string, string>): ContentPage => {
  const { head, body } = openContent(file, words);
  const { title = '', description = '', version, figure, figureNote } = head;
  return { title, description, version, figure, figureNote, ...inSections(body) };
};

const HEADING = /^## +/m;

/** A text under its headings of the second level. */
const inSections = (body: string): Pick<ContentPage, 'lead' | 'sections'> => {
  const [lead = '', ...parts] = body.split(HEADING);
  return {
    lead: renderMarkdown(lead),
    sections: parts.map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.trim(), html: renderMarkdown(lines.join('\n')) };
    }),
  };
};

const openArticle = (slug: string, site: Site): ContentFile | undefined => {
  const file = articleFiles[`/content/news/${slug}.md`];
  return file === undefined ? undefined : openContent(file, contentWords(site));
};

const summaryOf = (slug: string, { head }: ContentFile): ArticleSummary => {
  const { title = '', description = '', date = '', author = '' } = head;
  return { slug, title, description, date, author };
};

/** An article of `content/news/` by the name of its file. */
export const readArticle = (slug: string, site: Site): Article | undefined => {
  const file = openArticle(slug, site);
  return file && { ...summaryOf(slug, file), html: renderMarkdown(file.body) };
};

/** The latest first. */
export const listArticles = (site: Site): ArticleSummary[] =>
  articleNames
    .flatMap((slug) => {
      const file = openArticle(slug, site);
      return file ? [summaryOf(slug, file)] : [];
    })
    .toSorted((a, b) => b.date.localeCompare(a.date));

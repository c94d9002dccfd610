import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Site } from '#contracts/settings.ts';
import { basisPoints, formatPercent, formatRate, rateMicro } from '#domain/money/money.ts';

export type ContentPage = {
  title: string;
  description: string;
  /** Only of pages that are agreed to. */
  version?: string;
  html: string;
};

// What an editor writes is in this folder and nowhere else; a new build takes it up.
const files = import.meta.glob<string>('/content/*.md', { query: '?raw', import: 'default', eager: true });

export const contentNames = Object.keys(files).map((path) => path.replace(/^\/content\/|\.md$/g, ''));

/** The words that the settings own, so that a text never contradicts them. */
const wordsOf = (site: Site): Record<string, string> => ({
  brand: site.brand.name,
  legalName: site.legal.name,
  legalAddress: site.legal.address,
  taxRegistrationNumber: site.legal.taxRegistrationNumber,
  taxName: site.tax.name,
  taxRate: formatPercent(basisPoints(site.tax.rateBp)),
  contactEmail: site.contact.email,
  contactPhone: site.contact.phone,
  contactWhatsapp: site.contact.whatsapp,
  contactHours: site.contact.hours,
  contactAddress: site.contact.address,
  checkoutRate: formatRate(rateMicro(site.checkoutRate)),
  transferDays: String(site.bankTransfer.holdDays),
  termsVersion: site.termsVersion,
});

/** A page of `content/`, with its placeholders filled in; undefined where there is no such file. */
export const readContent = (name: string, site: Site): ContentPage | undefined => {
  const file = files[`/content/${name}.md`];
  return file === undefined ? undefined : parseContent(file, wordsOf(site));
};

/** Front matter between two lines of `---`, then Markdown. Throws for a placeholder that nobody knows. */
export const parseContent = (file: string, words: Record<string, string>): ContentPage => {
  const text = file.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const word = words[key];
    if (word === undefined) throw new Error(`Unknown placeholder: ${key}`);
    return word;
  });
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const { title = '', description = '', version } = frontMatter(head);
  return { title, description, version, html: renderMarkdown(body) };
};

const frontMatter = (head: string): Record<string, string | undefined> =>
  Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );

export const renderMarkdown = (markdown: string): string =>
  sanitizeHtml(marked.parse(markdown, { async: false }));

import { expect, test } from 'vitest';
import { sampleSite as site } from '#web/testing/sample-site.ts';
import {
  articleNames,
  type ContentPage,
  contentNames,
  listArticles,
  parseContent,
  readArticle,
  readContent,
} from './content.server.ts';
import { renderMarkdown } from './markdown.server.ts';

const textOf = (page: ContentPage | undefined) =>
  [page?.lead, ...(page?.sections ?? []).flatMap(({ title, html }) => [title, html])].join('\n');

test.each(contentNames)('%s has a title, a description and known placeholders only', (name) => {
  const page = readContent(name, site);
  expect(page?.title).not.toBe('');
  expect(page?.description.length).toBeGreaterThan(40);
  expect(textOf(page)).not.toContain('{{');
});

test.each(articleNames)('the article %s says when it was written, by whom, and something to read', (slug) => {
  const article = readArticle(slug, site);
  expect(slug).toMatch(/^[a-z0-9-]+$/);
  expect(article?.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(article?.author).not.toBe('');
  expect(article?.description.length).toBeGreaterThan(40);
  const words = article?.html.replace(/<[^>]*>/g, ' ').split(/\s+/).length ?? 0;
  expect(words).toBeGreaterThan(200);
  expect(words).toBeLessThan(550);
});

test('the latest article comes first, and one that nobody wrote is not there', () => {
  const dates = listArticles(site).map(({ date }) => date);
  expect(dates.length).toBeGreaterThanOrEqual(6);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(readArticle('nobody-wrote-this', site)).toBeUndefined();
  expect(readArticle('../terms', site)).toBeUndefined();
});

test('no two texts share a long sentence', () => {
  const sentences = [
    ...contentNames.map((name) => textOf(readContent(name, site))),
    ...articleNames.map((slug) => readArticle(slug, site)?.html ?? ''),
  ]
    .flatMap((html) => [...new Set(html.replace(/<[^>]*>/g, '\n').split(/\n|(?<=[.!?])\s+/))])
    .filter((sentence) => sentence.length > 80);
  expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
});

test('every page that is linked to has its text', () => {
  const named = ['about-us', 'mission-vision', 'why', 'contact-us', 'terms', 'privacy', 'refund'];
  expect(contentNames).toEqual(expect.arrayContaining(named));
});

test('the terms say their version, and the legal entity behind them', () => {
  const terms = readContent('terms', site);
  expect(terms?.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(textOf(terms)).toContain('Aurea Academy FZ-LLC');
});

test('a text can have headings, lists, tables and links, but no script', () => {
  const html = renderMarkdown(
    '## Fees\n\n[Ask](/contact-us)\n\n<script>steal()</script><img src=x onerror=steal()>\n\n[no](javascript:steal())',
  );
  expect(html).toContain('<h2>Fees</h2>');
  expect(html).toContain('<a href="/contact-us">');
  expect(html).not.toMatch(/script|onerror/);
});

test('links lead within the site, to https, to a mail address or to a phone, and nowhere else', () => {
  const links = ['/terms', 'https://a.example', 'mailto:a@a.example', 'tel:+971'];
  for (const to of links) expect(renderMarkdown(`[there](${to})`)).toContain(`href="${to}"`);
  for (const to of ['http://a.example', '//a.example', 'data:text/html,x', 'vbscript:x'])
    expect(renderMarkdown(`[there](${to})`)).not.toContain('href');
});

test('an unknown placeholder stops the page instead of showing it', () => {
  expect(() => parseContent('---\ntitle: A\n---\n{{phoneNumber}}', {})).toThrow('phoneNumber');
});

test('a text stands under its headings, and may name its figure', () => {
  const file =
    '---\ntitle: A\nfigure: 4\nfigureNote: places\n---\nFirst.\n\n## One & two\n\nThen.\n\n### Inner\n\n## Last\n\nEnd.';
  expect(parseContent(file, {})).toMatchObject({
    figure: '4',
    figureNote: 'places',
    lead: '<p>First.</p>\n',
    sections: [
      { title: 'One & two', html: '<p>Then.</p>\n<h3>Inner</h3>\n' },
      { title: 'Last', html: '<p>End.</p>\n' },
    ],
  });
});

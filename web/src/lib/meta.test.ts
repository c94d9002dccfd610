import { expect, test } from 'vitest';
import { courseCard, pageMeta } from './meta.ts';

const site = { brand: { name: 'Aurea Academy' }, publicUrl: 'https://academy.example' };
const words = { title: 'Terms', description: 'What is agreed.' };
/** As the router has them: without an error it says null. */
const matchesOf = (pathname: string, error: unknown = null) => [
  { id: 'root', pathname: '/', loaderData: { site } },
  { id: 'page', pathname, error },
];
const linksOf = (meta: object[]) =>
  meta.filter((tag) => 'tagName' in tag).map((tag) => ({ ...tag }) as Record<string, string>);
const canonical = (meta: object[]) => linksOf(meta).find(({ rel }) => rel === 'canonical')?.href;

test('a page has one address, in each language and for everybody else', () => {
  const links = linksOf(pageMeta(matchesOf('/terms/'), words));
  expect(links.map(({ rel, hrefLang, href }) => [rel, hrefLang, href])).toEqual([
    ['canonical', undefined, 'https://academy.example/terms'],
    ['alternate', 'en', 'https://academy.example/terms'],
    ['alternate', 'x-default', 'https://academy.example/terms'],
  ]);
  expect(canonical(pageMeta(matchesOf('/'), words))).toBe('https://academy.example/');
});

test('a month of the calendar is a page of its own', () => {
  const address = '/in-person-aesthetic-training?view=calendar&month=2027-04';
  expect(canonical(pageMeta(matchesOf('/in-person-aesthetic-training'), { ...words, address }))).toBe(
    `https://academy.example${address}`,
  );
});

test('who shares a page shows its card', () => {
  const meta = pageMeta(matchesOf('/in-person/courses/botox'), { ...words, card: courseCard('botox') });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://academy.example/cards/courses/botox.png',
  });
  expect(meta).toContainEqual({ title: 'Terms · Aurea Academy' });
});

test('what is not there has no address', () => {
  expect(canonical(pageMeta(matchesOf('/x'), { ...words, isMissing: true }))).toBeUndefined();
  expect(canonical(pageMeta(matchesOf('/x', new Error('404')), words))).toBeUndefined();
});

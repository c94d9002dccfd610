import { expect, test } from 'vitest';
import { createCall } from '#server/calls/call.ts';
import type { Ports } from '#server/calls/context.ts';
import { createSharedAnswers } from '#server/pages/shared-answers.ts';
import { drawable, setText } from '#server/platform/pictures/set-text.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startPluginApp } from '#server/testing/plugin-app.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { refreshSearch } from '../search/index.ts';
import { ensureSettings } from '../settings/index.ts';
import { drawCard } from './cards/draw-card.ts';
import { machineRoutes } from './machines.routes.ts';
import { writeRobots } from './write-robots.ts';

const database = given(freshDatabase);
const app = given(async () => {
  const { db } = database;
  await ensureSettings(db);
  await addCourse(db, { slug: 'botox', title: 'Botox', startDate: '2027-04-09', endDate: '2027-04-10' });
  await addCourse(db, { slug: 'odd', title: `${'ب'.repeat(90)} 💉 <&> ${'W'.repeat(90)}`, startDate: null });
  await addCourse(db, { slug: 'draft', status: 'draft' });
  await testCalls([], { db }).ctx(refreshSearch);
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const ports = { publicUrl: 'https://academy.example', isInvented: false } as Ports;
  const now = () => new Date();
  return startPluginApp(machineRoutes, {
    call: createCall({ database: db, log, ports, now }),
    sendShared: createSharedAnswers({
      catalogue: { version: () => 1, nextBoundary: async () => new Date(Date.now() + 60_000) },
      now,
    }).send,
  });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each([
  '/cards/courses/botox.png',
  '/cards/courses/odd.png',
  '/cards/site.png',
])('%s is a picture of the size that links are shown with', async (path) => {
  const card = await get(path);
  expect(card.headers['content-type']).toBe('image/png');
  expect(sizeOf(card.rawPayload)).toEqual([1200, 630]);
  expect((await get(path, { 'if-none-match': card.headers.etag })).statusCode).toBe(304);
});

test.each([
  '/cards/courses/draft.png',
  '/cards/courses/nothing.png',
  '/cards/courses/botox.svg',
])('%s is not there', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('a title of 200 characters stays within the card, whatever it is written in', () => {
  const box = { width: 1072, sizes: [68, 56, 46], mostLines: 3 };
  for (const title of [
    'W'.repeat(200),
    'a '.repeat(100),
    'Botox Professional Training '.repeat(7),
    'حقن '.repeat(50),
  ]) {
    const { lines, size } = setText(drawable(title), box);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(Math.max(...lines.map((line) => line.length)) * size * 0.25).toBeLessThan(1072);
  }
  expect(setText('Botox', box)).toEqual({ size: 68, lines: ['Botox'] });
});

test('what the fonts have no letters for is left out, and no title ends or turns the drawing', () => {
  expect(drawable('تدريب Botox 💉 für Ärzte')).toBe('تدريب Botox für Ärzte');
  expect(drawable('a\u202eb\u2067c')).toBe('a b c');
  const card = { tone: 'skin', brand: 'A', mark: '', place: '', date: null } as const;
  expect(drawCard({ ...card, title: '培训 💉' })).toContain('In-person course');
  expect(drawCard({ ...card, title: '</text><script>' })).toContain('&lt;/text&gt;&lt;script&gt;');
});

test('an Arabic title runs from the right, with the Latin words that stand in it', () => {
  const card = { tone: 'skin', brand: 'A', mark: '', place: '', date: null } as const;
  expect(drawCard({ ...card, title: 'تدريب Botox' })).toMatch(
    /<text x="1136"[^>]*text-anchor="end"[^>]*>\u2067تدريب Botox\u2069</,
  );
  expect(drawCard({ ...card, title: 'Botox تدريب' })).toMatch(/<text x="64"[^>]*>Botox تدريب</);
});

test('the sitemap names every public page once, with the day of its last change', async () => {
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  const addresses = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)].map(
    ([, address]) => address,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining(
      ['/', '/in-person/courses/botox', '/terms', '/our-instructors', '/in-person-aesthetic-training'].map(
        (path) => `https://academy.example${path}`,
      ),
    ),
  );
  expect(sitemap.body).not.toMatch(/draft|#/);
});

test('robots are led to the sitemap and kept from what is personal', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Sitemap: https://academy.example/sitemap.xml');
  for (const path of ['/admin', '/checkout', '/api/', '/orders'])
    expect(body).toContain(`Disallow: ${path}\n`);
});

test('a demo that the world can reach is kept out of search engines whole', () => {
  expect(writeRobots({ publicUrl: '', isInvented: true })).toBe('User-agent: *\nDisallow: /\n');
});

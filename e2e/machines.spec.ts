import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey.ts';

const COURSE = 'botox-professional-training-dubai-clinic';

const bodyOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
};
const hrefOf = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}"[^>]*href="([^"]+)"`).exec(html)?.[1];
const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)?.[1];

test('every address of the sitemap is there, and says that it is the one that counts', async ({
  request,
}) => {
  const sitemap = await bodyOf(request, '/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(40);
  expect(await bodyOf(request, '/robots.txt')).toContain(`Sitemap: ${new URL('/sitemap.xml', addresses[0])}`);
  for (const address of addresses) {
    const html = await bodyOf(request, new URL(address).pathname);
    expect(hrefOf(html, 'canonical')).toBe(address);
    expect(contentOf(html, 'og:url')).toBe(address);
    expect(html).not.toContain('content="noindex"');
  }
});

test('the price is one: on the page, for machines, in the list and at the checkout', async ({ request }) => {
  const html = await bodyOf(request, `/in-person/courses/${COURSE}`);
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    '@graph': { '@type': string; offers: { price: number } }[];
  };
  const prices = data['@graph'].map(({ offers }) => offers.price);
  const { course } = JSON.parse(await bodyOf(request, `/inperson/course/${COURSE}/validate`)) as {
    course: { currentPrice: number };
  };
  const { courses } = JSON.parse(await bodyOf(request, '/api/courses/in-person')) as {
    courses: { slug: string; enrollment: { currentPrice: number } }[];
  };
  expect(prices).toEqual([course.currentPrice, course.currentPrice]);
  expect(courses.find(({ slug }) => slug === COURSE)?.enrollment.currentPrice).toBe(course.currentPrice);
  const panel = /<aside id="price".*?<\/aside>/s.exec(html)?.[0] ?? '';
  expect(panel.replaceAll(',', '')).toContain(`€${course.currentPrice}`);
});

test('a shared link shows a picture of the course', async ({ request }) => {
  const html = await bodyOf(request, `/in-person/courses/${COURSE}`);
  const card = await request.get(new URL(contentOf(html, 'og:image') ?? '').pathname);
  expect(card.headers()['content-type']).toBe('image/png');
  expect((await card.body()).subarray(1, 4).toString()).toBe('PNG');
});

test('a page that is not there has no address of its own', async ({ request }) => {
  const html = await (await request.get('/there/is/no/such/page')).text();
  expect(hrefOf(html, 'canonical')).toBeUndefined();
});

test('search finds with a typing error, without JavaScript', async ({ request }) => {
  const html = await bodyOf(request, '/search?q=botoks');
  expect(html).toContain('<mark');
  expect(html).toContain(`href="/in-person/courses/${COURSE}"`);
  expect(html).toContain('content="noindex"');
});

test('nothing is listed, and nothing is given that is not meant to be', async ({ request }) => {
  const hidden = ['/.git/config', '/.env', '/package.json', '/build/server/main.js', '/data/secrets.json'];
  const folders = ['/assets/', '/files/', '/files/documents/', '/fonts/'];
  for (const path of [...hidden, ...folders]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import { type Address, fillPath, listAddresses, nameOf } from './addresses.ts';
import { OTHER, openFront } from './front.ts';
import { readResults } from './sqlmap.ts';
import { indexPage, portionsOf, readReport } from './wapiti.ts';

const addresses = listAddresses();
const names = new Map([
  [':courseId', 'botox-course'],
  ['/elearning/checkout/:courseId/', 'laser'],
]);

test('every call with something to change is on the list, but the one that ends the session', () => {
  const changeable = Object.values(endpoints).filter(
    (call) => call.path.includes(':') || 'query' in call || 'body' in call,
  );
  const listed = new Set(addresses.map(nameOf));
  expect(changeable.map(nameOf).filter((name) => !listed.has(name))).toEqual([]);
  expect(listed).not.toContain('POST /logout');
});

test('each stands on one index, with things that exist in its path and something in every field', () => {
  const portions = portionsOf(addresses);
  expect(portions.flat()).toEqual(addresses);
  expect(indexPage([], names)).toContain('/planted/course?id=1');
  const login = addresses.filter((address) => nameOf(address) === 'POST /api/login');
  expect(indexPage(login, names)).toContain('<input name="email" value="someone@example.com">');
  expect(fillPath('/elearning/checkout/:courseId/apply-promo', names, '*')).toBe(
    '/elearning/checkout/laser*/apply-promo',
  );
  expect(fillPath('/courses/:courseId', names)).toBe('/courses/botox-course');
});

test('what stands in front signs in, counts by address and status, and lets nobody log out', async () => {
  const asked: string[] = [];
  const academy = createServer(({ url, headers }, reply) => {
    asked.push(`${url} ${headers.cookie ?? 'nobody'}`);
    reply.writeHead(url?.includes('busy') ? 429 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(academy, 'listening');
  const shared = { method: 'GET', query: {}, body: {} };
  const listed: Address[] = [
    { ...shared, path: '/orders/:reference', who: 'learner' },
    { ...shared, path: '/orders/new', who: 'admin' },
    { ...shared, path: '/site', who: 'stranger' },
  ];
  const front = await openFront({
    academyPort: (academy.address() as AddressInfo).port,
    addresses: listed,
    cookies: { stranger: '', learner: 'session=learner', admin: 'session=admin' },
    answerFirst: async () => false,
  });
  for (const path of ['/orders/busy', '/orders/A?x=1', '/orders/new', '/site', '/logout', '/what'])
    await fetch(`http://127.0.0.1:${front.port}${path}`, { headers: { cookie: 'session=own' } });
  front.close();
  academy.closeAllConnections();
  academy.close();
  expect(asked).toEqual([
    '/orders/busy session=learner',
    '/orders/A?x=1 session=learner',
    '/orders/new session=admin',
    '/site nobody',
    '/what session=learner',
  ]);
  expect(front.told.get('GET /orders/:reference')).toEqual(
    new Map([
      [429, 1],
      [200, 1],
    ]),
  );
  expect(front.told.get(OTHER)).toEqual(new Map([[200, 1]]));
});

test('what sqlmap has taken back is no finding', () => {
  const table = `Target URL,Place,Parameter,Technique(s),Note(s)
http://127.0.0.1:1/planted/course?id=1,GET,id,BETU,
http://127.0.0.1:1/orders/a,b,URI,#1*,B,false positive or unexploitable
`;
  expect(readResults(table)).toEqual([
    { where: 'http://127.0.0.1:1/planted/course?id=1', what: 'injection into id (GET, BETU)' },
  ]);
});

test('what wapiti reports is told by its address, kind and parameter', () => {
  const report = {
    vulnerabilities: {
      'SQL Injection': [],
      'Cross Site Scripting': [{ method: 'GET', path: '/planted/search', parameter: 'q', info: 'echoed' }],
    },
  };
  expect(readReport(JSON.stringify(report))).toEqual([
    { where: 'GET /planted/search', what: 'Cross Site Scripting in q: echoed' },
  ]);
});

test('without the scanners it has not run, and says so', () => {
  const script = join(import.meta.dirname, '../scan.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: '' } });
  expect(status).toBe(1);
  expect(stderr).toContain('NOT RUN: sqlmap and wapiti cannot be started');
});

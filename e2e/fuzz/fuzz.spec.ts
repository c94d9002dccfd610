import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { PEOPLE } from '../journey.ts';
import { createOwnServer, openSession } from '../own-server.ts';
import { fuzz } from './fuzz.ts';

const PORT = 3192;
const academy = createOwnServer({ name: 'fuzz', port: PORT });

const roleOf = async (cookie: string): Promise<unknown> => {
  const answer = await fetch(`${academy.base}/api/auth/check`, { headers: { cookie } });
  return ((await answer.json()) as { user: { role: string } | null }).user?.role;
};

test.setTimeout(240_000);

test.afterAll(async () => {
  await academy.end('SIGTERM');
  academy.forget();
});

test('whatever anybody asks, the academy has an answer that is not its own fault', async () => {
  await academy.start();
  const [learner, staff] = [
    await openSession(academy.base, PEOPLE.learner),
    await openSession(academy.base, PEOPLE.staff),
  ];
  const cookiesOf = { stranger: [], learner: [learner], staff: [staff] };
  const { times, faults } = await fuzz({ port: PORT, seed: 3, requests: 3_000, atOnce: 4, cookiesOf });
  expect(faults).toEqual([]);
  // Nor was it because nobody got in.
  expect([...times.keys()].sort()).toEqual(expect.arrayContaining([200, 303, 400, 404]));
  expect([await roleOf(learner), await roleOf(staff)]).toEqual(['learner', 'staff']);
});

test('an answer of 5xx is told with its seed and what was asked', async () => {
  const server = createServer((request, reply) =>
    reply.writeHead(request.url?.startsWith('/admin') ? 500 : 200).end('Oh'),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cookiesOf = { stranger: [], learner: [], staff: [] };
  const { faults } = await fuzz({ port, seed: 7, requests: 800, atOnce: 1, cookiesOf });
  server.closeAllConnections();
  server.close();
  expect(faults.length).toBeGreaterThan(0);
  expect(faults[0]).toMatch(/^seed 7, request \d+: (stranger|learner|staff) [A-Z]+ \/admin.*: 500 Oh$/);
});

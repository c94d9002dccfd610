import { describe, expect, test } from 'vitest';
import type { EndpointName, endpoints } from '#contracts/endpoints.ts';
import { givenAccessWorld, named } from './testing/audited/access-world.ts';
import { addUser } from './testing/test-world.ts';

const { database, calls, inputFor } = givenAccessWorld();

describe('bad input', () => {
  // Somebody new each time: how often one person may try is not the matter here.
  const anAdmin = () => addUser(database.db, { role: 'admin' });
  const NASTY = [
    '\u0000',
    '\ud800',
    'x'.repeat(1_000_000),
    { a: 1 },
    ['x'],
    12,
    null,
    '%00',
    "' or 1=1 --",
    '🦷'.repeat(300),
  ];
  const withBody = named.filter(([, endpoint]) => endpoint.body);

  test.each(withBody)('%s never fails on our side', async (_name, endpoint) => {
    for (const nasty of NASTY) {
      const body = Object.fromEntries(Object.keys(endpoint.body?.shape ?? {}).map((key) => [key, nasty]));
      const input = { ...body, ...(inputFor(endpoint) as object) } as never;
      const outcome = await calls.call(endpoint as (typeof endpoints)['getOrder'], input, await anAdmin());
      expect(outcome.status, JSON.stringify(outcome.answer).slice(0, 300)).toBeLessThan(500);
    }
  });

  // Who has the wrong number of a certificate is told so, and that is an answer.
  const isAnswered = (name: EndpointName) => name === 'verifyCertificate';
  test.each(
    named.filter(([name, endpoint]) => endpoint.params && !isAnswered(name)),
  )('%s takes any name of an object', async (_name, endpoint) => {
    for (const nasty of ['\u0000', 'x'.repeat(5_000), '../../etc', '🦷', ' ']) {
      const params = Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((key) => [key, nasty]));
      const outcome = await calls.call(
        endpoint as (typeof endpoints)['getOrder'],
        params as never,
        await anAdmin(),
      );
      expect([400, 404]).toContain(outcome.status);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import type { EndpointOptions } from '#contracts/endpoint.ts';
import { type EndpointName, endpoints } from '#contracts/endpoints.ts';
import { KEY_SCOPE_NAMES, type KeyScope } from '#contracts/integrations/key-scopes.ts';
import { openApiDocument } from '#contracts/openapi.ts';
import type { Caller } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { givenAccessWorld, named, names } from '#server/testing/audited/access-world.ts';
import { MEANT_FOR_KEYS } from '#server/testing/audited/meant-for-keys.ts';
import { NOT_FOR_KEYS } from '#server/testing/audited/not-for-keys.ts';
import { signedIn } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';

const { database, calls, inputFor } = givenAccessWorld();

const table = Object.entries(MEANT_FOR_KEYS) as [KeyScope, readonly EndpointName[]][];
const scopeOf = new Map(table.flatMap(([scope, meant]) => meant.map((name) => [name, scope] as const)));
const isOfOffice = ({ access }: EndpointOptions) => ['instructor', 'staff', 'admin'].includes(access);

/** A program with these scopes, whose key somebody of the staff has made. */
const program = async (scopes: readonly string[]): Promise<Caller> => {
  const user = { ...signedIn(await addUser(database.db, { role: 'staff' })), loggedInAt: new Date(0) };
  return { address: uuidv7(), user, key: { id: uuidv7(), scopes } };
};
const ask = (endpoint: EndpointOptions, caller: Caller) =>
  calls.call(endpoint as (typeof endpoints)['getOrder'], inputFor(endpoint), caller);

test('every call of the office is opened by one scope, or has a reason why none opens it', () => {
  const rows = [...scopeOf.keys(), ...Object.values(NOT_FOR_KEYS).flat()];
  const office = names.filter((name) => isOfOffice(endpoints[name]));
  expect(rows.sort()).toEqual(office.sort());
});

test('no other call says that a key opens it', () => {
  const said = named.filter(([, { scope }]) => scope).map(([name, { scope }]) => [name, scope]);
  expect(said.sort()).toEqual([...scopeOf].sort());
});

test('no key opens what asks for a password, is for administrators, or takes files', () => {
  const opened = [...scopeOf.keys()].map((name): EndpointOptions => endpoints[name]);
  expect(
    opened.filter(({ access, body }) => access === 'admin' || (body && 'password' in body.shape)),
  ).toEqual([]);
  expect(Object.values<EndpointOptions>(uploadEndpoints).filter(({ scope }) => scope)).toEqual([]);
});

describe('each call by a key', () => {
  test.each(named)('%s is made by a key with its scope alone', async (name, endpoint) => {
    const opens = scopeOf.get(name);
    const others = KEY_SCOPE_NAMES.filter((scope) => scope !== opens);
    expect(await ask(endpoint, await program(others))).toMatchObject({
      status: 403,
      answer: { code: 'not-allowed' },
    });
    if (!opens) return;
    const { answer } = await ask(endpoint, await program([opens]));
    expect(['not-allowed', 'unknown-key', 'not-signed-in', 'internal']).not.toContain(answer.code);
  });

  test('is refused of a key that nobody knows, also where everybody may call', async () => {
    for (const [, endpoint] of named) {
      const caller = { address: uuidv7(), user: null, key: { id: null, scopes: [] } };
      expect(await ask(endpoint, caller)).toMatchObject({ status: 401, answer: { code: 'unknown-key' } });
    }
  });
});

test('the document of the calls names the scope of each', () => {
  const { paths, components } = openApiDocument({ ...endpoints, ...exportEndpoints }, 'https://a.example');
  expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  const { security } = paths['/api/admin/orders']?.get ?? {};
  expect(security).toEqual([{ session: [] }, { apiKey: ['orders:read'] }]);
  expect(paths['/api/admin/orders.csv']?.get?.security).toEqual(security);
  expect(paths['/api/admin/users']?.get?.security).toEqual([{ session: [] }]);
});

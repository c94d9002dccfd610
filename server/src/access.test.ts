import { describe, expect, test, vi } from 'vitest';
import type { Access, EndpointOptions } from '#contracts/endpoint.ts';
import { type EndpointName, endpoints } from '#contracts/endpoints.ts';
import { bindings } from './bindings.ts';
import type { Binding } from './calls/binding.ts';
import type { Db } from './platform/db/database.ts';
import {
  givenAccessWorld,
  KINDS,
  type Kind,
  NOBODYS_ORDER,
  named,
  names,
} from './testing/audited/access-world.ts';
import { MEANT_ACCESS } from './testing/audited/meant-access.ts';

const ALLOWED: Record<Access, readonly Kind[]> = {
  public: KINDS,
  'signed-in': ['owner', 'other', 'instructor', 'staff', 'admin'],
  instructor: ['instructor', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

const { database, draft, callsOf, ask } = givenAccessWorld();

describe('who may call at all', () => {
  const table = Object.entries(MEANT_ACCESS) as [Access, readonly EndpointName[]][];
  const rows = table.flatMap(([access, meant]) =>
    meant.flatMap((name) => KINDS.map((kind) => [name, kind, ALLOWED[access].includes(kind)] as const)),
  );
  const isLetIn = ({ answer }: { answer: { code?: unknown } }, kind: Kind) =>
    answer.code !== (kind === 'anonymous' ? 'not-signed-in' : 'not-allowed');

  test('every call has its row', () => {
    expect(table.flatMap(([, meant]) => meant).sort()).toEqual([...names].sort());
  });

  test.each(rows)('%s by %s: %s', async (name, kind, meant) => {
    expect(isLetIn(await ask(endpoints[name], kind), kind)).toBe(meant);
  });

  test('a call that is opened by mistake lets in whom it must not, and each is noticed', async () => {
    for (const binding of bindings.filter(({ endpoint }) => endpoint.access !== 'public')) {
      const opened = { ...binding, endpoint: { ...binding.endpoint, access: 'public' } } as Binding;
      const world = callsOf([opened]);
      for (const kind of KINDS.filter((one) => !ALLOWED[binding.endpoint.access].includes(one)))
        expect(isLetIn(await ask(opened.endpoint, kind, { in: world }), kind)).toBe(true);
    }
  });
});

// These take away what nobody was ever on and nothing names, and refuse all else; try something on who asks for it;
// touch nothing of the academy, as a drill; take a key back, or a message to others; or end logins and mail somebody a link of their own.
const HARMLESS: string[] = [
  'deleteAdminCourse',
  'liveDeleteAdminCourse',
  'selfPacedDeleteAdminCourse',
  'deleteInstructor',
  'deleteCertificationBody',
  'deletePaymentCase',
  'startFireDrill',
  'tryGateway',
  'tryMail',
  'confirmMail',
  'confirmTaxes',
  'endApiKey',
  'disableWebhook',
  'enableWebhook',
  'removeWebhook',
  'testWebhook',
  'replayDelivery',
  'endUserSessions',
  'endUserSession',
  'sendUserReset',
  'refuseErasure',
];

test('what only an administrator may do asks for the password again', () => {
  const sensitive = named.filter(
    ([name, { access, method }]) => access === 'admin' && method !== 'GET' && !HARMLESS.includes(name),
  );
  expect(sensitive.length).toBeGreaterThan(0);
  for (const [name, { body, limit }] of sensitive)
    expect([name, body && 'password' in body.shape, Boolean(limit)]).toEqual([name, true, true]);
});

const takes = (endpoint: EndpointOptions, key: string) =>
  Boolean(endpoint.params && key in endpoint.params.shape);

describe('whose order it is', () => {
  const own = named.filter(([, endpoint]) => takes(endpoint, 'reference') && endpoint.access === 'signed-in');

  test('there are such calls', () => expect(own.length).toBeGreaterThan(3));

  test.each(own)('%s: a foreign order looks like a missing one, also to staff', async (_name, endpoint) => {
    const missing = await ask(endpoint, 'owner', { order: NOBODYS_ORDER });
    expect(missing.status).toBe(404);
    for (const kind of ['other', 'instructor', 'staff', 'admin'] as const) {
      const foreign = await ask(endpoint, kind);
      expect(foreign).toEqual(missing);
    }
  });

  test('the owner sees it', async () => {
    expect((await ask(endpoints.getOrder, 'owner')).status).toBe(200);
  });

  test('without the check of the owner the same question finds foreign orders', async () => {
    vi.resetModules();
    vi.doMock('./modules/orders/orders.policy.ts', async (original) => {
      const real = await original<{ requireOrder: (db: Db, order: string) => unknown }>();
      return {
        ...real,
        requireOwnOrder: (db: Db, _caller: unknown, order: string) => real.requireOrder(db, order),
      };
    });
    const { orderBindings } = await import('./modules/orders/orders.routes.ts');
    const world = (await import('./testing/test-calls.ts')).testCalls(orderBindings, { db: database.db });
    const careless = (await import('#contracts/endpoints.ts')).endpoints;
    const missing = await ask(careless.getOrder, 'other', { in: world, order: NOBODYS_ORDER });
    expect(missing.status).toBe(404);
    expect((await ask(careless.getOrder, 'other', { in: world })).status).toBe(200);
    vi.doUnmock('./modules/orders/orders.policy.ts');
  });

  test('a missing order is missing in the back office too', async () => {
    for (const [, endpoint] of named) {
      if (!takes(endpoint, 'reference') || endpoint.access === 'signed-in' || endpoint.body) continue;
      expect((await ask(endpoint, 'admin', { order: NOBODYS_ORDER })).status).toBe(404);
    }
  });
});

describe('which course it is', () => {
  const ofCourses = named.filter(
    ([, endpoint]) =>
      takes(endpoint, 'courseId') && !endpoint.body && !['instructor', 'staff'].includes(endpoint.access),
  );

  test.each(ofCourses)('%s: a draft looks like a missing course', async (_name, endpoint) => {
    for (const kind of ['owner', 'staff'] as const) {
      const missing = await ask(endpoint, kind, { course: 'there-is-no-such-course' });
      const drafted = await ask(endpoint, kind, { course: draft.slug });
      expect(missing.status).toBe(404);
      expect(drafted).toEqual(missing);
    }
  });

  test('a roster is for those who teach the course, and for staff', async () => {
    expect((await ask(endpoints.getRoster, 'instructor')).status).toBe(404);
    expect((await ask(endpoints.getRoster, 'staff')).status).toBe(200);
  });
});

test('what names an object is in one of the tables above', () => {
  const known = new Set([
    'courseId',
    'reference',
    'actionId',
    'promoId',
    'enquiryId',
    'reviewId',
    'id',
    // Of a course, which is named beside it.
    'noticeId',
    'testId',
    'sittingId',
    'token',
    'number',
    // Of a course, or of an order, which is named beside them.
    'lineId',
    'version',
    'slideId',
    'linkId',
    'runId',
    'questionId',
    'sessionId',
    'deliveryId',
    // Of a company, which is named beside them.
    'personId',
    // Of a rule of retention, which everybody who may ask may see.
    'name',
  ]);
  const unknown = named.flatMap(([name, endpoint]) =>
    Object.keys(endpoint.params?.shape ?? {})
      .filter((key) => !known.has(key))
      .map((key) => `${name}: ${key}`),
  );
  expect(unknown).toEqual([]);
});

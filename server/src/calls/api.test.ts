import { expect, test } from 'vitest';
import { bindings } from '#server/bindings.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { courseKinds } from '../modules/enrolments/index.ts';
import { createKnownDevices, identifySession, sessionTokenFrom } from '../modules/identity/index.ts';
import { createApi, indexBindings } from './api.ts';
import { createCall } from './call.ts';
import type { Ports } from './context.ts';

const publicUrl = 'http://localhost:3000';
const ignore = () => {};
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
const ADA = { email: 'ada@example.com', password: 'blue tulips' };
const NOBODY = { address: 'test', user: null };

const database = given(freshDatabase);

/** What a page is handed for one request of a browser; `cookies` are what that browser is sent. */
const openBrowser = () => {
  const cookies: string[] = [];
  const ports = {
    publicUrl,
    courseKinds,
    termsVersion: '2026-01',
    privacyVersion: '2026-02',
    knownDevices: createKnownDevices('key'),
    events: { announce: async () => undefined },
  } as unknown as Ports;
  const call = createCall({ database: database.db, log, ports, now: () => new Date() });
  const api = createApi(call, indexBindings(bindings), {
    caller: NOBODY,
    requestId: 'test',
    onCookie: async (cookie) => {
      cookies.unshift(cookie.split(';')[0] ?? '');
      const token = sessionTokenFrom(cookies.join('; '), publicUrl);
      return { ...NOBODY, user: token ? await identifySession(database.db, token) : null };
    },
  });
  return { api, cookies };
};

test('who signs up or logs in is themselves in the calls that follow in the same request, until they log out', async () => {
  const course = await addCourse(database.db);
  const first = openBrowser();
  await first.api.call('openAccount', { ...ADA, firstName: 'Ada', lastName: 'Byron' });
  expect(await first.api.call('authCheck', {})).toMatchObject({ user: { email: ADA.email } });

  const { api, cookies } = openBrowser();
  expect(await api.call('addToEnrollment', { courseId: course.slug })).toMatchObject({ status: 401 });
  await api.call('apiLogin', ADA);
  expect(await api.call('addToEnrollment', { courseId: course.slug })).toMatchObject({
    success: true,
    order: { state: 'draft' },
  });
  await api.call('logout', {});
  expect(await api.call('authCheck', {})).toMatchObject({ isAuthenticated: false });
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['session', 'device', 'session']);
});

test('a login that was refused leaves everybody as they were', async () => {
  const { api, cookies } = openBrowser();
  await api.call('apiLogin', { ...ADA, password: 'red tulips' });
  expect(await api.call('authCheck', {})).toMatchObject({ isAuthenticated: false });
  expect(cookies).toEqual([]);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newCaches } from '#web/testing/kept-device.ts';
import { copyName, listCopies, listKept, removeCopies } from './copies.ts';
import { keepCourse } from './keep-course.ts';
import { keepToOwner } from './keep-to-owner.ts';
import { isMarked } from './kept-mark.ts';
import type { Plan } from './plan.ts';

const SLIDE = '/api/elearning/courses/toxin/versions/1/slides/dose';
const parts = [
  { url: '/assets/viewer-1.js', bytes: 10 },
  { url: SLIDE, bytes: 20 },
];
const plan: Plan = {
  ...{ courseId: 'toxin', title: 'Toxin', attemptId: 'attempt', version: 1, build: 'one' },
  ...{ parts, bytes: 30, free: null },
};

/** A browser's requests know where they are made. */
class AskedHere extends Request {
  constructor(path: string) {
    super(`https://academy.example${path}`);
  }
}

let device: ReturnType<typeof newCaches>;
/** What the server was asked for, and what it refuses. */
let asked: string[];
let refused: Set<string>;
let answers: Record<string, object>;
const unregister = vi.fn();

beforeEach(() => {
  device = newCaches((path) => fetch(path));
  asked = [];
  refused = new Set();
  answers = {
    '/api/auth/check': { success: true, user: { _id: 'clara' } },
    '/api/elearning/courses/toxin/access': { success: true, hasAccess: true },
  };
  unregister.mockReset();
  vi.stubGlobal('caches', device);
  vi.stubGlobal('Request', AskedHere);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (refused.has(path)) return new Response('', { status: 404 });
    return answers[path]
      ? Response.json(answers[path])
      : new Response('<script src="/assets/manifest-1.js">');
  });
  const serviceWorker = { register: async () => undefined, getRegistration: async () => ({ unregister }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

const keep = (changed: Partial<Plan> = {}, signal = new AbortController().signal) => {
  const told: number[] = [];
  const keeping = { accountId: 'clara', signal, told: (done: number) => void told.push(done) };
  return keepCourse({ ...plan, ...changed }, keeping).then((kept) => ({ kept, told }));
};

test('a copy has all slides, the program and both pages, and says how far it is', async () => {
  const { told } = await keep();
  expect(told.at(-1)).toBe(30);
  expect(device.addressesIn(copyName(plan))).toEqual([
    SLIDE,
    '/assets/manifest-1.js',
    '/assets/viewer-1.js',
    '/elearning/course/toxin',
    '/elearning/kept',
    '/kept/facts',
  ]);
  expect(asked).toContain('/elearning/course/toxin?kept');
  expect(await listKept()).toMatchObject([{ accountId: 'clara', courseId: 'toxin', bytes: 30 }]);
});

test('a copy that cannot be finished, or is called off, leaves nothing behind', async () => {
  refused.add(SLIDE);
  await expect(keep()).rejects.toThrow('refused');
  refused.clear();
  await expect(keep({}, AbortSignal.abort())).rejects.toThrow();
  expect(await listCopies()).toEqual([]);
  expect([isMarked(), unregister.mock.calls.length]).toEqual([false, 2]);
});

test('a newer build takes over what never changes, and the old copy goes when the new one stands', async () => {
  await keep();
  asked = [];
  await keep({ build: 'two', parts: [...parts, { url: '/assets/viewer-2.js', bytes: 5 }] });
  expect(asked).toContain('/assets/viewer-2.js');
  expect(asked).not.toContain(SLIDE);
  expect((await listKept()).map(({ build }) => build)).toEqual(['two']);
  refused.add('/elearning/course/toxin?kept');
  await expect(keep({ build: 'three' })).rejects.toThrow();
  expect((await listKept()).map(({ build }) => build)).toEqual(['two']);
});

test('one press takes all of a course away, and with the last one the worker', async () => {
  await keep();
  await keep({ courseId: 'fillers', attemptId: 'other' });
  await removeCopies((kept) => kept?.courseId === 'toxin');
  expect([(await listCopies()).length, unregister.mock.calls.length]).toEqual([1, 0]);
  await removeCopies((kept) => kept?.courseId === 'fillers');
  expect([(await listCopies()).length, unregister.mock.calls.length, isMarked()]).toEqual([0, 1, false]);
});

test('a copy stays with its account, and without an answer nobody is taken for another', async () => {
  await keep();
  await keepToOwner();
  refused.add('/api/auth/check');
  await keepToOwner();
  expect(await listKept()).toHaveLength(1);
  refused.clear();
  for (const user of [null, { _id: 'nadia' }]) {
    await keep();
    answers['/api/auth/check'] = { success: true, user };
    await keepToOwner();
    expect(await listCopies()).toEqual([]);
  }
});

test('a course whose access has ended is no longer on the device', async () => {
  await keep();
  answers['/api/elearning/courses/toxin/access'] = { success: true, hasAccess: false, reason: 'ended' };
  await keepToOwner();
  expect(await listCopies()).toEqual([]);
});

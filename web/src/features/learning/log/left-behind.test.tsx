// @vitest-environment happy-dom
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clear, draw, during } from '#web/testing/drawn-page.tsx';
import { breathe, newDevice } from '#web/testing/learning-device.ts';
import { keepPin } from '../notes/pin-shelf.ts';
import { readKept, writeKept } from '../test/kept-sitting.ts';
import { closeDevice } from './device.ts';
import { EventShelf } from './event-shelf.ts';
import { LeftBehind } from './left-behind.tsx';
import { MARK } from './mark.ts';

const COURSE = { accountId: 'clara', courseId: 'botox' };
const SITTING = { ...COURSE, testId: 'final', sittingId: 'one' };
const SITTING_PATH = '/api/elearning/courses/botox/tests/final/sittings/one';

/** What pages sent, and what they are answered: a status, or 0 without a connection. */
let sent: { to: string; body: unknown }[];
let answers: Record<string, number>;
let account: string | null;

// A page fetches it once there is something to send; here it must not be waited for.
beforeAll(() => import('./send-left-behind.ts'));

beforeEach(() => {
  closeDevice();
  newDevice();
  localStorage.clear();
  [sent, answers, account] = [[], {}, 'clara'];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '{}' }: RequestInit = {}) => {
    if (path === '/api/auth/check')
      return Response.json({ success: true, user: account && { _id: account } });
    const told = JSON.parse(String(body));
    sent.push({ to: `${method} ${path}`, body: told });
    const status = answers[path] ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status !== 200) return Response.json({ success: false, message: 'No.' }, { status });
    const savedIds = told.events?.map(({ eventId }: { eventId: string }) => eventId);
    return Response.json({ success: true, savedAt: '2027-03-01T08:00:00Z', savedIds, refused: [] });
  });
});

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

const LEFT = { unsaved: { 'q-1': ['2'] }, flags: ['q-1'], isHandedIn: false };

/** Any page of the academy. */
async function openPage() {
  const frame = (
    <>
      <Outlet />
      <LeftBehind />
    </>
  );
  const routes = [{ path: '/', element: frame, children: [{ path: '*', element: 'A page' }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/courses'] });
  await draw(<RouterProvider router={router} />);
  await settle();
  return router;
}
const settle = async () => {
  for (let turn = 0; turn < 8; turn++) await breathe();
};
const addresses = () => sent.map(({ to }) => to);

test('where nothing was left behind, a page asks for nothing', async () => {
  await openPage();
  expect(sent).toEqual([]);
});

test('what was learned, noted and answered offline is sent from any page, and then forgotten', async () => {
  const event = {
    attemptId: 'attempt',
    kind: 'completed',
    clientSeq: 1,
    clientTime: 1,
    activeMs: 0,
  } as const;
  await new EventShelf('clara').keep('botox', { ...event, eventId: 'event', slideId: 'dose' });
  const pin = { kind: 'note', slideId: 'dose', positionMs: 0, text: 'Bevel up.', createdAt: '' } as const;
  await keepPin({ ...COURSE, ...pin, id: 'note', isRemoved: false, change: 'first', problem: null });
  writeKept(SITTING, LEFT);
  await openPage();
  expect(addresses()).toEqual([
    'POST /api/elearning/botox/events',
    'PUT /api/elearning/courses/botox/notes/note',
    `PUT ${SITTING_PATH}/answers`,
  ]);
  expect(sent.at(-1)?.body).toEqual({ answers: LEFT.unsaved });
  expect(readKept('one')).toEqual({ ...LEFT, unsaved: {} });
  expect(localStorage.getItem(MARK)).toBeNull();
});

test('a test that was handed in offline is handed in with its answers, once', async () => {
  writeKept(SITTING, { ...LEFT, isHandedIn: true });
  const router = await openPage();
  await during(() => router.navigate('/about-us'));
  await settle();
  expect(sent).toEqual([{ to: `POST ${SITTING_PATH}/submit`, body: { answers: LEFT.unsaved } }]);
  expect(localStorage.length).toBe(0);
});

test('answers whose time is over by the server’s clock are given up: it has marked what it had', async () => {
  writeKept(SITTING, LEFT);
  answers[`${SITTING_PATH}/answers`] = 409;
  await openPage();
  expect(localStorage.length).toBe(0);
});

test('answers wait for a connection and are sent by the next page, or when it is back', async () => {
  writeKept(SITTING, LEFT);
  answers[`${SITTING_PATH}/answers`] = 0;
  const router = await openPage();
  await during(() => router.navigate('/about-us'));
  await settle();
  answers = {};
  await during(() => window.dispatchEvent(new Event('online')));
  await settle();
  expect(addresses()).toEqual(Array.from({ length: 3 }, () => `PUT ${SITTING_PATH}/answers`));
  expect(localStorage.getItem(MARK)).toBeNull();
});

test.each([['omar'], [null]])('answers of somebody else are not sent, and stay (%s)', async (whose) => {
  writeKept(SITTING, LEFT);
  account = whose;
  await openPage();
  expect(sent).toEqual([]);
  expect(readKept('one')).toEqual(LEFT);
  expect(localStorage.getItem(MARK)).not.toBeNull();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SentMark } from '#contracts/attendance/admin-attendance.ts';
import { NO_ANSWER, newDevice, refusal } from '#web/testing/learning-device.ts';
import { MarkLog } from './mark-log.ts';
import type { MarkPost } from './mark-post.ts';
import { markShelf } from './mark-shelf.ts';

const OWNER = { accountId: 'nadia', courseId: 'botox' };
const ADA = '0198f0a0-0000-7000-8000-00000000000a';

let account: string | null | undefined;
let server: Map<string, SentMark>;
let send: MarkPost['send'];
let close: (() => void)[];

const take: MarkPost['send'] = async (_, marks) => {
  for (const mark of marks) server.set(mark.id, mark);
  return { success: true, savedIds: marks.map(({ id }) => id), refused: [] };
};
const lost: MarkPost['send'] = async () => NO_ANSWER;
const post: MarkPost = { send: (courseId, marks) => send(courseId, marks), findAccount: async () => account };

beforeEach(() => {
  newDevice();
  account = 'nadia';
  server = new Map();
  send = take;
  close = [];
});
afterEach(() => {
  for (const one of close) one();
});

const visit = (owner = OWNER): MarkLog => {
  const log = new MarkLog(owner, { shelf: markShelf, post });
  close.push(log.open());
  return log;
};
const mark = (kind: SentMark['kind'] = 'present'): SentMark => ({
  ...{ id: crypto.randomUUID(), sessionId: 'day-1', enrolmentId: ADA, kind, madeAt: Date.now() },
});

test('what is noted is sent and forgotten', async () => {
  const log = visit();
  await log.note(mark());
  expect(server.size).toBe(1);
  expect(log.getSnapshot()).toMatchObject({ waiting: 0, trouble: 'none', isKept: true });
  expect(await markShelf.left('nadia', 'botox')).toEqual([]);
});

test('without a connection it is kept, counted, and sent by the next visit, once', async () => {
  send = lost;
  const log = visit();
  for (const kind of ['present', 'left', 'absent'] as const) await log.note(mark(kind));
  expect(log.getSnapshot()).toMatchObject({ waiting: 3, trouble: 'unanswered', isKept: true });
  send = take;
  const next = visit();
  await expect.poll(() => next.getSnapshot().waiting).toBe(0);
  await log.flush();
  expect(server.size).toBe(3);
  expect(next.getSnapshot().noted).toHaveLength(3);
});

test('an answer that is lost on its way is asked for again, and nothing counts twice', async () => {
  send = async (courseId, marks) => {
    await take(courseId, marks);
    return NO_ANSWER;
  };
  const log = visit();
  await log.note(mark());
  send = take;
  await log.flush();
  expect(server.size).toBe(1);
  expect(log.getSnapshot().waiting).toBe(0);
});

test('is never sent by somebody else’s login', async () => {
  account = 'omar';
  const log = visit();
  await log.note(mark());
  expect(server.size).toBe(0);
  expect(log.getSnapshot()).toMatchObject({ waiting: 1, trouble: 'login' });
  const other = visit({ ...OWNER, accountId: 'omar' });
  await other.note(mark());
  expect([...server.values()]).toHaveLength(1);
  account = 'nadia';
  await log.flush();
  expect(server.size).toBe(2);
});

test('what the server never takes is named and not sent again', async () => {
  send = async (_, marks) => ({
    ...{ success: true, savedIds: [] },
    refused: marks.map(({ id }) => ({ id, reason: 'This day has not begun yet.' })),
  });
  const log = visit();
  await log.note(mark());
  expect(log.getSnapshot()).toMatchObject({
    ...{ waiting: 0, trouble: 'none', noted: [] },
    refused: [{ enrolmentId: ADA, reason: 'This day has not begun yet.' }],
  });
  expect(await markShelf.left('nadia', 'botox')).toEqual([]);
});

test('words of the server are told, and nothing is thrown away', async () => {
  send = async () => refusal(404, 'Course not found');
  const log = visit();
  await log.note(mark());
  expect(log.getSnapshot()).toMatchObject({ waiting: 1, trouble: { message: 'Course not found' } });
});

test('where the browser forbids storage it says so, and sends all the same', async () => {
  globalThis.indexedDB = undefined as never;
  const log = visit();
  await log.note(mark());
  expect(log.getSnapshot()).toMatchObject({ isKept: false, waiting: 0 });
  expect(server.size).toBe(1);
});

test('signatures go in portions that a call can carry', async () => {
  send = lost;
  const log = visit();
  const signature = `M0 0${' L10 10'.repeat(1_000)}`;
  await Promise.all(Array.from({ length: 60 }, () => log.note({ ...mark(), signature })));
  const sizes: number[] = [];
  send = async (courseId, marks) => {
    sizes.push(JSON.stringify(marks).length);
    return take(courseId, marks);
  };
  await log.flush();
  expect(server.size).toBe(60);
  expect(Math.max(...sizes)).toBeLessThan(300_000);
});

test('one that cannot be read is named, and does not hold up the others', async () => {
  send = lost;
  const log = visit();
  for (let number = 1; number <= 5; number++)
    await log.note({ ...mark(), ...(number === 3 && { signature: 'bad' }) });
  send = async (courseId, marks) =>
    marks.some(({ signature }) => signature) ? refusal(400, 'Please sign again') : take(courseId, marks);
  await log.flush();
  expect(server.size).toBe(4);
  expect(log.getSnapshot()).toMatchObject({ waiting: 0, refused: [{ reason: 'Please sign again' }] });
});

test('a thousand are sent five hundred at a time', async () => {
  send = lost;
  const log = visit();
  await Promise.all(Array.from({ length: 1_000 }, () => log.note(mark())));
  const portions: number[] = [];
  send = async (courseId, marks) => {
    portions.push(marks.length);
    return take(courseId, marks);
  };
  await log.flush();
  expect(portions).toEqual([500, 500]);
});

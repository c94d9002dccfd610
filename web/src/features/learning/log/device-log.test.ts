// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearningEvent } from '#contracts/learning/progress.ts';
import { breathe, NO_ANSWER, newDevice, refusal, SimulatedServer } from '#web/testing/learning-device.ts';
import type { Post } from './deliver.ts';
import { closeDevice, openDevice } from './device.ts';
import { DeviceLog } from './device-log.ts';
import { afterTelling } from './tell-first.ts';

const LEARNER = { accountId: 'clara', courseId: 'botox', attemptId: '0198f0a0-0000-7000-8000-000000000000' };

let server: SimulatedServer;
let beacons: string[];
let answer: Post['send'];
let close: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  closeDevice();
  newDevice();
  server = new SimulatedServer();
  beacons = [];
  close = [];
  answer = async (_, events) => server.take(events);
});

afterEach(() => {
  for (const one of close) one();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const post: Post = {
  send: (courseId, events) => answer(courseId, events),
  beacon: (_, body) => beacons.push(body),
  findAccount: async () => server.account,
};

async function visit(learner = LEARNER): Promise<DeviceLog> {
  const log = new DeviceLog(learner, post);
  close.push(log.open(() => undefined));
  await breathe();
  return log;
}

const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await breathe();
  await vi.advanceTimersByTimeAsync(0);
};
const sent = () => server.calls.flat().map(({ kind, slideId }) => `${kind} ${slideId}`);
const lost: Post['send'] = async () => NO_ANSWER;
const turn = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a page that says how far somebody is', () => {
  test('asks only when the page that is left has told where it stands', async () => {
    const log = await visit();
    log.completed('muscles');
    log.position('nerves', 17_300);
    const told = await afterTelling({ serverLoader: async () => sent() });
    expect(told).toEqual(['completed muscles', 'position nerves']);
  });
});

describe('what is told is sent', () => {
  test('two seconds after the last change of slides, and once', async () => {
    const log = await visit();
    log.seen('slide-1');
    await pass(1_900);
    log.seen('slide-2');
    log.seen('slide-2');
    await pass(1_900);
    expect(sent()).toEqual([]);
    await pass(100);
    expect(sent()).toEqual(['seen slide-1', 'seen slide-2']);
    expect(log.getSnapshot()).toMatchObject({ kind: 'saved', at: Date.now() });
  });

  test('every fifteen seconds while somebody listens, with the place and the time that they were there', async () => {
    const log = await visit();
    log.seen('slide-1');
    await pass(2_000);
    await pass(10_000);
    log.position('slide-1', 9_876.4);
    await pass(3_000);
    const [, told] = server.calls;
    expect(told).toMatchObject([{ kind: 'position', positionMs: 9_876, activeMs: 15_000 }]);
  });

  test('at once when the page is turned away from, and when the line is back', async () => {
    const log = await visit();
    log.completed('slide-1');
    turn('hidden');
    await pass(0);
    expect(sent()).toContain('completed slide-1');
    answer = lost;
    log.completed('slide-2');
    await pass(2_000);
    answer = async (_, events) => server.take(events);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(sent()).toContain('completed slide-2');
  });

  test('by a beacon of at most 60 kB as the page is left, the newest first', async () => {
    answer = lost;
    const log = await visit();
    for (let number = 1; number <= 60; number++)
      log.answered(`slide-${number}`, `question-${number}`, Array(12).fill('é'.repeat(100)));
    window.dispatchEvent(new Event('pagehide'));
    const [body = ''] = beacons;
    const { events }: { events: LearningEvent[] } = JSON.parse(body);
    expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(60_000);
    expect(events[0]?.slideId).toBe('slide-60');
    expect(events.length).toBeGreaterThan(10);
  });

  test('five hundred at a time', async () => {
    answer = lost;
    const log = await visit();
    for (let number = 1; number <= 501; number++) log.completed(`slide-${number}`);
    await pass(0);
    answer = async (_, events) => server.take(events);
    await log.flush();
    expect(server.calls.map((events) => events.length)).toEqual([500, 1]);
  });

  test('less and less often while there is no answer', async () => {
    const tries: number[] = [];
    answer = async () => {
      tries.push(Date.now());
      return refusal(500);
    };
    const log = await visit();
    log.completed('slide-1');
    await pass(10 * 60_000);
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(waits.length).toBeLessThan(30);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(30_000);
  });
});

describe('what the learner reads holds', () => {
  test('an offline change is counted as kept, and is sent by the next visit', async () => {
    answer = lost;
    const log = await visit();
    log.completed('slide-1');
    expect(log.getSnapshot()).toEqual({ kind: 'saving' });
    await pass(2_000);
    expect(log.getSnapshot()).toEqual({ kind: 'offline', kept: 1 });
    answer = async (_, events) => server.take(events);
    await visit();
    expect(sent()).toContain('completed slide-1');
  });

  test('nothing is called kept before it stands on the disk', async () => {
    answer = lost;
    const log = await visit();
    window.dispatchEvent(new Event('offline'));
    log.completed('slide-1');
    expect(log.getSnapshot()).toEqual({ kind: 'saving' });
    await breathe();
    expect(log.getSnapshot()).toEqual({ kind: 'offline', kept: 1 });
  });

  test('where the browser forbids storage it says so, and sends all the same', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const log = await visit();
    log.completed('slide-1');
    await pass(0);
    expect(log.getSnapshot()).toEqual({ kind: 'unkept' });
    await pass(2_000);
    expect(sent()).toEqual(['completed slide-1']);
  });

  test('a login that ends keeps everything and asks for another; then all of it is sent', async () => {
    answer = async () => refusal(401);
    const log = await visit();
    log.completed('slide-1');
    await pass(2_000);
    expect(log.getSnapshot()).toMatchObject({ kind: 'login', kept: 1 });
    answer = async (_, events) => server.take(events);
    log.retry();
    await pass(0);
    expect(log.getSnapshot()).toMatchObject({ kind: 'saved' });
    expect(sent()).toEqual(['completed slide-1']);
  });

  test('what a visit could not send stands as completed in the next, before the server knows; of another attempt it does not', async () => {
    answer = lost;
    const log = await visit();
    log.completed('slide-1');
    await pass(2_000);
    const next = await visit();
    expect(next.getSnapshot().kind).not.toBe('saved');
    expect(next.getLeft()).toEqual(['slide-1']);
    const startedOver = await visit({ ...LEARNER, attemptId: '0198f0a0-0000-7000-8000-000000000001' });
    expect(startedOver.getLeft()).toEqual([]);
  });

  test('access that has ended is told in the server’s words, and nothing is thrown away', async () => {
    answer = async () => refusal(403, 'Your access to this course has ended.');
    const log = await visit();
    log.completed('slide-1');
    await pass(2_000);
    const message = 'Your access to this course has ended.';
    expect(log.getSnapshot()).toEqual({ kind: 'refused', kept: 1, message });
  });
});

describe('an event', () => {
  test('that the server will never take is kept with its reason, and not sent again', async () => {
    answer = async (_, events) => ({
      ...server.take([]),
      refused: events.map(({ eventId }) => ({ eventId, reason: 'No such slide.' })),
    });
    const log = await visit();
    log.completed('elsewhere');
    await pass(2_000);
    expect(log.getSnapshot()).toMatchObject({ kind: 'saved' });
    const refused = await (await openDevice()).getAll('refused');
    expect(refused).toMatchObject([{ slideId: 'elsewhere', reason: 'No such slide.' }]);
  });

  test('that cannot be read does not hold up the others, and stays on the device', async () => {
    answer = async (_, events) =>
      events.some(({ slideId }) => slideId === 'bad') ? refusal(400, 'Unreadable.') : server.take(events);
    const log = await visit();
    for (const slideId of ['slide-1', 'bad', 'slide-2', 'slide-3']) log.completed(slideId);
    await log.flush();
    expect([...server.completed].toSorted()).toEqual(['slide-1', 'slide-2', 'slide-3']);
    expect(log.getSnapshot()).toEqual({ kind: 'refused', kept: 1, message: 'Unreadable.' });
  });

  test('of one account is never sent while another is signed in', async () => {
    answer = lost;
    const log = await visit();
    log.completed('slide-1');
    await pass(2_000);
    server.account = 'omar';
    answer = async (_, events) => server.take(events);
    const other = await visit({ ...LEARNER, accountId: 'omar' });
    other.completed('slide-2');
    await pass(2_000);
    await log.flush();
    expect(sent()).toEqual(['completed slide-2']);
    expect(log.getSnapshot()).toMatchObject({ kind: 'login', kept: 1 });
  });

  test('is not sent either when somebody else logs in from another window', async () => {
    const log = await visit();
    log.completed('slide-1');
    await pass(2_000);
    window.dispatchEvent(new Event('blur'));
    server.account = 'omar';
    log.completed('slide-2');
    await pass(2_000);
    expect(sent()).toEqual(['completed slide-1']);
    expect(log.getSnapshot()).toMatchObject({ kind: 'login', kept: 1 });
  });
});

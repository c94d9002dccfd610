// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MARK } from '../log/mark.ts';
import { readKept, unsentSittings } from './kept-sitting.ts';
import { SittingDesk } from './sitting-desk.ts';
import type { SittingPost } from './sitting-post.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const NO_ANSWER = { success: false, status: 0, message: '', code: 'unavailable', requestId: '' } as const;
const saved = { success: true, savedAt: '2027-03-01T08:00:00Z', endsAt: null } as const;

/** A desk before a server that answers what it is told to. */
const sat = (answer: object = saved) => {
  const server: { answer: object; account: string | undefined } = { answer, account: 'clara' };
  const sent: { act: 'keep' | 'hand in'; answers: object }[] = [];
  const ended = vi.fn();
  const take = (act: 'keep' | 'hand in') => async (_: unknown, answers: object) => {
    sent.push({ act, answers });
    return server.answer as never;
  };
  const post: SittingPost = {
    keep: take('keep'),
    handIn: take('hand in'),
    findAccount: async () => server.account,
  };
  const begin = () => {
    const key = { accountId: 'clara', courseId: 'botox', testId: 'final', sittingId: 'one' };
    const desk = new SittingDesk(key, {}, post);
    return { desk, close: desk.open(ended) };
  };
  return { server, sent, ended, begin };
};

const soon = () => vi.advanceTimersByTimeAsync(1000);
const later = () => vi.advanceTimersByTimeAsync(11_000);

test('an answer stands on the device before it is sent, and leaves it once the server has it', async () => {
  const { sent, begin } = sat();
  const { desk } = begin();
  desk.give('q-1', ['1']);
  desk.give('q-1', ['2']);
  expect(readKept('one').unsaved).toEqual({ 'q-1': ['2'] });
  await soon();
  expect(sent).toEqual([{ act: 'keep', answers: { 'q-1': ['2'] } }]);
  expect(readKept('one').unsaved).toEqual({});
  expect(desk.getSnapshot()).toEqual({ kind: 'saved', at: Date.parse(saved.savedAt) });
});

test('without a connection it says so, keeps them through a new visit, and sends them when it is back', async () => {
  const { server, sent, begin } = sat(NO_ANSWER);
  const first = begin();
  first.desk.give('q-1', ['1']);
  await soon();
  expect(first.desk.getSnapshot()).toEqual({ kind: 'offline', kept: 1 });
  first.close();
  const { desk } = begin();
  expect(desk.getDesk().answers).toEqual({ 'q-1': ['1'] });
  await soon();
  server.answer = saved;
  window.dispatchEvent(new Event('online'));
  await soon();
  expect(sent.at(-1)).toEqual({ act: 'keep', answers: { 'q-1': ['1'] } });
  expect(readKept('one').unsaved).toEqual({});
});

test('what is handed in without a connection is handed in later, with all answers, and takes no other', async () => {
  const { server, sent, ended, begin } = sat(NO_ANSWER);
  const { desk } = begin();
  desk.give('q-1', ['1']);
  desk.handIn();
  desk.give('q-1', ['2']);
  await later();
  expect(ended).not.toHaveBeenCalled();
  server.answer = { success: true };
  await later();
  expect(sent.every(({ act }) => act === 'hand in')).toBe(true);
  expect(sent.at(-1)?.answers).toEqual({ 'q-1': ['1'] });
  expect(ended).toHaveBeenCalledOnce();
  expect([unsentSittings(), Object.keys(localStorage)]).toEqual([[], [MARK]]);
});

test('an answer that is changed while it is sent is sent again', async () => {
  const { sent, begin } = sat();
  const { desk } = begin();
  desk.give('q-1', ['1']);
  vi.advanceTimersByTime(1000);
  desk.give('q-1', ['2']);
  await soon();
  expect(sent.map(({ answers }) => answers)).toEqual([{ 'q-1': ['1'] }, { 'q-1': ['2'] }]);
});

test('a sitting that was handed in elsewhere is told as ended', async () => {
  const { ended, begin } = sat({ ...NO_ANSWER, status: 409 });
  const { desk } = begin();
  desk.give('q-1', ['1']);
  await soon();
  expect(ended).toHaveBeenCalledOnce();
});

test('answers that the login of another account is refused are kept for whoever gave them', async () => {
  const { server, ended, begin } = sat({ ...NO_ANSWER, status: 404 });
  server.account = 'omar';
  const { desk } = begin();
  desk.give('q-1', ['1']);
  await soon();
  expect(desk.getSnapshot()).toMatchObject({ kind: 'login', kept: 1 });
  expect(ended).not.toHaveBeenCalled();
  expect(readKept('one').unsaved).toEqual({ 'q-1': ['1'] });
});

test('an ended login is asked for, and then all goes on', async () => {
  const { server, begin } = sat({ ...NO_ANSWER, status: 401 });
  const { desk } = begin();
  desk.give('q-1', ['1']);
  await soon();
  expect(desk.getSnapshot()).toMatchObject({ kind: 'login', kept: 1 });
  server.answer = saved;
  desk.retry();
  await soon();
  expect(desk.getSnapshot()).toMatchObject({ kind: 'saved' });
});

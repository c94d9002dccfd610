// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LearningNote } from '#contracts/learning/notes.ts';
import { breathe, NO_ANSWER, newDevice, refusal } from '#web/testing/learning-device.ts';
import { closeDevice } from '../log/device.ts';
import type { PinPost } from './deliver-pins.ts';
import { deliverPins } from './deliver-pins.ts';
import type { KeptPin } from './kept-pin.ts';
import { PinBook } from './pin-book.ts';

const SPOT = { slideId: 'slide-4', positionMs: 132_000 };
const STORED: LearningNote = {
  ...SPOT,
  _id: 'stored',
  text: 'Unopened vial 2 to 8 °C.',
  createdAt: '2025-02-28T08:00:00.000Z',
  updatedAt: '2025-02-28T08:00:00.000Z',
};

let asked: KeptPin[];
let put: PinPost;
let close: (() => void)[];
const taken: PinPost = async (pin) => {
  asked.push(pin);
  return { success: true, status: 200, message: '' };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  closeDevice();
  newDevice();
  [asked, put, close] = [[], taken, []];
});

afterEach(() => {
  for (const one of close) one();
  vi.useRealTimers();
});

async function open(notes: LearningNote[] = []): Promise<PinBook> {
  const book = new PinBook('clara', 'botox', {
    put: (pin) => put(pin),
    list: async () => ({ success: true, notes, bookmarks: [] }),
  });
  close.push(book.open());
  await breathe();
  return book;
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await breathe();
};
const texts = (book: PinBook) => book.getSnapshot().notes.map(({ text }) => text);
const first = (book: PinBook) => {
  const [note] = book.getSnapshot().notes;
  if (!note) throw new Error('no note');
  return note;
};

test('a note stands in the list at once, newest first, and is sent', async () => {
  const book = await open([STORED]);
  book.add('note', SPOT, 'Bevel up.');
  expect(texts(book)).toEqual(['Bevel up.', STORED.text]);
  expect(first(book).isSent).toBe(false);
  await pass(2_000);
  expect(asked).toMatchObject([{ kind: 'note', text: 'Bevel up.', isRemoved: false, ...SPOT }]);
  expect(first(book).isSent).toBe(true);
});

test('a note of a visit without a line is there in the next one, and is sent from any page', async () => {
  put = async () => NO_ANSWER;
  const book = await open();
  book.add('note', SPOT, 'Written in a plane.');
  await pass(2_000);
  const next = await open();
  expect(texts(next)).toEqual(['Written in a plane.']);
  await deliverPins('omar', taken);
  expect(asked).toEqual([]);
  await deliverPins('clara', taken);
  expect(asked).toMatchObject([{ text: 'Written in a plane.' }]);
});

test('a change while the one before is on its way is not taken for answered', async () => {
  const answers: (() => void)[] = [];
  put = async (pin) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return taken(pin);
  };
  const book = await open();
  book.add('note', SPOT, 'First words');
  await pass(2_000);
  book.change(first(book), 'Better words');
  answers.shift()?.();
  await breathe();
  expect(texts(book)).toEqual(['Better words']);
  expect(first(book).isSent).toBe(false);
  await pass(2_000);
  answers.shift()?.();
  await breathe();
  expect(asked.map(({ text }) => text)).toEqual(['First words', 'Better words']);
  expect(first(book).isSent).toBe(true);
});

test('what was removed can be taken back before the server hears of it', async () => {
  const book = await open([STORED]);
  const undo = book.remove(first(book));
  expect(texts(book)).toEqual([]);
  await pass(4_000);
  undo();
  await pass(10_000);
  expect(texts(book)).toEqual([STORED.text]);
  expect(asked.filter(({ isRemoved }) => isRemoved)).toEqual([]);
});

test('what is taken back after the server has heard of it is written anew: a removed one stays removed', async () => {
  const book = await open([STORED]);
  const undo = book.remove(first(book));
  await pass(6_000);
  undo();
  await pass(2_000);
  expect(asked.map(({ isRemoved, text }) => [isRemoved, text])).toEqual([
    [true, STORED.text],
    [false, STORED.text],
  ]);
  expect(asked[1]?.id).not.toBe('stored');
  expect(texts(book)).toEqual([STORED.text]);
});

test('what was removed is gone after a while, also where the server had it no more', async () => {
  put = async (pin) => {
    await taken(pin);
    return refusal(404);
  };
  const book = await open([STORED]);
  book.remove(first(book));
  await pass(6_000);
  expect(asked).toMatchObject([{ id: 'stored', isRemoved: true }]);
  expect(texts(book)).toEqual([]);
});

test('a note that the server does not take stays, with its reason, until it is changed', async () => {
  put = async () => refusal(400, 'Note can have at most 4000 characters');
  const book = await open();
  book.add('note', SPOT, 'x'.repeat(4001));
  await pass(2_000);
  expect(first(book).problem).toBe('Note can have at most 4000 characters');
  put = taken;
  book.change(first(book), 'Shorter');
  await pass(2_000);
  expect(first(book)).toMatchObject({ text: 'Shorter', problem: null, isSent: true });
});

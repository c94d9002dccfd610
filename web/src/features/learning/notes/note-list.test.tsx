// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { button, clear, draw, during, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { newDevice, refusal } from '#web/testing/learning-device.ts';
import { HereContext } from '../beside.ts';
import { closeDevice } from '../log/device.ts';
import type { PinPost } from './deliver-pins.ts';
import { NoteList } from './note-list.tsx';
import { type Pin, PinBook } from './pin-book.ts';

const HERE = {
  slideId: 'dose',
  spot: () => ({ slideId: 'dose', positionMs: 132_000 }),
  numberOf: (slideId: string) => (slideId === 'dose' ? 2 : undefined),
  addressOf: () => ({ search: '?slide=dose' }),
};
const pin = (text: string, of: Partial<Pin> = {}): Pin => ({
  ...{ id: text, kind: 'note', slideId: 'dose', positionMs: 41_000, text },
  ...{ createdAt: '2027-03-01T08:00:00Z', isSent: true, problem: null, ...of },
});

let book: PinBook;

beforeEach(() => {
  closeDevice();
  newDevice();
  const put: PinPost = async () => refusal(0);
  book = new PinBook('clara', 'toxin', { put, list: async () => refusal(0) });
});
afterEach(clear);

const open = (notes: Pin[]) =>
  draw(
    <MemoryRouter>
      <HereContext value={HERE}>
        <NoteList {...{ book, notes }} asked={null} courseId="toxin" />
      </HereContext>
    </MemoryRouter>,
  );
const type = (text: string) =>
  during(() => {
    const area = document.querySelector<HTMLTextAreaElement>('#new-note');
    if (!area) throw new Error('no place to write');
    area.focus();
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('a note says where it hangs, and whether only this device has it', async () => {
  await open([pin('Bevel up.'), pin('Sent later', { isSent: false }), pin('Old', { slideId: 'gone' })]);
  expect(words()).toContain('Slide 2 at 0:41');
  expect(words()).toContain('A slide of an earlier version');
  expect(words().split(', on this device')).toHaveLength(2);
});

test('a note that the server does not take says why, and is still there to be changed', async () => {
  await open([pin('Bevel up.', { isSent: false, problem: 'This note is no longer there.' })]);
  expect(words()).toContain('Bevel up.');
  expect(words()).toContain('Not on the server: This note is no longer there.');
  expect(findButton('Edit this note')).toBeDefined();
});

test('a note is pinned to the second at which the writing began', async () => {
  await open([]);
  await type('Bevel up.');
  HERE.spot = () => ({ slideId: 'dose', positionMs: 180_000 });
  await press(button('Add note'));
  expect(book.getSnapshot().notes).toMatchObject([
    { text: 'Bevel up.', slideId: 'dose', positionMs: 132_000 },
  ]);
});

test('an empty note is none', async () => {
  await open([]);
  await press(button('Add note'));
  expect(book.getSnapshot().notes).toEqual([]);
});

// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slideIdsOf } from '#domain/course-builder/outline.ts';
import { SimulatedDraft, sampleDraft, sampleSlide } from '#web/testing/draft-server.ts';
import { button, clear, draw, during, press, words } from '#web/testing/drawn-page.tsx';
import { newDevice } from '#web/testing/learning-device.ts';
import { DraftDesk } from '../desk/draft-desk.ts';
import { Outline } from './outline.tsx';
import { useOutlineTools } from './use-outline.ts';

let desk: DraftDesk;
let chosen: (string | null)[];

// The DOM of the test opens no menus.
const noMenu = { togglePopover: () => true };

beforeEach(async () => {
  Object.assign(HTMLElement.prototype, noMenu);
  newDevice();
  chosen = [];
  const draft = sampleDraft();
  desk = new DraftDesk({
    draft,
    drawer: { accountId: 'nadia', courseId: 'course' },
    post: new SimulatedDraft().post,
    first: { slide: sampleSlide('a'), revision: 1 },
  });
  const select = (slideId: string | null) => {
    chosen.push(slideId);
  };
  const page = () => (
    <Outline desk={desk} draft={draft} selected="a" naming={useOutlineTools(desk, select)} />
  );
  await draw(<RouterProvider router={createMemoryRouter([{ path: '/', Component: page }])} />);
});
afterEach(clear);

const order = () => slideIdsOf(desk.getState().outline).join('');
const key = (name: string) =>
  during(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    ),
  );
const focus = (element: HTMLElement) => during(() => element.focus());
const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent;
const said = () => document.querySelector('[aria-live]')?.textContent;
const link = (title: string) => {
  const found = [...document.querySelectorAll('a')].find((one) => one.textContent === title);
  if (!found) throw new Error(`no row “${title}”`);
  return found;
};
const type = (text: string) =>
  during(() => {
    const field = document.activeElement as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });

test('a slide is lifted, moved and dropped by keys, each step is told, and the cursor stays on it', async () => {
  const grip = button('Move Slide a');
  await focus(grip);
  await press(grip);
  expect(said()).toBe('Slide a lifted, in Section x, place 1 of 2.');
  await key('ArrowDown');
  await key('ArrowDown');
  expect(said()).toBe('Slide a lifted, in Section y, place 1 of 2.');
  expect(order()).toBe('abcde');
  await press(button('Move Slide a'));
  expect(order()).toBe('bacde');
  expect(said()).toBe('Slide a dropped, in Section y, place 1 of 2.');
  expect(nameOf(document.activeElement)).toBe('Move Slide a');
});

test('Escape puts it back, and so does leaving it', async () => {
  const grip = button('Move Slide a');
  await focus(grip);
  await press(grip);
  await key('ArrowDown');
  await key('Escape');
  expect(order()).toBe('abcde');
  expect(said()).toBe('Slide a is back where it was.');
  await press(grip);
  await key('ArrowDown');
  await focus(link('Slide c'));
  expect(grip.getAttribute('aria-pressed')).toBe('false');
  expect(order()).toBe('abcde');
});

test('modules and sections are moved by keys in the same way', async () => {
  await focus(button('Move Module two'));
  await press(button('Move Module two'));
  await key('ArrowUp');
  await press(button('Move Module two'));
  expect(order()).toBe('deabc');
  await focus(button('Move Section y'));
  await press(button('Move Section y'));
  await key('ArrowUp');
  await press(button('Move Section y'));
  expect(order()).toBe('decab');
});

test('arrows lead from row to row, and one row at a time is reached by the tabulator', async () => {
  await focus(link('Slide a'));
  await key('ArrowDown');
  expect(nameOf(document.activeElement)).toBe('Slide b');
  await key('ArrowDown');
  expect(nameOf(document.activeElement)).toBe('Section y');
  const reached = [...document.querySelectorAll('[data-grip]')].filter(
    (one) => one.getAttribute('tabindex') === '0',
  );
  expect(reached.map(nameOf)).toEqual(['Move Section y']);
});

test('a slide that is added stands after the one that is shown, and its title is typed at once', async () => {
  await press(button('Slide in module 1'));
  const [id] = chosen;
  expect(order()).toBe(`a${id}bcde`);
  await type('Saline first');
  expect(words()).toContain('Saline first');
  expect(desk.getState().slides.get(id ?? '')?.title).toBe('Saline first');
});

test('a name is typed in its row; Escape leaves it as it was', async () => {
  await focus(link('Slide b'));
  await key('F2');
  await type('Storage');
  expect(desk.getState().heads.get('b')).toMatchObject({ title: 'Storage', change: 'edited' });
  await focus(link('Storage'));
  await key('F2');
  (document.activeElement as HTMLInputElement).value = 'Something else';
  await key('Escape');
  expect(desk.getState().heads.get('b')?.title).toBe('Storage');
});

test('what is removed while it is shown leads to its neighbour, and can be had back', async () => {
  await press(button('More for Slide a'));
  await press(button('Remove'));
  expect(order()).toBe('bcde');
  expect(chosen).toEqual(['b']);
  await during(() => desk.undo());
  expect(order()).toBe('abcde');
});

test('the head counts, and marks say what learners have otherwise', async () => {
  expect(words()).toContain('5 slides, 5 min');
  await during(() => desk.act({ kind: 'move-slide', slideId: 'a', sectionId: 'z', before: null }));
  const row = document.querySelector('[data-row="slide:a"]');
  expect(row?.textContent).toContain('moved');
});

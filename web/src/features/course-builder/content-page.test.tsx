// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedDraft, sampleDraft, sampleSlide } from '#web/testing/draft-server.ts';
import { button, clear, draw, during, field, press, type, words } from '#web/testing/drawn-page.tsx';
import { newDevice } from '#web/testing/learning-device.ts';
import { ContentPage } from './content-page.tsx';

let server: SimulatedDraft;

beforeEach(async () => {
  newDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  server = new SimulatedDraft();
  vi.stubGlobal('fetch', asked);
  const page = () => (
    <ContentPage
      accountId="nadia"
      draft={sampleDraft()}
      first={{ slide: sampleSlide('a'), revision: 1 }}
      imports={[]}
    />
  );
  const router = createMemoryRouter([{ path: '/content', Component: page }], {
    initialEntries: ['/content?slide=a'],
  });
  await draw(<RouterProvider router={router} />);
});
afterEach(async () => {
  await clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the page asks over the network is asked of the simulated server. */
async function asked(path: string, { method, body }: RequestInit) {
  const sent = body ? JSON.parse(String(body)) : {};
  const slideId = /slides\/([\w-]+)$/.exec(path)?.[1];
  const answer = await (slideId
    ? method === 'PUT'
      ? server.post.saveSlide(sent.slide, sent.revision)
      : server.post.readSlide(slideId)
    : path.endsWith('/acts')
      ? server.post.act(sent.acts)
      : server.post.readDraft());
  return answer.success ? Response.json(answer) : Response.error();
}
const pass = async (ms: number) => {
  await during(() => vi.advanceTimersByTime(ms));
  await during(() => undefined);
};
const row = (slideId: string) => document.querySelector(`[data-row="slide:${slideId}"]`)?.textContent;
const key = (init: KeyboardEventInit) =>
  during(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })));

test('the head says what is published, what is not, and that it is saved', () => {
  expect(words()).toContain('Published v3');
  expect(words()).toContain('Publish v4');
  expect(words()).toContain('Draft saved');
  expect(words()).not.toContain('draft change');
});

test('a title that is typed stands in the outline at once, counts as a change, and is saved by itself', async () => {
  await type('Title', 'Volume sets the dose');
  expect(row('a')).toContain('Volume sets the dose');
  expect(row('a')).toContain('edited');
  expect(words()).toContain('1 draft change');
  expect(words()).toContain('Saving…');
  await pass(800);
  expect(server.titleOf('a')).toBe('Volume sets the dose');
  expect(words()).toContain('Draft saved');
});

test('the keys of undo and redo work where nothing is typed, and not in a field', async () => {
  await type('Title', 'Another');
  await during(() =>
    field('Title').dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true })),
  );
  expect(row('a')).toContain('Another');
  await key({ key: 'z', ctrlKey: true });
  expect(row('a')).toContain('Slide a');
  await key({ key: 'Z', metaKey: true, shiftKey: true });
  expect(row('a')).toContain('Another');
});

test('without a connection it says where the words are', async () => {
  server.mood = 'away';
  await type('Title', 'On a train');
  await pass(800);
  expect(words()).toContain('Offline: 1 change kept on this device');
});

test('two edits of one slide are told field by field, and one is chosen', async () => {
  server.saveElsewhere({ ...sampleSlide('a'), title: 'Of Karim', seconds: 90 });
  await type('Title', 'Of Nadia');
  await pass(800);
  expect(words()).toContain('Somebody else has saved this slide too');
  await press(button('See both edits'));
  await vi.waitFor(() => expect(words()).toContain('while you were writing on it'));
  const said = [...document.querySelectorAll('[role="dialog"] tbody tr')].map((one) =>
    [...one.children].map(({ textContent }) => textContent),
  );
  expect(said).toEqual([
    ['Title', 'Of Nadia', 'Of Karim'],
    ['Seconds on the slide', '60', '90'],
  ]);
  await press(button('Take theirs'));
  expect(row('a')).toContain('Of Karim');
  expect(words()).not.toContain('Somebody else has saved');
});

test('a slide is duplicated beside itself under a name of its own, and removed from its settings', async () => {
  await press(button('Duplicate slide'));
  expect(words()).toContain('6 slides');
  expect(words()).toContain('Slide 2');
  await press(button('Remove slide'));
  expect(words()).toContain('5 slides');
});

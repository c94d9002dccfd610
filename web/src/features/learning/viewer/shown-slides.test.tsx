// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { button, clear, during, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { link, listeningLog, NO_NOTES, openViewer, told } from '#web/testing/opened-viewer.tsx';
import {
  sampleAsked,
  sampleContent,
  sampleDrawing,
  sampleQuestion,
  sampleSlide,
} from '#web/testing/sample-learning.ts';
import { Viewer } from './viewer.tsx';

afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const choice = (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!found) throw new Error(`no answer ${value}`);
  return found;
};

test('without a script slides are links, their words are there, and a check leads on', () => {
  const content = sampleContent();
  const markupOf = (slideId: string) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Viewer
          open={{ content, spot: { slideId, positionMs: 0 }, slide: sampleSlide(slideId), problem: null }}
          progress={content.progress}
          log={listeningLog}
          beside={NO_NOTES}
          retry={() => undefined}
        />
      </MemoryRouter>,
    );
  expect(markupOf('dose')).toContain('href="/?slide=layers"');
  expect(markupOf('dose').replace(/<[^>]*>/g, '')).toContain('The syringe gives millilitres.');
  expect(markupOf('layers')).toMatch(/<noscript>.*It pulls the skin down.*<\/noscript>/);
  expect(markupOf('check')).not.toContain('>Check<');
});

test('a check may be tried again where the browser answers a scroll with a promise', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
  await openViewer({ query: '?slide=check' });
  await press(choice('c'));
  await press(button('Check'));
  await press(button('Try again'));
  expect(button('Check')).toBeTruthy();
});

test('a check says what was wrong, may be tried again, and lets on when it is right', async () => {
  await openViewer({ query: '?slide=check' });
  expect(button('Check').getAttribute('aria-disabled')).toBe('true');
  await press(choice('c'));
  await press(button('Check'));
  expect(words()).toContain('Not this one.');
  expect(words()).toContain('It is 40 U in each.');
  await press(button('Try again'));
  await press(choice('b'));
  await press(button('Check'));
  expect(words()).toContain('That is right.');
  expect(link('Finish Course')).toBeTruthy();
  expect(told.filter((one) => one.startsWith('answered'))).toEqual([
    'answered check how-much c',
    'answered check how-much b',
  ]);
});

test('of several answers all that are right must be chosen', async () => {
  const question = { ...sampleAsked, kind: 'multiple' as const, right: ['a', 'b'] };
  await openViewer({ query: '?slide=check', slideOf: () => sampleQuestion(question) });
  await press(choice('b'));
  await press(choice('a'));
  await press(button('Check'));
  expect(words()).toContain('That is right.');
});

test('answers are put in order by their buttons', async () => {
  await openViewer({
    query: '?slide=check',
    slideOf: () => sampleQuestion({ ...sampleAsked, kind: 'order' }),
  });
  const rows = () => [...document.querySelectorAll('.order-row')].map((row) => row.textContent?.slice(1));
  expect(rows()).not.toEqual(['0.04 ml', '0.1 ml', '0.25 ml']);
  for (const text of ['0.25 ml', '0.1 ml', '0.04 ml']) {
    while (rows()[0] !== text) await press(button(`Move ${text} up`));
  }
  await press(button('Check'));
  expect(words()).toContain('That is right.');
  expect(findButton('Move 0.1 ml up')).toBeUndefined();
});

test('a place on the picture is set with the keys, too', async () => {
  const question = {
    ...sampleAsked,
    kind: 'hotspot' as const,
    picture: sampleDrawing,
    target: { x: 20, y: 50, radius: 5 },
  };
  await openViewer({ query: '?slide=check', slideOf: () => sampleQuestion(question) });
  const across = document.querySelector<HTMLInputElement>('.place-sliders input');
  await during(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(across, '21');
    across?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(button('Check'));
  expect(told).toContain('answered check how-much 21.0,50.0');
  expect(words()).toContain('That is right.');
});

test.each([
  ['dose', 1],
  ['layers', 1],
  ['day-14', 2],
])('the pictures of “%s” are seen larger over the page', async (slideId, count) => {
  await openViewer({ query: `?slide=${slideId}` });
  await press(button('Enlarge'));
  expect(document.querySelectorAll('[role="dialog"] [aria-label="A syringe"]')).toHaveLength(count);
  await press(button('Close'));
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test('a spot on a picture opens what stands beside it, and closes again', async () => {
  await openViewer({ query: '?slide=layers' });
  expect(words()).not.toContain('It pulls the skin down.');
  await press(button('1: Procerus'));
  expect(words()).toContain('It pulls the skin down.');
  await press(button('2: Corrugator'));
  expect(words()).not.toContain('It pulls the skin down.');
  expect(button('2: Corrugator').getAttribute('aria-expanded')).toBe('true');
});

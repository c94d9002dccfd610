// @vitest-environment happy-dom
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Slide } from '#contracts/learning/content.ts';
import { button, clear, draw, during, findButton, press, words } from '#web/testing/drawn-page.tsx';
import {
  sampleAsked,
  sampleContent,
  sampleDrawing,
  sampleQuestion,
  sampleSlide,
} from '#web/testing/sample-learning.ts';
import type { Beside } from '../beside.ts';
import type { LearningLog } from '../learning-log.ts';
import { openingSpot } from './course-outline.ts';
import type { OpenCourse } from './open-course.ts';
import { Viewer } from './viewer.tsx';

/** What the viewer told, in its order; positions apart. */
let told: string[] = [];
const log: LearningLog = {
  seen: (slideId) => told.push(`seen ${slideId}`),
  completed: (slideId) => told.push(`completed ${slideId}`),
  position: () => undefined,
  answered: (slideId, questionId, given) => told.push(`answered ${slideId} ${questionId} ${given}`),
  subscribe: () => () => undefined,
  getSnapshot: () => SAVED,
  retry: () => undefined,
};
const SAVED = { kind: 'saved', at: null } as const;

beforeEach(() => {
  told = [];
  Element.prototype.scrollTo = () => undefined;
});
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

interface Given {
  at?: string;
  slides?: (slideId: string) => Slide;
  beside?: Beside;
  content?: ReturnType<typeof sampleContent>;
  problem?: OpenCourse['problem'];
}

function pageOf({ at = '', slides = sampleSlide, beside, content = sampleContent(), problem = null }: Given) {
  const Page = () => (
    <Viewer
      open={useLoaderData()}
      progress={content.progress}
      log={log}
      beside={beside ?? null}
      retry={() => told.push('retry')}
    />
  );
  const loader = ({ request }: { request: Request }): OpenCourse => {
    const query = new URL(request.url).searchParams;
    const spot = openingSpot(content, { slide: query.get('slide'), at: query.get('at') });
    if (!spot) throw new Error('no slides');
    return { content, spot, slide: problem ? null : slides(spot.slideId), problem };
  };
  return createMemoryRouter(
    [
      { path: '/course', element: <Page />, loader, HydrateFallback: () => null },
      { path: '/elearning/portal', element: 'The portal' },
    ],
    { initialEntries: [`/course${at}`] },
  );
}

async function openViewer(given: Given = {}) {
  const router = pageOf(given);
  await draw(<RouterProvider router={router} />);
  return router;
}

const link = (name: string) => {
  const found = [...document.querySelectorAll('a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`no link “${name}” on: ${words()}`);
  return found;
};
const key = (name: string, target: EventTarget = document.body) =>
  during(() =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  );
const heading = () => document.querySelector('h1')?.textContent;
const audio = () => {
  const found = document.querySelector('audio');
  if (!found) throw new Error('no audio');
  return found;
};

test('the counter says where somebody is in the whole course, and reads it out', async () => {
  await openViewer({ at: '?slide=layers' });
  const count = [...document.querySelectorAll('[aria-live="polite"]')].map((one) => one.textContent);
  expect(count).toContain('Slide 3 of 5');
  expect(told).toEqual(['seen layers']);
});

test('Next completes the slide and goes on; its mark is set at once', async () => {
  await openViewer({ at: '?slide=units' });
  await press(link('Next'));
  expect(heading()).toBe('Volume sets the dose');
  expect(told).toEqual(['seen units', 'completed units', 'seen dose']);
  expect(words()).toContain('Units are units, completed');
});

test('a jump completes the slide that is left, going back does not', async () => {
  await openViewer({ at: '?slide=dose' });
  await press(link('Slide 4, Day 0 and day 14'));
  expect(told).toContain('completed dose');
  await press(link('PreviousBack'));
  expect(heading()).toBe('Three muscles meet');
  expect(told).not.toContain('completed day-14');
});

test('without a script slides are links, their words are there, and a check leads on', () => {
  const content = sampleContent();
  const markupOf = (slideId: string) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Viewer
          open={{ content, spot: { slideId, positionMs: 0 }, slide: sampleSlide(slideId), problem: null }}
          progress={content.progress}
          log={log}
          beside={null}
          retry={() => undefined}
        />
      </MemoryRouter>,
    );
  expect(markupOf('dose')).toContain('href="/?slide=layers"');
  expect(markupOf('dose').replace(/<[^>]*>/g, '')).toContain('The syringe gives millilitres.');
  expect(markupOf('layers')).toMatch(/<noscript>.*It pulls the skin down.*<\/noscript>/);
  expect(markupOf('check')).not.toContain('>Check<');
});

test('on the last slide Finish Course congratulates, and leads to the portal', async () => {
  const content = sampleContent(undefined, ['units', 'dose', 'layers', 'day-14']);
  const router = await openViewer({ at: '?slide=check', content, slides: () => sampleSlide('units') });
  await press(link('Finish Course'));
  expect(words()).toContain('Congratulations!');
  expect(told).toContain('completed check');
  await press(link('Back to your courses'));
  expect(router.state.location.pathname).toBe('/elearning/portal');
});

test('who passed slides over is congratulated, and told which', async () => {
  await openViewer({ at: '?slide=check', slides: () => sampleSlide('units') });
  await press(link('Finish Course'));
  expect(words()).toContain('4 slides of Botulinum Toxin are not completed yet');
  await press(link('Units are units'));
  expect(words()).not.toContain('Congratulations');
});

test('zoom goes in tens from 70 to 150 percent and begins at 100', async () => {
  await openViewer();
  const zoom = () => document.querySelector('output')?.textContent;
  expect(zoom()).toBe('100%');
  for (let press = 0; press < 9; press++) await key('+');
  expect(zoom()).toBe('150%');
  for (let press = 0; press < 12; press++) await key('-');
  expect(zoom()).toBe('70%');
  await press(button('Larger'));
  expect(zoom()).toBe('80%');
});

test('a check says what was wrong, may be tried again, and lets on when it is right', async () => {
  await openViewer({ at: '?slide=check' });
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

const choice = (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!found) throw new Error(`no answer ${value}`);
  return found;
};

test('of several answers all that are right must be chosen', async () => {
  const question = { ...sampleAsked, kind: 'multiple' as const, right: ['a', 'b'] };
  await openViewer({ at: '?slide=check', slides: () => sampleQuestion(question) });
  await press(choice('b'));
  await press(choice('a'));
  await press(button('Check'));
  expect(words()).toContain('That is right.');
});

test('answers are put in order by their buttons', async () => {
  await openViewer({ at: '?slide=check', slides: () => sampleQuestion({ ...sampleAsked, kind: 'order' }) });
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
  await openViewer({ at: '?slide=check', slides: () => sampleQuestion(question) });
  const across = document.querySelector<HTMLInputElement>('.place-sliders input');
  await during(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(across, '21');
    across?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(button('Check'));
  expect(told).toContain('answered check how-much 21.0,50.0');
  expect(words()).toContain('That is right.');
});

test('a spot on a picture opens what stands beside it, and closes again', async () => {
  await openViewer({ at: '?slide=layers' });
  expect(words()).not.toContain('It pulls the skin down.');
  await press(button('1: Procerus'));
  expect(words()).toContain('It pulls the skin down.');
  await press(button('2: Corrugator'));
  expect(words()).not.toContain('It pulls the skin down.');
  expect(button('2: Corrugator').getAttribute('aria-expanded')).toBe('true');
});

test('narration is played, paused, sped up and remembered', async () => {
  await openViewer({ at: '?slide=dose' });
  expect(audio().getAttribute('src')).toBe('/media/dose.m4a');
  await press(button('Play'));
  expect(audio().paused).toBe(false);
  await key(' ');
  expect(audio().paused).toBe(true);
  await key('s');
  expect(audio().playbackRate).toBe(1.25);
  await key('S');
  await key('S');
  await key('S');
  expect(audio().playbackRate).toBe(0.75);
  await clear();
});

test('who listens hears the next slide by the same element', async () => {
  const narrated = () => sampleSlide('dose');
  await openViewer({ at: '?slide=units', slides: narrated });
  const element = audio();
  await press(button('Play'));
  await press(link('Next'));
  expect(audio()).toBe(element);
  expect(button('Pause')).toBeTruthy();
});

test('a word that is pressed is gone to, and J and L go by sentences', async () => {
  await openViewer({ at: '?slide=dose' });
  const word = [...document.querySelectorAll<HTMLElement>('.script [data-ms]')].find(
    (one) => one.textContent === 'units.',
  );
  await during(() =>
    word?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
  );
  expect(audio().currentTime).toBe(3);
  await key('l');
  expect(audio().currentTime).toBe(4);
  expect(document.querySelector('[data-spoken]')?.textContent).toBe('The');
  await key('j');
  expect(audio().currentTime).toBe(0);
});

test('the viewer goes on at the second where the slide was left', async () => {
  await openViewer({ content: sampleContent({ slideId: 'dose', positionMs: 5500 }) });
  expect(audio().currentTime).toBe(5.5);
  expect(words()).toContain('0:05');
});

test('without a recording the script is there, and says why it is silent', async () => {
  await openViewer({ at: '?slide=day-14' });
  expect(words()).toContain('Audio narration not available');
  expect(words()).toContain('The syringe gives millilitres.');
  expect(findButton('Play')).toBeUndefined();
});

test('a recording that fails leaves the script, also where it was closed', async () => {
  await openViewer({ at: '?slide=dose' });
  await press(button('Script'));
  expect(words()).not.toContain('The syringe gives millilitres.');
  await during(() => audio().dispatchEvent(new Event('error')));
  expect(words()).toContain('Audio narration not available');
  expect(words()).toContain('The syringe gives millilitres.');
});

test('arrow keys turn the slides, and rest in a slider and while somebody writes', async () => {
  await openViewer({ at: '?slide=dose' });
  const scrubber = document.querySelector('.scrub input');
  await key('ArrowRight', scrubber ?? undefined);
  expect(heading()).toBe('Volume sets the dose');
  await key('ArrowRight');
  expect(heading()).toBe('Three muscles meet');
  await key('ArrowLeft');
  expect(heading()).toBe('Volume sets the dose');
});

test('the sheet of keys opens with its own key, and letters can be switched off', async () => {
  await openViewer({ at: '?slide=dose' });
  await key('?');
  expect(words()).toContain('Sentence back, on');
  await press(document.querySelector<HTMLElement>('[role="dialog"] input') ?? document.body);
  await press(button('Close'));
  await key('t');
  expect(words()).toContain('The syringe gives millilitres.');
  await key('ArrowRight');
  expect(heading()).toBe('Three muscles meet');
});

test('a note and a bookmark are set where somebody is', async () => {
  const spots: unknown[] = [];
  const beside: Beside = {
    notes: 'My notes',
    noteCount: 3,
    bookmarks: 'My bookmarks',
    bookmarkedSpots: [{ slideId: 'dose', positionMs: 9000 }],
    bookmark: (spot) => spots.push(['bookmark', spot]),
    write: (spot) => spots.push(['write', spot]),
  };
  await openViewer({ at: '?slide=dose&at=7', beside });
  await key('n');
  await press(button('Bookmark this moment'));
  expect(spots).toEqual([
    ['write', { slideId: 'dose', positionMs: 7000 }],
    ['bookmark', { slideId: 'dose', positionMs: 7000 }],
  ]);
  expect(button('Notes 3').getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelectorAll('.scrub-flag')).toHaveLength(1);
});

test('a slide that cannot be loaded leaves the course open and is asked for again', async () => {
  await openViewer({ problem: { message: 'The connection was lost.', needsLogin: false } });
  expect(words()).toContain('This slide could not be loaded');
  expect(words()).toContain('Three muscles meet');
  await press(button('Try again'));
  expect(told).toContain('retry');
});

test('the viewer with each of its slides has no fault that a machine finds', async () => {
  for (const slideId of ['units', 'dose', 'layers', 'day-14', 'check']) {
    await openViewer({ at: `?slide=${slideId}` });
    const rules = { 'color-contrast': { enabled: false } };
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => [slideId, id, nodes[0]?.html])).toEqual([]);
    await clear();
  }
});

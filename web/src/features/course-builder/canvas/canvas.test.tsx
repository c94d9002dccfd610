// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { Narrator } from '#web/player/narrator.ts';
import { SlideView } from '#web/slides/slide-view.tsx';
import {
  button,
  choose,
  clear,
  draw,
  during,
  field,
  findButton,
  press,
  type,
  words,
} from '#web/testing/drawn-page.tsx';
import { FakeRequest, lastRequest } from '#web/testing/fake-request.ts';
import { sampleDraftQuestion, sampleDraftSlide, sampleHotspot } from '#web/testing/sample-draft.ts';
import { sampleDrawing } from '#web/testing/sample-learning.ts';
import { Canvas } from './canvas.tsx';

// The editor comes by itself: here it is there at once.
beforeAll(() => import('../text/text-editor.tsx'));
beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let now: DraftSlide;
let setNow: (slide: DraftSlide) => void;

function Page({ begun, isReadOnly }: { begun: DraftSlide; isReadOnly?: boolean }) {
  const [slide, setSlide] = useState(begun);
  now = slide;
  setNow = setSlide;
  const [id, choose] = useState<string | null>(null);
  return <Canvas {...{ slide, isReadOnly }} onChange={setSlide} chosen={{ id, choose }} />;
}

const open = (begun: DraftSlide) => draw(<Page begun={begun} />);

const stage = () => document.querySelector('.canvas-stage');

function keyOn(element: HTMLElement, key: string, held: KeyboardEventInit = {}) {
  return during(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held })));
}

function writeIn(label: string, text: string) {
  const box = document.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${label}"]`);
  if (!box) throw new Error(`nothing is written as “${label}”`);
  return during(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('what is only read is drawn as the viewer draws it', async () => {
  const slide = sampleDraftSlide({ type: 'image', picture: sampleDrawing, sources: ['Carruthers 2003'] });
  await draw(<Page begun={slide} isReadOnly />);
  const drawn = stage()?.innerHTML;
  await clear();
  await draw(
    <SlideView
      slide={{ ...slide, type: 'image', picture: sampleDrawing, narration: null }}
      narrator={new Narrator()}
      check={null}
    />,
  );
  const ids = /radix-[^"]*|_r_[^"]*/g;
  expect(drawn?.replace(ids, '')).toBe(document.body.firstElementChild?.innerHTML.replace(ids, ''));
});

test('a title is written where it stands, and stays one line', async () => {
  await open(sampleDraftSlide());
  await writeIn('Title of the slide', 'Volume\nsets it');
  expect(now.title).toBe('Volume sets it');
  expect(stage()?.querySelector('h1 textarea')).toBeTruthy();
});

test('the words are written where they stand, and what others wrote comes into them', async () => {
  await open(sampleDraftSlide());
  const words = () => document.querySelector('.slide-words .text-editor');
  expect(words()?.innerHTML).toContain('Choose <strong>one</strong> dilution.');
  expect(now.text).toBe('Choose **one** dilution.');
  await during(() => setNow({ ...now, text: 'Theirs.' }));
  expect(words()?.textContent).toBe('Theirs.');
  expect(now.text).toBe('Theirs.');
});

test('a type can be tried: what the others have stays', async () => {
  await open(sampleHotspot());
  const before = now;
  await press(button('Image'));
  expect(button('Image').getAttribute('aria-pressed')).toBe('true');
  await press(button('Text'));
  await press(button('Hotspot'));
  expect(now).toEqual(before);
});

test('a picture that arrives late is put into what was written meanwhile', async () => {
  await open(sampleDraftSlide({ type: 'image' }));
  expect(words()).toContain('No picture yet.');
  await choose(new File(['x'], 'vial.png', { type: 'image/png' }));
  await writeIn('Title of the slide', 'Meanwhile');
  await during(() =>
    lastRequest().answer(
      200,
      JSON.stringify({
        success: true,
        files: ['/files/vial.png'],
        details: [
          { url: '/files/vial.png', name: 'vial.png', type: 'image/png', bytes: 1, width: 8, height: 6 },
        ],
      }),
    ),
  );
  expect(now.title).toBe('Meanwhile');
  expect(now.picture).toEqual({ kind: 'photo', url: '/files/vial.png', width: 8, height: 6, alt: '' });
  expect(stage()?.querySelector('img')?.getAttribute('src')).toBe('/files/vial.png');
});

test('a drawing with a script never comes into the page', async () => {
  await open(sampleDraftSlide({ type: 'image' }));
  await press(button('Use a drawing'));
  const paste = (svg: string) =>
    during(() => {
      const box = document.getElementById('slide-picture-drawing');
      if (!(box instanceof HTMLTextAreaElement)) throw new Error('no place for a drawing');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, svg);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await paste('<svg viewBox="0 0 9 9"><script>steal()</script></svg>');
  await press(button('Use this drawing'));
  expect(words()).toContain('This drawing cannot be used: not allowed: <script>');
  expect(now.picture).toBeNull();
  await paste(sampleDrawing.svg);
  await press(button('Use this drawing'));
  expect(now.picture).toEqual({ ...sampleDrawing, alt: '' });
  expect(stage()?.querySelector('svg path')).toBeTruthy();
});

test('typing does not write a drawing into the page again', async () => {
  await open(sampleDraftSlide({ type: 'image', picture: sampleDrawing }));
  const drawn = stage()?.querySelector('svg');
  await writeIn('Title of the slide', 'Other');
  expect(stage()?.querySelector('svg')).toBe(drawn);
});

test('points are added, moved by the arrow keys, put into order and removed', async () => {
  await open(sampleHotspot());
  const tip = button('1: The tip');
  await keyOn(tip, 'ArrowRight');
  await keyOn(tip, 'ArrowUp', { shiftKey: true });
  expect(now.spots[0]).toMatchObject({ x: 49.6, y: 38 });
  await press(tip);
  expect(stage()?.querySelector('.spot-text')?.textContent).toContain('It moves.');
  await press(button('Point'));
  expect(now.spots).toHaveLength(3);
  expect(now.spots[2]).toMatchObject({ x: 50, y: 50, title: '' });
  await press(button('Move Point 3 up'));
  expect(now.spots.map(({ spotId }) => spotId).indexOf('shaft')).toBe(2);
  await press(button('Remove Point 2'));
  expect(now.spots.map(({ spotId }) => spotId)).toEqual(['tip', 'shaft']);
  await writeIn('Words, Point 1', 'Bright.');
  expect(now.spots[0]?.text).toBe('Bright.');
});

test('a press on the picture adds a point there, and no thirteenth', async () => {
  await open(sampleHotspot());
  const ground = document.querySelector('.place-ground');
  if (!ground) throw new Error('no ground');
  vi.spyOn(ground, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 100));
  const pressAt = (x: number, y: number) =>
    during(() =>
      ground.dispatchEvent(new PointerEvent('pointerup', { clientX: x, clientY: y, bubbles: true })),
    );
  await pressAt(150, 125);
  expect(now.spots[2]).toMatchObject({ x: 25, y: 25 });
  for (let more = 0; more < 11; more++) await pressAt(200, 150);
  expect(now.spots).toHaveLength(12);
  expect(words()).toContain('A picture has at most 12 points.');
});

test('a film of 600 MB is refused before it is sent', async () => {
  await open(sampleDraftSlide({ type: 'video' }));
  const film = new File(['x'], 'day.mp4', { type: 'video/mp4' });
  Object.defineProperty(film, 'size', { value: 600 * 1024 * 1024 });
  await choose(film);
  expect(words()).toContain('“day.mp4” has 600 MB. A video can have at most 500 MB.');
  expect(FakeRequest.sent).toEqual([]);
});

test('a film says how far it has come, and captions that are none are told', async () => {
  await open(sampleDraftSlide({ type: 'video', text: '' }));
  await choose(new File(['x'], 'day.mp4', { type: 'video/mp4' }));
  await during(() => lastRequest().upload.onprogress?.({ loaded: 1, total: 4 }));
  expect(words()).toContain('Sending “day.mp4”, 25 %');
  await during(() => lastRequest().answer(200, JSON.stringify({ success: true, files: ['/files/day.mp4'] })));
  expect(now.video).toMatchObject({ url: '/files/day.mp4', alt: '', captions: '' });
  expect(stage()?.querySelector('video')?.getAttribute('src')).toBe('/files/day.mp4');
  await during(() => setNow({ ...now, video: { ...now.video, captions: 'Hello' } as never }));
  expect(words()).toContain('its first line is not WEBVTT');
});

test('two pictures are compared once both are there', async () => {
  await open(
    sampleDraftSlide({ type: 'compare', before: { label: 'Day 0', picture: sampleDrawing } as never }),
  );
  expect(stage()?.querySelector('.compare')).toBeNull();
  await during(() => setNow({ ...now, after: { label: 'Day 14', picture: sampleDrawing } }));
  expect(stage()?.querySelector('.compare-labels')?.textContent).toBe('Day 0Day 14');
  expect(field('Label').value).toBe('Day 0');
  await type('Label', 'Before');
  expect(now.before.label).toBe('Before');
  expect(now.after.label).toBe('Day 14');
});

test('a question stands on the stage as it is asked', async () => {
  await open(sampleDraftSlide({ type: 'question', question: sampleDraftQuestion() }));
  expect(stage()?.querySelector('h1')?.textContent).toBe('How much do you draw?');
  expect(stage()?.querySelectorAll('.check-choice')).toHaveLength(2);
  await press(button('Move 0.1 ml up'));
  expect(stage()?.querySelector('.check-choice')?.textContent).toBe('0.1 ml');
});

test('a slide that asks nothing yet can be given a question', async () => {
  await open(sampleDraftSlide({ type: 'question' }));
  expect(words()).toContain('Nothing is asked yet.');
  await press(button('Answer'));
  expect(now.question).toMatchObject({ questionId: 'dose-asked', answers: [{ text: '' }] });
});

test('nothing can be changed of what is only read', async () => {
  await draw(<Page begun={sampleHotspot()} isReadOnly />);
  expect(document.querySelector('fieldset[disabled]')).toBeTruthy();
  await keyOn(button('1: The tip'), 'ArrowRight');
  expect(now).toEqual(sampleHotspot());
  expect(findButton('Point')).toBeUndefined();
  expect(document.querySelector('textarea')).toBeNull();
});

// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftNarration, DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { parseCaptions } from '#domain/films/captions.ts';
import { button, choose, clear, draw, during, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { FakeRequest, lastRequest } from '#web/testing/fake-request.ts';
import { sampleDraftSlide } from '#web/testing/sample-draft.ts';
import { NarrationPanel } from './narration-panel.tsx';

const RATE = 48_000;
/** What the browser hears in any file: a voice of this height, for two seconds. */
let height = 0.125;
class HeardContext {
  decodeAudioData = async () => ({
    length: 2 * RATE,
    sampleRate: RATE,
    numberOfChannels: 1,
    getChannelData: () =>
      Float32Array.from({ length: 2 * RATE }, (_, at) => (at % 2 === 0 ? height : -height)),
  });
}

const asked = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  FakeRequest.sent = [];
  height = 0.125;
  asked.mockImplementation(async () => new Response(new Uint8Array(4)));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('OfflineAudioContext', HeardContext);
  vi.stubGlobal('fetch', asked);
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const SPOKEN: DraftNarration = {
  audioFile: '/files/audios/one.ogg',
  durationMs: 4000,
  script: 'Put two units in. Then wait.',
  words: [100, 500, 900, 1500, 2400, 3000],
  uncertain: [2],
  timedBy: 'energy',
};
let now: DraftSlide;

function Page({ begun }: { begun: DraftSlide }) {
  const [slide, setSlide] = useState(begun);
  now = slide;
  return <NarrationPanel courseId="c1" slide={slide} onChange={setSlide} />;
}
const open = (narration: Partial<DraftNarration> | null, said: Partial<DraftSlide> = {}) =>
  draw(<Page begun={sampleDraftSlide({ ...said, narration: narration && { ...SPOKEN, ...narration } })} />);

const write = (text: string) =>
  during(() => {
    const box = document.querySelector('textarea');
    if (!box) throw new Error('no script');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
const cells = () => [...document.querySelectorAll<HTMLButtonElement>('.words button')];
const cell = (word: string) => {
  const found = cells().find((one) => one.textContent?.startsWith(`${word}, `));
  if (!found) throw new Error(`no word “${word}” among ${cells().map(({ textContent }) => textContent)}`);
  return found;
};
const key = (word: string, name: string, held: KeyboardEventInit = {}) =>
  during(() => cell(word).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...held })));
const answers = (status: number, body: object) =>
  asked.mockImplementation(async (path) =>
    path.startsWith('/files/')
      ? new Response(new Uint8Array(4))
      : new Response(JSON.stringify(body), { status }),
  );
const TIMES = { words: [0, 1, 2, 3, 4, 5], durationMs: 4321, uncertain: [], timedBy: 'speech', warning: '' };

test('the words of a sentence stand with their times, and those to check are counted', async () => {
  await open({});
  expect(cells().map(({ textContent }) => textContent)).toEqual([
    'Put, 0:00.1',
    'two, 0:00.5',
    'units, 0:00.9, to check',
    'in., 0:01.5',
  ]);
  for (const told of ['6 words timed', '1 to check', 'sentence 1 of 2', '6 words, 90 a minute'])
    expect(words()).toContain(told);
});

test('an edge is moved by keys, never past its neighbours, and who moves a word has checked it', async () => {
  await open({});
  await key('units', 'ArrowRight');
  await key('units', 'ArrowLeft', { shiftKey: true });
  expect(now.narration).toMatchObject({
    words: [100, 500, 810, 1500, 2400, 3000],
    uncertain: [],
    timedBy: 'hand',
  });
  for (let times = 0; times < 5; times += 1) await key('units', 'ArrowLeft', { shiftKey: true });
  expect(now.narration?.words[2]).toBe(500);
});

test('an edge is moved by the pointer', async () => {
  await open({});
  const edge = cell('units').querySelector('[data-edge]');
  cell('units').setPointerCapture = vi.fn();
  const point = (type: string, clientX: number) =>
    during(() => edge?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerId: 1 })));
  await point('pointermove', 90);
  await point('pointerdown', 50);
  await point('pointermove', 62);
  await point('pointerup', 62);
  await point('pointermove', 90);
  expect(now.narration?.words).toEqual([100, 500, 1020, 1500, 2400, 3000]);
});

test('Enter accepts a word, and keys lead on into the next sentence', async () => {
  await open({});
  await key('units', 'Enter');
  expect(now.narration).toMatchObject({ words: SPOKEN.words, uncertain: [] });
  expect(words()).not.toContain('to check');
  cell('in.').focus();
  await key('in.', 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('Then, 0:02.4');
  expect(words()).toContain('sentence 2 of 2');
});

test('all can be accepted, and the next one to check is gone to', async () => {
  await open({ uncertain: [4, 5] });
  await press(button('2 to check'));
  expect(words()).toContain('sentence 2 of 2');
  await press(button('Accept all'));
  expect(now.narration?.uncertain).toEqual([]);
});

test('a changed word asks for its own timing only', async () => {
  await open({ uncertain: [] });
  await write('Put two millilitres in. Then wait.');
  expect(now.narration?.words.toSpliced(2, 1)).toEqual([100, 500, 1500, 2400, 3000]);
  expect(now.narration?.uncertain).toEqual([2]);
  answers(200, { ...TIMES, success: true, says: 'Timed by what is heard.' });
  await press(button('Time only the 1 to check'));
  const [, init] = asked.mock.calls.at(-1) ?? [];
  expect(JSON.parse(String(init?.body))).toMatchObject({
    script: 'Put two millilitres in. Then wait.',
    earlier: { uncertain: [2], script: 'Put two millilitres in. Then wait.' },
  });
});

test('the server times the words, and it is said how', async () => {
  await open({ words: [], uncertain: [], timedBy: '' });
  expect(words()).toContain('No words timed');
  answers(200, { ...TIMES, success: true, says: 'Timed by what is heard.', warning: 'Far too short.' });
  await press(button('Time the words'));
  expect(asked.mock.calls.at(-1)?.[0]).toBe('/admin-courses/selfpaced/api/c1/narration/time');
  expect(now).toMatchObject({
    seconds: 5,
    narration: { words: TIMES.words, durationMs: 4321, timedBy: 'speech' },
  });
  expect(words()).toContain('Timed by what is heard.');
  expect(words()).toContain('Far too short.');
});

test('a refusal is told and changes nothing; so are times of a script that is another by now', async () => {
  await open({});
  answers(400, { success: false, message: 'It is broken.' });
  await press(button('Time the words'));
  expect(words()).toContain('The words were not timedIt is broken.');
  expect(now.narration).toEqual(SPOKEN);
  const { promise, resolve } = Promise.withResolvers<Response>();
  asked.mockImplementation(() => promise);
  await press(button('Time the words'));
  await write('Put two.');
  await during(() => resolve(new Response(JSON.stringify({ ...TIMES, success: true, says: 'Timed.' }))));
  expect(words()).toContain('changed meanwhile');
  expect(now.narration?.words).toEqual([100, 500]);
});

test('a recording that is uploaded has no times yet, and the slide takes as long as it does', async () => {
  await open(null, { seconds: 60 });
  await choose(new File(['x'], 'one.ogg', { type: 'audio/ogg' }));
  expect(lastRequest().path).toBe('/admin-courses/inperson/api/upload/narration');
  await during(() =>
    lastRequest().answer(200, JSON.stringify({ success: true, files: ['/files/audios/a.ogg'] })),
  );
  expect(now).toMatchObject({
    seconds: 2,
    narration: { audioFile: '/files/audios/a.ogg', durationMs: 2000, words: [], timedBy: '' },
  });
  await press(button('Remove the recording'));
  expect(now.narration).toBeNull();
});

test('a quiet recording is made as loud as the others, and its words keep their times', async () => {
  height = 0.02;
  await open({});
  expect(words()).toContain('−34.0 dB, loudest −34.0 dB');
  await press(button('Make equal'));
  const sent = lastRequest().parts.get('files');
  if (!(sent instanceof File)) throw new Error('no file was sent');
  expect([sent.name, sent.type]).toEqual(['narration.wav', 'audio/wav']);
  const made = new DataView(await sent.arrayBuffer());
  expect(made.getUint32(24, true)).toBe(24_000);
  await during(() =>
    lastRequest().answer(200, JSON.stringify({ success: true, files: ['/files/audios/b.wav'] })),
  );
  expect(now.narration).toEqual({ ...SPOKEN, audioFile: '/files/audios/b.wav' });
  expect(words()).toContain('this browser writes no Opus');
});

test('one that is loud enough is left as it is, and of silence it is said', async () => {
  await open({});
  expect(words()).toContain('As loud as the others');
  expect(findButton('Make equal')).toBeUndefined();
  await clear();
  height = 0;
  await open({});
  expect(words()).toContain('Nothing is heard in this recording');
});

test('a microphone that is not allowed is told plainly', async () => {
  const refused = async () => {
    throw new DOMException('', 'NotAllowedError');
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: refused }, configurable: true });
  await open(null);
  await press(button('Record'));
  expect(words()).toContain('The microphone is not allowed here.');
});

test('what is recorded is sent, and the microphone let go', async () => {
  const stop = vi.fn<() => void>();
  const stream = { getTracks: () => [{ stop }] };
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: async () => stream },
    configurable: true,
  });
  class Recorder {
    ondataavailable = (_event: { data: Blob }) => undefined;
    onstop = () => undefined;
    start() {}
    stop() {
      this.ondataavailable({ data: new Blob(['x']) });
      this.onstop();
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  await open(null);
  await press(button('Record'));
  expect(words()).toContain('Recording, 0 s');
  await press(button('Stop and keep'));
  expect(stop).toHaveBeenCalledOnce();
  expect(lastRequest().parts.get('files')).toBeInstanceOf(File);
});

test('captions follow the words, and a film can take them', async () => {
  const video = { url: '/files/videos/a.mp4', posterUrl: '', durationMs: 4000, alt: '', captions: '' };
  await open({}, { type: 'video', video });
  await key('units', 'ArrowDown');
  expect(document.querySelector('.captions-line')?.textContent).toBe('Put two units in.');
  await press(button('Use as captions of the film'));
  expect(parseCaptions(now.video?.captions ?? '')).toEqual([
    { from: 100, to: 2400, text: 'Put two units in.' },
    { from: 2400, to: 4000, text: 'Then wait.' },
  ]);
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { button, clear, draw, during, press, words } from '#web/testing/drawn-page.tsx';
import { DeviceTest } from './device-test.tsx';
import { loudness } from './own-devices.ts';

const NAMES = { video: 'Front camera', audio: 'Desk microphone' };
type Kind = keyof typeof NAMES;
type Asked = (wish: Partial<Record<Kind, true>>) => Promise<MediaStream>;

/** Held as a browser holds it: its own track can be stopped, and pulled out. */
const deviceOf = (kind: Kind) => {
  const track = Object.assign(new EventTarget(), { label: NAMES[kind], stop: vi.fn() });
  const stream = Object.assign(new MediaStream(), {
    getTracks: () => [track as unknown as MediaStreamTrack],
  });
  return { track, stream };
};

const kindOf = (wish: Parameters<Asked>[0]): Kind => (wish.video ? 'video' : 'audio');

const refusing = (name: string) => async () => {
  throw new DOMException('', name);
};

const browserWith = (getUserMedia: Asked | null) => {
  Object.defineProperty(navigator, 'mediaDevices', {
    value: getUserMedia ? { getUserMedia } : undefined,
    configurable: true,
  });
};

const SILENCE = 0;
const SPEECH = 0.05;
let swing = SILENCE;
const closed = vi.fn(async () => {});

const waveOf = (by: number) => Float32Array.from({ length: 32 }, (_, at) => (at % 2 === 0 ? by : -by));

class HeardContext {
  createMediaStreamSource = () => ({ connect: () => {} });
  createAnalyser = () => ({
    fftSize: 32,
    getFloatTimeDomainData: (into: Float32Array) => into.set(waveOf(swing)),
  });
  close = closed;
}

const open = async () => {
  await draw(<DeviceTest />);
  await press(button('Test sound and picture'));
};

const working = () => {
  const devices = { video: deviceOf('video'), audio: deviceOf('audio') };
  browserWith(async (wish) => devices[kindOf(wish)].stream);
  vi.stubGlobal('AudioContext', HeardContext);
  return devices;
};

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  swing = SILENCE;
  closed.mockClear();
});

test('no camera and no microphone is asked for before somebody wants to test them', async () => {
  const asked = vi.fn<Asked>(refusing('NotAllowedError'));
  browserWith(asked);
  await draw(<DeviceTest />);
  expect(asked).not.toHaveBeenCalled();
});

test('a person sees their own picture and which devices are used, and is told that nothing leaves this one', async () => {
  const { video } = working();
  await open();
  expect(document.querySelector('video')?.srcObject).toBe(video.stream);
  expect(document.querySelector('video')?.muted).toBe(true);
  for (const told of ['Front camera', 'Desk microphone', 'Nothing leaves this device'])
    expect(words()).toContain(told);
});

test('who speaks is told that the microphone hears them, and it stays told', async () => {
  working();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open();
  await during(() => vi.advanceTimersByTime(200));
  expect(words()).toContain('Please say something');
  swing = SPEECH;
  await during(() => vi.advanceTimersByTime(200));
  expect(words()).toContain('Your microphone hears you.');
  swing = SILENCE;
  await during(() => vi.advanceTimersByTime(200));
  expect(words()).toContain('Your microphone hears you.');
});

test('closing lets go of camera and microphone', async () => {
  const { video, audio } = working();
  await open();
  expect(video.track.stop).not.toHaveBeenCalled();
  await press(button('Done'));
  for (const { track } of [video, audio]) expect(track.stop).toHaveBeenCalledOnce();
  expect(closed).toHaveBeenCalledOnce();
});

test('a camera that is allowed only after the panel was closed does not stay on', async () => {
  const late = deviceOf('video');
  const answers: ((stream: MediaStream) => void)[] = [];
  browserWith((wish) =>
    kindOf(wish) === 'video'
      ? new Promise((resolve) => void answers.push(resolve))
      : refusing('NotFoundError')(),
  );
  await open();
  expect(words()).toContain('Waiting for the camera');
  await press(button('Done'));
  await during(() => answers[0]?.(late.stream));
  expect(late.track.stop).toHaveBeenCalledOnce();
});

test('a camera that is refused is told, and the microphone is tested all the same', async () => {
  const { audio } = working();
  browserWith(async (wish) => (wish.video ? refusing('NotAllowedError')() : audio.stream));
  await open();
  expect(words()).toContain('The camera is not allowed here');
  expect(words()).toContain('Desk microphone');
});

test.each([
  ['NotFoundError', 'No camera was found', 'No microphone was found'],
  ['NotReadableError', 'The camera gives nothing', 'The microphone gives nothing'],
  ['NotSupportedError', 'This browser cannot test the camera', 'This browser cannot test the microphone'],
])('a device that gives nothing (%s) is named', async (name, ...told) => {
  browserWith(refusing(name));
  await open();
  for (const title of told) expect(words()).toContain(title);
});

test('a browser that has no devices to give says so', async () => {
  browserWith(null);
  await open();
  expect(words()).toContain('This browser cannot test the camera');
});

test('a camera that is pulled out is missing, and is found again once it is back', async () => {
  const { video } = working();
  await open();
  await during(() => video.track.dispatchEvent(new Event('ended')));
  expect(words()).toContain('No camera was found');
  await press(button('Test again'));
  expect(words()).toContain('Front camera');
});

test('silence is nothing, speech fills the meter by half, and the loudest all of it', () => {
  expect([SILENCE, SPEECH, 1].map((by) => loudness(waveOf(by)))).toEqual([0, 57, 100]);
});

import { expect, test } from 'vitest';
import { cueAt, parseCaptions } from './captions.ts';

const cues = parseCaptions(
  'WEBVTT\r\n\r\nNOTE of the studio\r\n\r\n1\r\n00:01.500 --> 00:04.000 line:90%\r\nKeep the <b>probe</b>\r\nstill.\r\n\r\n01:00:00.000 --> 01:00:02.000\r\nLater.',
);

test('captions are read with their times, without markup, settings and notes', () => {
  expect(cues).toEqual([
    { from: 1500, to: 4000, text: 'Keep the probe still.' },
    { from: 3_600_000, to: 3_602_000, text: 'Later.' },
  ]);
});

test('between two captions none is shown', () => {
  expect(cueAt(cues, 1500)?.text).toBe('Keep the probe still.');
  expect(cueAt(cues, 4000)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { captionsIssue, cueAt, parseCaptions } from './captions.ts';

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

const CUE = '00:01.500 --> 00:04.000\nKeep the probe still.';

test.each([
  [`WEBVTT\n\n${CUE}\n`, null],
  [`\uFEFFWEBVTT captions\r\n\r\n${CUE.replace('\n', '\r\n')}`, null],
  [`1\n${CUE}`, 'This is no WebVTT file: its first line is not WEBVTT.'],
  ['WEBVTTX', 'This is no WebVTT file: its first line is not WEBVTT.'],
  ['WEBVTT\n\nNOTE nothing', 'There are no captions in this file.'],
  [
    'WEBVTT\n\n00:01,500 --> 00:04,000\nA',
    'This line says no times that can be read: 00:01,500 --> 00:04,000',
  ],
  ['WEBVTT\n\n00:04.000 --> 00:01.000\nA', 'Caption 1 ends before it begins.'],
  [`WEBVTT\n\n${CUE}\n${CUE}`, 'Between two captions there must be an empty line.'],
])('captions that could not be shown are refused with words: %j', (text, issue) => {
  expect(captionsIssue(text)).toBe(issue);
});

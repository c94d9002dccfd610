import { expect, test } from 'vitest';
import { takesVideo, videoStanding } from './video.ts';

const facts = {
  isAsked: true,
  isPlaceCancelled: false,
  opensOn: '2027-03-01',
  today: '2027-03-01',
  latest: null,
} as const;

test.each([
  ['open', {}],
  ['waiting', { latest: 'waiting' }],
  ['returned', { latest: 'returned' }],
] as const)('from the first day of the run on a film is taken: %s', (standing, known) => {
  expect(videoStanding({ ...facts, ...known })).toBe(standing);
  expect(takesVideo(standing)).toBe(true);
});

test.each([
  ['too-early', { today: '2027-02-28' }],
  ['too-early', { opensOn: null }],
  ['cancelled', { isPlaceCancelled: true, latest: 'returned' }],
  ['not-asked', { isAsked: false }],
  ['accepted', { isPlaceCancelled: true, latest: 'accepted' }],
] as const)('none is taken: %s %o', (standing, known) => {
  expect(videoStanding({ ...facts, ...known })).toBe(standing);
  expect(takesVideo(standing)).toBe(false);
});

import { expect, test } from 'vitest';
import { localDate } from '../time/local-date.ts';
import { recordingState, recordingsEndOn } from './recording.ts';

const on = (date: string, isCancelled = false) => ({ date: localDate(date), isCancelled });

test('recordings are seen until so many months after the last session that is held', () => {
  expect(recordingsEndOn([on('2027-03-04')], 6)).toBe('2027-09-04');
  expect(recordingsEndOn([on('2027-08-31'), on('2027-08-30')], 6)).toBe('2028-02-29');
  expect(recordingsEndOn([on('2027-03-04'), on('2027-03-11', true)], 6)).toBe('2027-09-04');
  expect(recordingsEndOn([on('2027-03-04', true)], 6)).toBe('2027-09-04');
  expect(recordingsEndOn([on('2027-03-04')], null)).toBeNull();
  expect(recordingsEndOn([], 6)).toBeNull();
});

test('one is there once it is published and its session is over, until its last instant', () => {
  const sessionEndsAt = new Date('2027-03-04T18:30:00Z');
  const endsAt = new Date('2027-09-04T21:59:59.999Z');
  const published = { isPublished: true, sessionEndsAt, endsAt };
  const at = (moment: string) => recordingState(published, new Date(moment));
  expect(at('2027-03-04T18:29:59Z')).toBe('missing');
  expect(at('2027-03-04T18:30:00Z')).toBe('open');
  expect(at('2027-09-04T21:59:59.999Z')).toBe('open');
  expect(at('2027-09-04T22:00:00Z')).toBe('ended');
  expect(recordingState({ ...published, isPublished: false }, sessionEndsAt)).toBe('missing');
  expect(recordingState({ ...published, endsAt: null }, sessionEndsAt)).toBe('missing');
});

import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { courseFacts, datesAndPlace, type RunFacts } from './words.ts';

const live: RunFacts = {
  kind: 'run',
  isLive: true,
  title: 'Case Evenings',
  code: 'LIV-1',
  startDate: localDate('2027-03-27'),
  endDate: localDate('2027-03-30'),
  startTime: '18:00',
  endTime: '20:30',
  zone: 'Europe/Vienna',
  venueName: '',
  venueAddress: '',
  city: '',
  country: '',
};

test('letters about a live course say that it is online and by whose clocks it begins, and no place', () => {
  const facts = new Map(courseFacts(live).map(({ label, value }) => [label, value]));
  expect(facts.get('First session')).toBe('18:00 in Vienna');
  expect(facts.get('Place')).toBe('Live online');
  expect(facts.has('Venue')).toBe(false);
  expect(facts.has('Time')).toBe(false);
  expect(datesAndPlace(live)).toMatch(/, Live online$/);
});

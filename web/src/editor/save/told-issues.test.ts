import { expect, test } from 'vitest';
import { toldAfter } from './told-issues.ts';

test('leaving a field tells what is wrong with it and nothing new of the others', () => {
  const found = [
    { field: 'venue.name', message: 'Venue name is required' },
    { field: 'venue.city', message: 'Venue city is required' },
  ];
  expect(toldAfter('venue.name', [], found)).toEqual(found.slice(0, 1));
});

test('what was put right elsewhere is no longer told', () => {
  const told = [{ field: 'schedule.endDate', message: 'End date cannot be before start date' }];
  expect(toldAfter('schedule.startDate', told, [])).toEqual([]);
});

test('what only the server knows stays until its own field has been left', () => {
  const taken = { field: 'enrollment.seatsAvailable', message: '7 seats are taken', byServer: true as const };
  expect(toldAfter('venue.name', [taken], [])).toEqual([taken]);
  expect(toldAfter('enrollment.seatsAvailable', [taken], [])).toEqual([]);
});

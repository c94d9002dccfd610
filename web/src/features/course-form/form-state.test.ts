import { expect, test } from 'vitest';
import { SECTIONS, sectionOf } from '#web/lib/course-sections.ts';
import { sampleValues } from '#web/testing/sample-form.tsx';
import { withValue } from './compare-courses.ts';
import { completeSections } from './completeness.ts';
import { codeFromTitle } from './course-code.ts';
import { earlyBirdEnd, earlyBirdEndsAt } from './early-bird-end.ts';
import { courseIssuesOf } from './form-issues.ts';
import { entriesIn, moved } from './list-text.ts';
import { toldAfter } from './told-issues.ts';
import { valueWords } from './value-words.ts';

const blank = sampleValues();

test('there are seventeen sections, five of them required, three open at first', () => {
  expect(SECTIONS).toHaveLength(17);
  expect(SECTIONS.filter((section) => section.required).map(({ id }) => id)).toEqual([
    'basic',
    'schedule',
    'enrollment',
    'instructors',
    'venue',
  ]);
  expect(SECTIONS.filter((section) => section.opensFirst).map(({ id }) => id)).toEqual([
    'basic',
    'schedule',
    'enrollment',
  ]);
});

test('every part of a course belongs to a section; the plan of payment not to the price', () => {
  for (const part of Object.keys(blank)) expect(sectionOf(part), part).toBeDefined();
  expect(sectionOf('enrollment.paymentOptions.depositStructure.depositPercentage')?.id).toBe('payment');
  expect(sectionOf('enrollment.basePrice')?.id).toBe('enrollment');
});

test('a required section is complete with what it needs, an optional one with something in it', () => {
  expect(completeSections(blank, blank).size).toBe(0);
  const begun = withValue(withValue(blank, 'schedule.startDate', '2027-04-09'), 'waitlist.enabled', true);
  expect([...completeSections(begun, blank)]).toEqual(['schedule', 'waitlist']);
});

test('an empty course is told everything at once, in the specified order', () => {
  expect(courseIssuesOf(blank, { isDraft: false }).map(({ message }) => message)).toEqual([
    'Course title is required',
    'Course description is required',
    'Start date is required',
    'Base price must be greater than 0',
    'Venue name is required',
    'Venue city is required',
    'Venue country is required',
    'Venue address is required',
    'Primary instructor is required',
  ]);
  expect(courseIssuesOf(blank, { isDraft: true })).toEqual([
    { field: 'basic.title', message: 'Course title is required' },
  ]);
});

test('leaving a field tells what is wrong with it and nothing new of the others', () => {
  const found = courseIssuesOf(blank, { isDraft: false });
  expect(toldAfter('venue.name', [], found)).toEqual([
    { field: 'venue.name', message: 'Venue name is required' },
  ]);
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

test('a code begins as the server’s would where nobody else can make one', () => {
  expect(codeFromTitle('Botulinum toxin & dermal fillers: Élan', () => 0)).toBe('BTDF-AAAA');
  expect(codeFromTitle('Élan', () => 0.999)).toBe('ELA-9999');
  expect(codeFromTitle('!!!')).toBeNull();
});

test('what is pasted with commas or lines becomes several entries', () => {
  expect(entriesIn('a, b,c\n d\n\n')).toEqual(['a', 'b', 'c', 'd']);
  expect(entriesIn(' , ')).toEqual([]);
});

test('an entry moves within its list and not beyond it', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('the early bird ends with the day at the venue', () => {
  const given = { startDate: '2027-04-09', days: 30, venueTimezone: 'Asia/Dubai' };
  expect(earlyBirdEnd(given)).toBe('On 10 March 2027, 23:59 in Asia/Dubai');
  expect(earlyBirdEndsAt(given)?.toISOString()).toBe('2027-03-10T19:59:00.000Z');
  expect(earlyBirdEndsAt({ ...given, venueTimezone: 'America/New_York' })?.toISOString()).toBe(
    '2027-03-11T04:59:00.000Z',
  );
  expect(earlyBirdEnd({ ...given, startDate: null })).toBe('Counted back from the start date.');
});

test('a value is told as a person would', () => {
  expect(valueWords(['a', 'b'])).toBe('a; b');
  expect(valueWords(null)).toBe('nothing');
  expect(valueWords(true)).toBe('yes');
});

import { expect, test } from 'vitest';
import { withValue } from '#web/editor/conflict/compare.ts';
import { completeSections } from '#web/editor/sections/completeness.ts';
import { COURSE_SECTIONS } from '#web/lib/course-sections.ts';
import { sampleValues } from '#web/testing/sample-form.tsx';
import { codeFromTitle } from './course-code.ts';
import { issuesOf } from './course-issues.ts';
import { earlyBirdEnd } from './sections/early-bird-end.ts';

const blank = sampleValues();
const sections = COURSE_SECTIONS.InPersonCourse;
const { all, sectionOf } = sections;

test('there are seventeen sections, five of them required, three open at first', () => {
  expect(all).toHaveLength(17);
  expect(all.filter((section) => section.required).map(({ id }) => id)).toEqual([
    'basic',
    'schedule',
    'enrollment',
    'instructors',
    'venue',
  ]);
  expect(all.filter((section) => section.opensFirst).map(({ id }) => id)).toEqual([
    'basic',
    'schedule',
    'enrollment',
  ]);
});

test('every part of a course belongs to a section; the plan of payment not to the price', () => {
  const kinds = Object.values(COURSE_SECTIONS);
  for (const part of Object.keys(blank))
    expect(
      kinds.some((kind) => kind.sectionOf(part)),
      part,
    ).toBe(true);
  expect(sectionOf('live')).toBeUndefined();
  expect(sectionOf('enrollment.paymentOptions.depositStructure.depositPercentage')?.id).toBe('payment');
  expect(sectionOf('enrollment.basePrice')?.id).toBe('enrollment');
});

test('a required section is complete with what it needs, an optional one with something in it', () => {
  expect(completeSections(sections, blank, blank).size).toBe(0);
  const begun = withValue(withValue(blank, 'schedule.startDate', '2027-04-09'), 'waitlist.enabled', true);
  expect([...completeSections(sections, begun, blank)]).toEqual(['schedule', 'waitlist']);
});

test('an empty course is told everything at once, in the specified order', () => {
  expect(issuesOf(blank, { kind: 'InPersonCourse', isDraft: false }).map(({ message }) => message)).toEqual([
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
  expect(issuesOf(blank, { kind: 'InPersonCourse', isDraft: true })).toEqual([
    { field: 'basic.title', message: 'Course title is required' },
  ]);
});

test('a code begins as the server’s would where nobody else can make one', () => {
  expect(codeFromTitle('Botulinum toxin & dermal fillers: Élan', () => 0)).toBe('BTDF-AAAA');
  expect(codeFromTitle('Élan', () => 0.999)).toBe('ELA-9999');
  expect(codeFromTitle('!!!')).toBeNull();
});

test('the early bird ends with the day at the venue', () => {
  const given = { startDate: '2027-04-09', days: 30, venueTimezone: 'Asia/Dubai' };
  expect(earlyBirdEnd(given)).toBe('On 10 March 2027, 23:59 in Dubai');
  expect(earlyBirdEnd({ ...given, startDate: null })).toBe('Counted back from the start date.');
});

test('a live course has its sessions and where they are held instead of venue and hands-on training', () => {
  const { all: live } = COURSE_SECTIONS.OnlineLiveTraining;
  expect(live.map(({ id }) => id)).toEqual(expect.arrayContaining(['sessions', 'live']));
  expect(live.filter(({ id }) => id === 'venue' || id === 'practical')).toEqual([]);
  expect(issuesOf(blank, { kind: 'OnlineLiveTraining', isDraft: false }).map(({ field }) => field)).toEqual([
    'basic.title',
    'basic.description',
    'live.platform',
    'live.sessions',
    'enrollment.basePrice',
    'instructors.primary.instructorId',
  ]);
});

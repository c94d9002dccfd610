import { expect, test } from 'vitest';
import { withValue } from '#web/editor/conflict/compare.ts';
import { SaveProblem } from '#web/editor/save/save-problem.tsx';
import { Rail } from '#web/editor/sections/rail.tsx';
import { renderInForm, sampleValues } from '#web/testing/sample-form.tsx';
import type { FormValues } from '../form-values.ts';
import { PaymentSection, paymentSummary } from '../payment/payment-section.tsx';
import { BasicSection, basicSummary } from './basic-section.tsx';
import { EnrollmentSection, enrollmentSummary } from './enrollment-section.tsx';
import { InstructorsSection } from './instructors-section.tsx';
import { ScheduleSection, scheduleSummary } from './schedule-section.tsx';
import { VenueSection, venueSummary } from './venue-section.tsx';

const blank = sampleValues();
const withAll = (changes: Record<string, unknown>): FormValues =>
  Object.entries(changes).reduce((values, [path, value]) => withValue(values, path, value), blank);
const text = (html: string) => html.replace(/<[^>]+>/g, '');
/** The tag of a control. */
const control = (html: string, id: string) =>
  new RegExp(`<[a-z]+[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? '';

test('an open section shows its fields with what is in the form; the required ones are marked', () => {
  const html = renderInForm(<BasicSection />, { values: withAll({ 'basic.title': 'Fillers' }) });
  expect(control(html, 'basic.title')).toContain('value="Fillers"');
  expect(control(html, 'basic.title')).toContain('aria-required="true"');
  expect(control(html, 'basic.title')).toContain('maxLength="200"');
  expect(control(html, 'basic.courseCode')).not.toContain('aria-required');
  expect(html).toContain('aria-expanded="true"');
  expect(text(html)).toContain('0 of 2,000 characters');
});

test('a section that nobody has opened weighs nothing and tells what is in it', () => {
  const values = withAll({ 'venue.name': 'Aurea Center', 'venue.city': 'Dubai' });
  const html = renderInForm(<VenueSection />, { values, status: { open: new Set() } });
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('hidden=""');
  expect(html).not.toContain('<input');
  expect(text(html)).toContain('Aurea Center, Dubai');
});

test('what is wrong with a field stands at the field and in the head of its section', () => {
  const issues = [{ field: 'venue.city', message: 'Venue city is required' }];
  const html = renderInForm(<VenueSection />, { status: { issues } });
  expect(control(html, 'venue.city')).toContain('aria-invalid="true"');
  expect(text(html)).toContain('1 to correct');
});

test('the schedule has the specified defaults and thirteen zones', () => {
  const html = renderInForm(<ScheduleSection />);
  expect(control(html, 'schedule.duration')).toContain('value="1 day"');
  expect(control(html, 'schedule.timeSlots.lunchBreak')).toContain('value="12:30-13:30"');
  const zones = html.slice(html.indexOf('id="schedule.venueTimezone"'));
  expect(zones.slice(0, zones.indexOf('</select>')).match(/<option/g)).toHaveLength(13);
});

test('a stored zone that is not offered stays', () => {
  const html = renderInForm(<ScheduleSection />, {
    values: withAll({ 'schedule.venueTimezone': 'Europe/Vienna' }),
  });
  expect(html).toMatch(/<option value="Europe\/Vienna" selected=""/);
});

test('prices are in euros to the cent, seats from one on', () => {
  const html = renderInForm(<EnrollmentSection />, {
    values: withAll({ 'schedule.startDate': '2027-04-09' }),
  });
  expect(control(html, 'enrollment.basePrice')).toMatch(/min="0".*step="0.01"/);
  expect(control(html, 'enrollment.seatsAvailable')).toContain('min="1"');
  expect(text(html)).toContain('On 10 March 2027, 23:59 in Dubai');
  expect(text(html)).toContain('EUR');
});

test('linked courses are chosen by name, and those that are stored say theirs', () => {
  const linkedCourses = [{ courseId: 'c-1', name: 'EL-110 · Dosing' }];
  const values = withAll({ 'enrollment.linkedCourses': linkedCourses });
  const html = renderInForm(<EnrollmentSection />, { values });
  expect(html).toMatch(/<option value="c-1" selected="">EL-110 · Dosing/);
  expect(text(html)).toContain('Whoever buys this course gets them free of charge.');
});

test('instructors are chosen by name, each additional one with one of four roles', () => {
  const additional = [{ instructorId: 'i-2', role: 'Assistant', name: 'Siobhan Keane' }];
  const values = withAll({ 'instructors.primary.instructorId': 'i-1', 'instructors.additional': additional });
  const html = renderInForm(<InstructorsSection />, { values });
  expect(html).toMatch(/<option value="i-1" selected="">Leila Haddad, Dubai/);
  expect(html).toMatch(/<option value="Assistant" selected=""/);
  const closed = renderInForm(<InstructorsSection />, { values, status: { open: new Set() } });
  expect(text(closed)).toContain('Leila Haddad, Siobhan Keane');
});

test('a course that takes several ways to pay keeps them until one is chosen', () => {
  const flags = { acceptFullPayment: true, acceptDeposit: true, acceptInstallments: false };
  const paymentOptions = { ...blank.enrollment.paymentOptions, ...flags };
  const html = renderInForm(<PaymentSection />, {
    values: withAll({ 'enrollment.paymentOptions': paymentOptions }),
  });
  expect(html).toMatch(/<input[^>]*value="deposit"[^>]*checked=""|<input[^>]*checked=""[^>]*value="deposit"/);
  expect(text(html)).toContain('This course accepts several');
  const share = control(html, 'enrollment.paymentOptions.depositStructure.depositPercentage');
  expect(share).toContain('value="30"');
});

test('a plan by installments has a row for each and says what is missing', () => {
  const plan = [50, 25, 10].map((percentageOfTotal, index) => ({
    installmentNumber: index + 1,
    description: '',
    percentageOfTotal,
    dueRelativeToStart: index === 0 ? null : -7,
  }));
  const values = withAll({
    'enrollment.basePrice': 1450,
    'enrollment.paymentOptions.acceptInstallments': true,
    'enrollment.paymentOptions.installmentStructure': { numberOfInstallments: 3, installmentPlan: plan },
  });
  const html = renderInForm(<PaymentSection />, { values });
  expect(text(html)).toContain('Installment 3');
  const due = 'enrollment.paymentOptions.installmentStructure.installmentPlan.2.dueRelativeToStart';
  expect(control(html, due)).toContain('value="7"');
  expect(text(html)).toContain('Due before the start');
  expect(text(html)).toContain('7 days before start, €145.00');
  expect(text(html)).toContain('15% is missing');
  expect(text(html)).toContain('Give 15% to the last one');
});

test('what a closed section says', () => {
  expect(basicSummary('InPersonCourse')(blank)).toBe('No title yet, Draft');
  expect(scheduleSummary(blank)).toBe('No date yet');
  expect(scheduleSummary(withAll({ 'schedule.startDate': '2027-04-09', 'schedule.endDate': '' }))).toBe(
    '9 April 2027, 1 day',
  );
  expect(enrollmentSummary(withAll({ 'enrollment.basePrice': '1650' }))).toBe('€1,650.00, 10 seats');
  expect(venueSummary(blank)).toBe('No venue yet');
  expect(paymentSummary(blank)).toBe('Full payment');
});

test('the rail tells of each section whether it is done, wrong or left to choice', () => {
  const html = renderInForm(<Rail />, {
    status: {
      issues: [{ field: 'enrollment.basePrice', message: 'Base price must be greater than 0' }],
      complete: new Set(['basic']),
      current: 'schedule',
    },
  });
  const entries = [...html.matchAll(/<a .*?<\/a>/g)].map(([entry]) => text(entry));
  expect(entries).toHaveLength(17);
  expect(entries.slice(0, 3)).toEqual([
    '01Basic Informationcomplete',
    '02Schedule &amp; Timingto fill in',
    '03Enrollment &amp; Pricing1 to correct',
  ]);
  expect(entries[9]).toBe('10Assessmentoptional');
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
});

test('every failing message stands in one text at the top, with commas between', () => {
  const issues = [
    { field: 'basic.title', message: 'Course title is required' },
    { field: 'venue.city', message: 'Venue city is required' },
  ];
  const html = renderInForm(<SaveProblem thing="course" ref={{ current: null }} />, { status: { issues } });
  expect(text(html)).toContain('2 things stop this course from being saved');
  expect(text(html)).toContain('Course title is required, Venue city is required');
  expect(html).toContain('href="#venue.city"');
});

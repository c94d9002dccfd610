import { expect, test } from 'vitest';
import { COURSE_SECTIONS } from '#web/lib/course-sections.ts';
import { renderInForm, sampleValues } from '#web/testing/sample-form.tsx';
import { AllSections } from '../all-sections.tsx';
import { issuesOf } from '../course-issues.ts';
import { valuesOf } from '../form-values.ts';
import { accessSummary } from './access-section.tsx';

const facts = { kind: 'ELearningCourse' } as const;
const form = () => renderInForm(<AllSections />, { facts });

test('the form of a self-paced course has what it has, and nothing of days, seats and places', () => {
  expect(COURSE_SECTIONS.ELearningCourse.all.map(({ id }) => id)).toEqual([
    'basic',
    'enrollment',
    'access',
    'instructors',
    'content',
    'certification',
    'reviews',
    'inclusions',
    'media',
    'contact',
  ]);
  const html = form();
  for (const name of ['enrollment.earlyBird.endsOn', 'access.accessMonths', 'access.language'])
    expect(html).toContain(`name="${name}"`);
  for (const name of [
    'enrollment.seatsAvailable',
    'enrollment.earlyBird.days',
    'basic.seriesId',
    'certification.requirements.minimumAttendance',
  ])
    expect(html).not.toContain(`name="${name}"`);
  expect(html).not.toContain('Add module');
});

test('its status is draft, published or archived', () => {
  const statuses = [...form().matchAll(/<option value="(draft|open|closed|full|cancelled)"[^>]*>([^<]+)/g)];
  expect(statuses.map(([, value, words]) => [value, words])).toEqual([
    ['draft', 'Draft'],
    ['open', 'Published'],
    ['closed', 'Archived'],
  ]);
});

test('an empty one is told what it lacks, in the order of its sections', () => {
  const told = issuesOf(sampleValues(), { kind: 'ELearningCourse', isDraft: false });
  expect(told.map(({ field }) => field)).toEqual([
    'basic.title',
    'basic.description',
    'enrollment.basePrice',
    'instructors.primary.instructorId',
  ]);
});

test('what is stored without the parts of other kinds is whole in the form', () => {
  const blank = sampleValues();
  const { basePrice, isFree, baseCurrency, linkedCourses } = blank.enrollment;
  const earlyBird = { basePrice: 99, endsOn: '2027-02-28' };
  const enrollment = { basePrice, isFree, baseCurrency, linkedCourses, earlyBird };
  const values = valuesOf({ ...blank, enrollment } as never, blank);
  expect(values.enrollment.earlyBird).toEqual({ ...earlyBird, days: 30 });
  expect(values.enrollment.seatsAvailable).toBe(10);
});

test('a closed section says how long the course is had', () => {
  const values = sampleValues();
  expect(accessSummary(values)).toBe('For life, English');
  expect(accessSummary({ ...values, access: { accessMonths: 6, language: 'German' } })).toBe(
    '6 months, German',
  );
});

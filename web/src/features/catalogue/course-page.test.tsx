import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CourseDetail } from '#contracts/in-person-courses.ts';
import type { Site } from '#contracts/settings.ts';
import { CoursePage } from './course-page.tsx';
import { CourseTable } from './course-table.tsx';
import { certificateRequirements, certificateValidity, inclusionsOf, quickFacts } from './quick-facts.ts';
import { sampleCourse } from './sample-course.ts';
import { sampleDetail } from './sample-detail.ts';

const site = {
  brand: { name: 'Aurea Academy', slug: 'aurea-academy', strapline: '' },
  legal: { name: '', address: '', taxRegistrationNumber: '' },
  tax: { name: 'VAT', rateBp: 500 },
  contact: { email: '', phone: '+971 4 555 0100', whatsapp: '', hours: '', address: '' },
  checkoutRate: 4_330_000,
  approximateRates: { USD: 1_080_000, GBP: 850_000, INR: 90_000_000 },
  bankTransfer: { enabled: true, holdDays: 5 },
  termsVersion: '2026-11-01',
  publicUrl: '',
  demoAccounts: [],
} satisfies Site;

const page = (course: CourseDetail, problem: string | null = null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CoursePage course={course} plans={[]} site={site} problem={problem} now="2027-03-01T08:00:00.000Z" />
    </MemoryRouter>,
  );

test('the page of a course shows its price, until when it counts, and the way to enroll', () => {
  const html = page(sampleDetail);
  expect(html).toContain('€1,450');
  expect(html).toContain('until 10 March 2027');
  expect(html).toContain('€200.00');
  expect(html).toContain('href="/checkout/inperson/inj-101"');
  expect(html).toContain('90% refund, €1,305.00');
});

test('somebody whom the checkout could not take in reads why', () => {
  const words = 'We are busy for a moment. Please try again.';
  expect(page(sampleDetail, words)).toMatch(new RegExp(`role="alert"[^]*${words}`));
  expect(page(sampleDetail)).not.toContain(words);
});

test('what is not known yet is said in the specified words', () => {
  const html = page(sampleDetail);
  expect(html).toContain('Detailed curriculum will be provided upon enrollment');
  expect(html).toContain('Dr Leila Haddad');
  expect(page({ ...sampleDetail, instructorNames: '' })).toContain(
    'Instructor information will be provided soon',
  );
});

test('a course that cannot be booked says so and leads to no checkout', () => {
  const enrollment = { ...sampleDetail.enrollment, isEnrollable: false, seatsLeft: 0 };
  const html = page({ ...sampleDetail, enrollment });
  expect(html).toContain('Enrollment Closed');
  expect(html).toContain('Fully Booked');
  expect(html).not.toContain('/checkout/inperson');
});

test('questions go to the contact of the course, else to the course office', () => {
  const html = page(sampleDetail);
  expect(html).toContain('https://wa.me/971501112233');
  expect(html).toContain('tel:+97145550100');
});

test('quick facts, certificate and inclusions are told in words', () => {
  expect(quickFacts(sampleDetail).map(({ fact }) => fact)).toEqual([
    'TBD',
    'Included',
    '12 at most',
    'Hands-On',
    '4 per instructor',
  ]);
  expect(certificateValidity(sampleDetail.certification)).toBe('1 year');
  expect(certificateRequirements(sampleDetail.certification)).toBe('80% attendance, practical assessment');
  expect(inclusionsOf(sampleDetail)).toEqual(['Lunch', 'Course materials']);
});

test('a row of the list offers enrolling only while it is possible', () => {
  const closed = sampleCourse({ code: 'OLD-1', enrollment: { isEnrollable: false } });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CourseTable label="Upcoming courses" courses={[closed]} byMonth />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/in-person/courses/old-1"');
  expect(html).not.toContain('Enroll in');
});

import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { fullDetail, liveDetail, sampleDetail, sampleInstructor } from '#web/testing/sample-course-detail.ts';
import { sampleSite as site } from '#web/testing/sample-site.ts';
import { CancelledCourse } from './cancelled-course.tsx';
import { CoursePage } from './course-page.tsx';

type Plans = ComponentProps<typeof CoursePage>['plans'];

const page = (course: CourseDetail, problem: string | null = null, plans: Plans = []) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CoursePage
        {...{ course, site, problem, plans }}
        now="2027-03-01T08:00:00.000Z"
        enquiry={({ trigger }) => trigger}
      />
    </MemoryRouter>,
  );

const closed = (enrollment: Partial<CourseDetail['enrollment']>): CourseDetail => ({
  ...sampleDetail,
  enrollment: { ...sampleDetail.enrollment, isEnrollable: false, ...enrollment },
});

test('the page of a course shows its price, until when it counts, and the way to enroll', () => {
  const html = page(sampleDetail);
  expect(html).toContain('€1,450');
  expect(html).toContain('until 10 March 2027');
  expect(html).toContain('you save €200');
  expect(html).toContain('href="/checkout/inperson/inj-101"');
  expect(html).toContain('90% refund, €1,305.00');
  expect(html).toContain('Enroll Now');
  expect(html).not.toContain('Enrollment Closed');
});

test('the lower price is shown only where it is lower and still counts', () => {
  for (const early of [{ earlyBirdPrice: 1650 }, { earlyBirdPrice: null }, { isEarlyBirdActive: false }]) {
    const html = page(closed({ ...early, currentPrice: 1650 }));
    expect(html).toContain('Regular price');
    expect(html).not.toContain('you save');
    expect(html).not.toContain('early bird');
  }
});

test('other currencies are conversions of the price, and say what is charged', () => {
  const html = page(sampleDetail);
  for (const amount of ['$1,566.00', 'د.إ6,278.50', '£1,232.50', '₹130,500.00'])
    expect(html).toContain(amount);
  expect(html).toContain('approximately; charged in AED');
  expect(html.match(/<option[^>]*>[A-Z]{3}/g)).toHaveLength(5);
});

test('somebody whom the checkout could not take in reads why', () => {
  const words = 'We are busy for a moment. Please try again.';
  expect(page(sampleDetail, words)).toMatch(new RegExp(`role="alert"[^]*${words}`));
  expect(page(sampleDetail)).not.toContain(words);
});

test('what is not known yet is said in the specified words', () => {
  const html = page({
    ...sampleDetail,
    code: '',
    schedule: { ...sampleDetail.schedule, startDate: null, endDate: null },
  });
  expect(html).toContain('Detailed curriculum will be provided upon enrollment');
  expect(html).toContain('Dr Leila Haddad');
  expect(html).toContain('N/A');
  expect(html).toMatch(/Starts <strong>TBD/);
  expect(html).not.toContain('calendar.ics');
  expect(page({ ...sampleDetail, instructorNames: '' })).toContain(
    'Instructor information will be provided soon',
  );
});

test('a full course cannot be booked, and offers to tell when it can', () => {
  const html = page({
    ...closed({ seatsLeft: 0 }),
    detailBadge: { kind: 'full', label: 'Fully Booked' },
  });
  expect(html).toMatch(/disabled=""[^>]*>Enrollment Closed/);
  expect(html).toContain('Fully Booked');
  expect(html).toContain('Notify Me When Available');
  expect(html).toContain('href="/in-person/courses/inj-101/enquiry?notice"');
  expect(html).not.toContain('/checkout/inperson');
});

test('of a full course nothing is due today, nor on any other day', () => {
  const parts = [
    { sequence: 0, kind: 'deposit', shareBp: 2_000, dueOn: '2027-03-01', eur: 29_001, aed: 125_574 },
    { sequence: 1, kind: 'balance', shareBp: 8_000, dueOn: '2027-04-02', eur: 116_002, aed: 502_289 },
  ];
  const plans = [{ plan: 'deposit', parts, dueTodayEur: 29_001 }] as unknown as Plans;
  expect(page(sampleDetail, null, plans)).toMatch(/20% deposit today.*€290\.01/s);
  const full = page(closed({ seatsLeft: 0 }), null, plans);
  for (const due of ['deposit today', '€290.01', '€1,160.02']) expect(full).not.toContain(due);
});

test('a course that costs nothing speaks of no card page, tax, transfer or receipt', () => {
  const marks = ['card gateway', 'VAT included; a receipt', 'pay by bank transfer', 'Do I get a receipt?'];
  for (const mark of marks) expect(page(sampleDetail)).toContain(mark);
  const free = page({ ...sampleDetail, enrollment: { ...sampleDetail.enrollment, currentPrice: 0 } });
  expect(free).toContain('Nothing is charged');
  for (const mark of [...marks, '#questions']) expect(free).not.toContain(mark);
});

test('the main image is the cover’s picture: in several widths, with its words, and its room is kept', () => {
  const html = page(fullDetail);
  const [picture] = html.match(/<img src="\/files\/images\/hall\.webp"[^>]*>/) ?? [];
  for (const attribute of ['alt="The hall"', 'width="2000" height="1500"', 'hall.webp?w=320 320w', 'sizes="'])
    expect(picture).toContain(attribute);
  const elsewhere = { ...fullDetail.media.mainImage, url: 'https://pictures.example/hall.jpg' };
  const other = page({ ...fullDetail, media: { ...fullDetail.media, mainImage: elsewhere } });
  expect(other).not.toContain('<img src="https');
  expect(other).toContain('href="https://pictures.example/hall.jpg"');
});

test('a course that is over reads as what it was, and leads to its coming dates', () => {
  const html = page({
    ...closed({}),
    isPast: true,
    basic: { ...sampleDetail.basic, effectiveStatus: 'completed' },
    detailBadge: { kind: 'completed', label: 'Completed' },
  });
  expect(html).toContain('Archive: this course has taken place');
  expect(html).toContain('Started <strong>9 Apr 2027');
  expect(html).toContain('href="/in-person-aesthetic-training?series=botox-professional-training"');
  expect(html).toContain('Enrollment Closed');
  expect(html).not.toContain('Cancellation policy');
  expect(html).not.toContain('calendar.ics');
  expect(html).not.toContain('seats left');
  expect(html, 'a price that nobody can pay').not.toContain('€1,450');
  expect(html).toMatch(/This course took place.*09–10.*April 2027 in Dubai/s);
  expect(html).not.toContain('Request More Info');
});

test('a cancelled course says what becomes of money and dates, and sells nothing', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CancelledCourse course={sampleDetail} site={site} />
    </MemoryRouter>,
  );
  for (const words of [
    'This course is cancelled. It does not take place.',
    '<s>9–10 April 2027, Dubai</s>',
    '100% of what was paid goes back',
    'href="/orders"',
    'href="/in-person-aesthetic-training?series=botox-professional-training"',
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/Enroll Now|€1,450|checkout/);
});

test('questions go to the contact of the course, else to the course office', () => {
  const html = page(sampleDetail);
  expect(html).toContain('https://wa.me/971501112233');
  expect(html).toContain('tel:+97145550100');
  expect(html).toContain('Request More Info');
  expect(html).toContain('Request Information');
  expect(html).toContain('href="/in-person/courses/inj-101/enquiry"');
});

test('a course with reviews shows its rating as a link to them, one without shows none', () => {
  const html = page({ ...sampleDetail, rating: { mean: 4.9, count: 127 } });
  expect(html).toMatch(/<a href="#reviews">4\.9\/5 \(127 reviews\)/);
  expect(page(sampleDetail)).not.toContain('/5');
});

test('instructors show everything that is known of them, and link nowhere but to https', () => {
  const html = page({
    ...sampleDetail,
    instructorDetails: {
      primary: sampleInstructor({
        socialMedia: { linkedin: 'https://linked.example/h', website: 'javascript:x' },
      }),
      additional: [sampleInstructor({ _id: '2', firstName: 'Siobhan', role: 'Co-instructor' })],
    },
  });
  for (const words of [
    'Lead Instructor',
    'Co-instructor',
    'MD',
    '14 years of experience',
    'Upper face',
    'Teaches',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('href="https://linked.example/h"');
  expect(html).not.toContain('javascript:');
});

test('all four policies are there, with real dates', () => {
  const html = page(sampleDetail);
  for (const policy of ['Payment', 'Cancellation', 'Rescheduling', 'Transfer']) {
    expect(html).toContain(`${policy} policy`);
  }
  expect(html).toContain('11–25 March 2027');
});

test('every part that can be reached from the tabs is on the page', () => {
  const html = page(fullDetail);
  const links = [...html.matchAll(/href="\/?#([a-z]+)"/g)].map(([, id]) => id);
  expect(links).toEqual([
    ...['overview', 'day', 'curriculum', 'instructors', 'details', 'media', 'policies', 'questions'],
  ]);
  for (const id of links) expect(html).toContain(`<section id="${id}"`);
});

test('the page of a live course has its sessions by the clocks of its zone, and no venue, map or safety', () => {
  const html = page(liveDetail);
  expect(html).toContain('live online on Zoom');
  expect(html).toContain('Saturday, 27 March 2027, 18:00–19:30 in Vienna');
  expect(html).toMatch(/<s>Tuesday, 30 March 2027, 18:00–19:30 in Vienna<\/s>/);
  expect(html).toContain('For 3 months after the last session');
  expect(html).toContain('href="/checkout/live/case-evenings"');
  expect(html).toContain('href="/online-live-training/case-evenings/calendar.ics"');
  for (const absent of ['Venue', 'of the venue', 'Hands-On', '>Safety<', '/in-person'])
    expect(html, absent).not.toContain(absent);
});

import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { CoursePage } from '#web/features/catalogue/course-page/course-page.tsx';
import { ArticleData } from '#web/features/machines/article-data.tsx';
import { courseData } from '#web/features/machines/course-data.ts';
import { CourseListData } from '#web/features/machines/course-list-data.tsx';
import { OrganizationData } from '#web/features/machines/organization.tsx';
import { StructuredData } from '#web/features/machines/structured-data.tsx';
import { eurDecimalText, figureText } from '#web/lib/format.ts';
import { fullDetail, liveDetail, sampleDetail, sampleInstructor } from '#web/testing/sample-course-detail.ts';
import { sampleSite as site } from '#web/testing/sample-site.ts';
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx';

const course: CourseDetail = {
  ...sampleDetail,
  schedule: { ...sampleDetail.schedule, startTime: '09:00', endTime: '17:30' },
  instructorDetails: { primary: sampleInstructor({}), additional: [] },
};
const now = '2027-03-01T08:00:00.000Z';

const render = (page: ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
/** The names of attributes have no case, except to this reader: React writes `itemProp`. */
const lowerCased = (html: string) => html.replace(/ item(Scope|Type|Prop)=/g, (name) => name.toLowerCase());
const read = (page: ReactNode) => new WebAutoExtractor({ addLocation: true }).parse(lowerCased(render(page)));
type Values = Record<string, unknown>;
const one = (found: Record<string, Values[]>, type: string) => found[type]?.[0] as Record<string, Values>;

const coursePage = (shown: CourseDetail) => (
  <>
    <StructuredData data={courseData({ course: shown, site })} />
    <CoursePage
      {...{ course: shown, site, now }}
      plans={[]}
      problem={null}
      enquiry={({ trigger }) => trigger}
    />
  </>
);

const PAGES: Record<string, ReactNode> = {
  'a course': coursePage(course),
  'a course with reviews': coursePage({ ...course, rating: { mean: 4.9, count: 127 } }),
  'a course of which everything is known': coursePage(fullDetail),
  'a free course of which little is known': coursePage({
    ...sampleDetail,
    schedule: { ...sampleDetail.schedule, startDate: null, endDate: null },
    enrollment: { ...sampleDetail.enrollment, currentPrice: 0, isEarlyBirdActive: false },
  }),
  'the list': (
    <CourseListData
      site={site}
      courses={[course, { kind: 'OnlineLiveTraining', slug: 'b', basic: { title: 'B' } }]}
    />
  ),
  'the home page': <OrganizationData site={site} />,
  'an article': (
    <ArticleData
      site={site}
      article={{ path: '/NewsDetails/a', title: 'A', description: 'B', date: '2026-11-12', author: 'C' }}
    />
  ),
  breadcrumbs: (
    <Breadcrumbs
      items={[{ label: 'Home', to: '/' }, { label: 'Search', to: '/search' }, { label: 'Here' }]}
    />
  ),
};

test.each(Object.entries(PAGES))('%s says nothing that a validator objects to', async (_, page) => {
  const found = read(page);
  expect([...Object.keys(found.jsonld), ...Object.keys(found.microdata)]).not.toEqual([]);
  expect(await new Validator().validate(found)).toEqual([]);
});

test('the price is the one that the panel asks for, early bird or not', () => {
  for (const enrollment of [
    course.enrollment,
    { ...course.enrollment, currentPrice: 1650, isEarlyBirdActive: false },
    { ...course.enrollment, currentPrice: 1234.5, earlyBirdPrice: 1234.5 },
  ]) {
    const page = coursePage({ ...course, enrollment });
    const { jsonld } = read(page);
    const offers = [one(jsonld, 'Course').offers, one(jsonld, 'EducationEvent').offers];
    expect(offers.map((offer) => offer?.price)).toEqual([enrollment.currentPrice, enrollment.currentPrice]);
    const panel = /<aside id="price".*?<\/aside>/s.exec(render(page))?.[0];
    expect(panel).toContain(figureText(eurDecimalText(enrollment.currentPrice)));
  }
});

test('seats say whether it can be booked', () => {
  const availabilityWith = (enrollment: Partial<CourseDetail['enrollment']>, kind = 'open') => {
    const shown = {
      ...course,
      badge: { kind, label: '' },
      enrollment: { ...course.enrollment, ...enrollment },
    };
    return one(read(coursePage(shown)).jsonld, 'Course').offers?.availability;
  };
  expect(availabilityWith({ seatsLeft: 6 })).toMatch(/InStock$/);
  expect(availabilityWith({ seatsLeft: 5 })).toMatch(/LimitedAvailability$/);
  expect(availabilityWith({ seatsLeft: 0, isEnrollable: false }, 'full')).toMatch(/SoldOut$/);
  expect(availabilityWith({ seatsLeft: 9, isEnrollable: false }, 'closed')).toMatch(/OutOfStock$/);
});

test('a rating is there only where participants have given one', () => {
  expect(one(read(PAGES['a course']).jsonld, 'Course').aggregateRating).toBeUndefined();
  expect(one(read(PAGES['a course with reviews']).jsonld, 'Course').aggregateRating).toMatchObject({
    ratingValue: 4.9,
    reviewCount: 127,
  });
});

test('the event is at the venue’s time; without a date, or when it is over, there is none', () => {
  expect(one(read(PAGES['a course']).jsonld, 'EducationEvent')).toMatchObject({
    startDate: '2027-04-09T09:00:00+04:00',
    endDate: '2027-04-10T17:30:00+04:00',
  });
  expect(read(PAGES['a free course of which little is known']).jsonld.EducationEvent).toBeUndefined();
  expect(read(coursePage({ ...course, isPast: true })).jsonld.EducationEvent).toBeUndefined();
});

test('certificate, level, hours, map and picture are said as the page says them', () => {
  const said = one(read(PAGES['a course of which everything is known']).jsonld, 'Course');
  expect(said).toMatchObject({
    educationalCredentialAwarded: 'Certificate of achievement, The Sample Board',
    educationalLevel: 'Advanced',
    audience: [{ audienceType: 'Physicians' }],
    hasCourseInstance: { courseWorkload: 'PT16H', location: { hasMap: 'https://maps.example/charite' } },
  });
  expect(said.image).toContain('https://academy.example/files/images/hall.webp');
});

test('no text of a course ends the element that it stands in', () => {
  const title = '</script><script>steal()</script>';
  const shown = { ...course, basic: { ...course.basic, title } };
  const html = render(<StructuredData data={courseData({ course: shown, site })} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const data = JSON.parse(/>(.*)<\/script>/s.exec(html)?.[1] ?? '') as { '@graph': { name: string }[] };
  expect(data['@graph'][0]?.name).toBe(title);
});

test('a live course takes place online, at the address of its page, with a schedule for each session held', () => {
  const { '@graph': graph } = JSON.parse(courseData({ course: liveDetail, site })) as { '@graph': Values[] };
  const address = `${site.publicUrl}/online-live-training/case-evenings`;
  const location = { '@type': 'VirtualLocation', url: address };
  const [taught, event] = graph;
  expect(event).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location,
  });
  expect(taught?.hasCourseInstance).toMatchObject({
    courseMode: 'Online',
    location,
    courseSchedule: [{ startDate: '2027-03-27', startTime: '18:00', scheduleTimezone: 'Europe/Vienna' }],
  });
});

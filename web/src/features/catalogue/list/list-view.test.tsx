import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sampleCourse } from '#web/testing/sample-course.ts';
import { CourseFilters } from './course-filters.tsx';
import { CourseTable } from './course-table.tsx';
import { FilterChips } from './filter-chips.tsx';
import { publicList } from './list-state.ts';
import { ListView } from './list-view.tsx';

const html = (element: React.ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).replaceAll(
    '&amp;',
    '&',
  );

const open = sampleCourse({ title: 'Botulinum Toxin', start: '2027-04-30', end: '2027-05-02' });
const full = {
  ...sampleCourse({ title: 'Full course', code: 'FUL-1', enrollment: { isEnrollable: false, seatsLeft: 0 } }),
  badge: { kind: 'full', label: 'Full' },
};

test('one can enroll where a seat is open; elsewhere the button says no and the way to be told is there', () => {
  const rows = html(<CourseTable label="Dates" courses={[open, full]} months={{ '2027-04': 7 }} />);
  expect(rows).toContain('href="/checkout/inperson/inj-101"');
  expect(rows).not.toContain('href="/checkout/inperson/ful-1"');
  expect(rows).toMatch(
    /<button[^>]*disabled=""[^>]*aria-label="Enroll in Full course"|<button[^>]*aria-label="Enroll in Full course"[^>]*disabled=""/,
  );
  expect(rows).toContain('href="/in-person/courses/ful-1/enquiry?notice"');
  expect(rows).toContain('8 seats left');
  expect(rows).toContain('until 10 Mar<');
});

test('rows stand under their months, and say their month where they do not', () => {
  const grouped = html(<CourseTable label="Dates" courses={[open, full]} months={{ '2027-04': 7 }} />);
  expect(grouped).toMatch(/April 2027<\/span><span[^>]*>7 courses</);
  expect(grouped).toContain('Apr 30, 2027 – May 2, 2027');
  expect(grouped).toContain('Apr – May 2027');
  const short = { ...open, schedule: { ...open.schedule, endDate: open.schedule.startDate } };
  expect(html(<CourseTable label="Dates" courses={[short]} months={{ '2027-04': 7 }} />)).toContain('>Fri<');
  expect(grouped).toContain('Date to be announced');
  expect(grouped).toContain('>TBD<');
  expect(html(<CourseTable label="Dates" courses={[open]} />)).toContain('Apr – May 2027');
});

const read = (query: string) => publicList.read(new URLSearchParams(query));
const state = read('q=toxin&status=open&sort=price-asc');
const counts = { all: 12, open: 8, limited: 3, closed: 1 };

test('without a script the filters are links and one form that keeps what was chosen', () => {
  const filters = html(
    <>
      <CourseFilters
        list={publicList}
        state={state}
        dateCounts={{ upcoming: 12, 'this-month': 2, 'next-month': 0 }}
      />
      <FilterChips list={publicList} state={state} counts={counts} />
    </>,
  );
  expect(filters).toContain('action="/in-person-aesthetic-training"');
  expect(filters).toContain('<input type="hidden" name="status" value="open"/>');
  expect(filters).toContain('This month (2)');
  expect(filters).toContain('<option value="price-asc" selected="">');
  expect(filters).toContain('href="/in-person-aesthetic-training?q=toxin&status=limited&sort=price-asc"');
  expect(filters).toMatch(/aria-current="true"[^>]*>Open to Register<span[^>]*>8</);
});

test('nothing found says what was asked and offers the nearest dates', () => {
  const nothing = html(
    <ListView
      kind="InPersonCourse"
      state={read('q=yoga')}
      upcoming={[]}
      past={[]}
      total={{ upcoming: 0, expired: 0 }}
      months={{}}
      next={{ upcoming: null, past: null }}
      nearest={[open]}
      hasSomeWords={false}
    />,
  );
  expect(nothing).toContain('No Courses Found');
  expect(nothing).toContain('Nothing matches “yoga”');
  expect(nothing).toContain('Apr 30, 2027 – May 2, 2027\u00a0· Dubai');
  expect(nothing).toContain('Ask to be notified');
  expect(nothing).not.toContain('Course History');
});

test('where no course has all words, those that have some of them are offered as such', () => {
  const nothing = html(
    <ListView
      kind="InPersonCourse"
      state={read('q=botox+%26+filler')}
      upcoming={[]}
      past={[]}
      total={{ upcoming: 0, expired: 0 }}
      months={{}}
      next={{ upcoming: null, past: null }}
      nearest={[open]}
      hasSomeWords
    />,
  );
  expect(nothing).toContain('Nothing has all of these words; these have some of them:');
  expect(nothing).not.toContain('The nearest dates');
});

const long = (said: string, next: { upcoming: string | null; past: string | null }) =>
  html(
    <ListView
      kind="InPersonCourse"
      state={read(`status=open&sort=price-asc${said}`)}
      upcoming={[open]}
      past={[full]}
      total={{ upcoming: 300, expired: 90 }}
      months={{}}
      next={next}
      nearest={[]}
      hasSomeWords={false}
    />,
  );

test('more rows are added to those that are shown, at an address that says how many', () => {
  const rows = long('&rows=48&historyRows=72', { upcoming: 'u2', past: null });
  expect(rows).toContain(
    'href="/in-person-aesthetic-training?status=open&sort=price-asc&rows=72&historyRows=72#upcoming"',
  );
  expect(rows).toContain('1 of 300 shown');
  expect(rows).not.toContain('Back to the first rows');
  expect(long('', { upcoming: null, past: 'p2' })).toContain('sort=price-asc&historyRows=48#history"');
});

test('a list that is as long as one call can answer goes on by pages, and back to its beginning', () => {
  expect(long('&rows=192', { upcoming: 'u2', past: null })).toContain('sort=price-asc&cursor=u2#upcoming"');
  expect(long('&cursor=u2', { upcoming: null, past: null })).toMatch(
    /href="\/in-person-aesthetic-training\?status=open&sort=price-asc#upcoming"[^>]*>Back to the first rows/,
  );
});

test('a row of what is over leads to its page', () => {
  expect(long('', { upcoming: null, past: null })).toMatch(
    /<a[^>]*aria-label="Details of Full course"[^>]*href="\/in-person\/courses\/ful-1"/,
  );
});

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
  const rows = html(<CourseTable label="Dates" courses={[open, full]} byMonth />);
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
  const grouped = html(<CourseTable label="Dates" courses={[open, full]} byMonth />);
  expect(grouped).toContain('April 2027');
  expect(grouped).toContain('Fri to Sun');
  expect(grouped).toContain('Date to be announced');
  expect(grouped).toContain('>TBD<');
  expect(html(<CourseTable label="Dates" courses={[open]} />)).toContain('April to May 2027');
});

const read = (query: string) => publicList.read(new URLSearchParams(query));
const state = read('q=toxin&status=open&sort=price-asc');
const counts = { all: 12, open: 8, limited: 3, closed: 1 };

test('without a script the filters are links and one form that keeps what was chosen', () => {
  const filters = html(
    <>
      <CourseFilters state={state} dateCounts={{ upcoming: 12, 'this-month': 2, 'next-month': 0 }} />
      <FilterChips state={state} counts={counts} />
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
      state={read('q=yoga')}
      upcoming={[]}
      past={[]}
      total={{ upcoming: 0, expired: 0 }}
      next={{ upcoming: null, past: null }}
      nearest={[open]}
    />,
  );
  expect(nothing).toContain('No Courses Found');
  expect(nothing).toContain('Nothing matches “yoga”');
  expect(nothing).toContain('30 April – 2 May 2027 · Dubai');
  expect(nothing).toContain('Ask to be notified');
  expect(nothing).not.toContain('Course History');
});

test('more rows are behind a link that keeps what was chosen', () => {
  const rows = html(
    <ListView
      state={{ ...state, historyCursor: 'h1' }}
      upcoming={[open]}
      past={[full]}
      total={{ upcoming: 30, expired: 90 }}
      next={{ upcoming: 'u2', past: null }}
      nearest={[]}
    />,
  );
  expect(rows).toContain('30 dates');
  expect(rows).toContain('status=open&sort=price-asc&cursor=u2&historyCursor=h1#upcoming"');
  expect(rows).toContain('href="/in-person-aesthetic-training?q=toxin&status=open&sort=price-asc#history"');
  expect(rows).toContain('90 past dates');
  expect(rows).toMatch(/<a[^>]*aria-label="Details of Full course"[^>]*href="\/in-person\/courses\/ful-1"/);
});

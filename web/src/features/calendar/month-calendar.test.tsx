import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import type { CalendarCourse } from './calendar-course.ts';
import { MonthCalendar } from './month-calendar.tsx';

const course = (id: string, start: string, end = start): CalendarCourse => ({
  id,
  to: `/in-person/courses/${id}`,
  title: `Course ${id}`,
  city: 'Dubai',
  start: localDate(start),
  end: localDate(end),
  lamp: 'open',
  seats: '8 seats left',
  price: '€890',
});

const calendar = (courses: readonly CalendarCourse[]) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          element: (
            <MonthCalendar
              month="2027-04"
              today="2027-04-09"
              courses={courses}
              linkTo={(month) => `/calendar?month=${month}`}
            />
          ),
        },
      ])}
    />,
  );

test('the months before and after are links, and so is the present one', () => {
  const html = calendar([]);
  expect(html).toMatch(
    /rel="prev"[^>]*href="\/calendar\?month=2027-03"|href="\/calendar\?month=2027-03"[^>]*rel="prev"/,
  );
  expect(html).toMatch(
    /rel="next"[^>]*href="\/calendar\?month=2027-05"|href="\/calendar\?month=2027-05"[^>]*rel="next"/,
  );
  expect(html).toContain('aria-current="date"');
});

test('a bar is a link that says its days', () => {
  const html = calendar([course('toxin', '2027-04-10', '2027-04-13')]);
  expect(html.match(/href="\/in-person\/courses\/toxin"/g)).toHaveLength(2 + 4);
  expect(html).toContain('10–13 April 2027');
  expect(html).toContain(', continued');
  expect(html).toContain('Day 4 of 4');
});

test('on a crowded day the rest is behind a count, and nothing is lost', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => course(id, '2027-04-09'));
  const html = calendar(many);
  expect(html).toContain('+3 more');
  expect(html).toContain('on Friday 9 April');
  for (const { to } of many) expect(html).toContain(`href="${to}"`);
});

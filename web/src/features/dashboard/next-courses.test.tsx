import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NextCourses } from './next-courses.tsx';

const course = {
  _id: 'c1',
  slug: 'botox-paris',
  code: 'BTX-1',
  title: 'Botox',
  status: 'open',
  effectiveStatus: 'open',
  kind: 'InPersonCourse' as const,
  city: 'Paris',
  startDate: '2027-03-15',
  endDate: '2027-03-16',
  capacity: 12,
  taken: 3,
  enrolled: 2,
  minEnrollment: 5,
  decideBy: '2027-03-01',
};

const draw = (today: string, decideBy: string | null = course.decideBy) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NextCourses courses={[{ ...course, decideBy }]} today={today} />
    </MemoryRouter>,
  ).replaceAll('\u00a0', ' ');

test('a course that too few are enrolled on says until when, how many, and leads to the two ways out', () => {
  const html = draw('2027-02-20');
  expect(html).toContain(
    'Decide on BTX-1 Paris by 1 March 2027, two weeks before it starts: 3 more enrollments',
  );
  for (const act of ['postpone', 'cancel'])
    expect(html).toContain(`/admin/courses/in-person?on=c1&amp;do=${act}`);
});

test('one that was to be decided says so', () => {
  expect(draw('2027-03-02')).toContain('Decide on BTX-1 Paris now, it was due by 1 March 2027:');
});

test('one that has enough asks nothing', () => {
  expect(draw('2027-02-20', null)).not.toContain('Decide');
});

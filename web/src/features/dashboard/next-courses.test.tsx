import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { homeView } from './home-view.ts';
import { NextCourses } from './next-courses.tsx';
import type { NextCourse } from './run-decisions.tsx';

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
  participants: 2,
  minEnrollment: 5,
  decideBy: '2027-03-01',
  heldAnyway: null,
};

const view = homeView.read(new URLSearchParams());

const draw = (today: string, changes: Partial<NextCourse> = {}, hold = '') => {
  const courses = [{ ...course, ...changes }];
  const element = <NextCourses {...{ courses, today, view: { ...view, hold }, answered: undefined }} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
};

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
  expect(draw('2027-02-20', { decideBy: null })).not.toContain('Decide');
});

test('what follows from holding it anyway is said where it is asked', () => {
  expect(draw('2027-02-20')).not.toContain('will be told');
  const html = draw('2027-02-20', {}, 'c1');
  expect(html).toContain('with the 2 enrolled so far, though 5 are needed');
  expect(html).toContain(
    '2 participants will be told by email that it takes place, 30 minutes after you decide',
  );
  const empty = draw('2027-02-20', { enrolled: 0, participants: 0 }, 'c1');
  expect(empty).toContain('Nobody is on it yet, so nobody is written to.');
});

test('one that is held anyway says why and by whom, and can be opened again', () => {
  const html = draw('2027-02-20', {
    decideBy: null,
    heldAnyway: {
      ...{ reason: 'A regular client', by: 'Nadia Rahman' },
      letters: { at: '2027-02-20T10:30:00.000Z', areSent: false },
    },
  });
  expect(html).toContain('BTX-1 Paris is held with 2 of 5: A regular client');
  expect(html).toContain('Nadia Rahman');
  expect(html).toContain('2 participants will be told on 20 February 2027, 14:30.');
  expect(html).toContain('Undo');
  expect(html).not.toContain('Decide on');
});

test('one whose participants were told cannot be opened again, and leads to the two ways out', () => {
  const html = draw('2027-02-20', {
    decideBy: null,
    heldAnyway: {
      ...{ reason: 'A regular client', by: 'Nadia Rahman' },
      letters: { at: '2027-02-20T10:30:00.000Z', areSent: true },
    },
  });
  expect(html).toContain('Its participants were told on 20 February 2027, 14:30.');
  expect(html).not.toContain('Undo');
  for (const act of ['postpone', 'cancel'])
    expect(html).toContain(`/admin/courses/in-person?on=c1&amp;do=${act}`);
});

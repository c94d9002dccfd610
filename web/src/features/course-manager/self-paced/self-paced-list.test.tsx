import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { SelfPacedRow } from '#contracts/course-office/self-paced-lists.ts';
import { MANAGERS_OF_COURSES, managerOf, runManagerOf } from '#web/lib/managed-courses.ts';
import { CourseList } from '../list/course-list.tsx';
import { askedOf, askedOfSelfPaced, COURSE_LISTS } from '../list/course-view.ts';
import { CourseManagerHead } from '../manager-head.tsx';
import { selfPacedKind } from './self-paced-kind.tsx';

const PATH = '/admin/courses/self-paced';
const list = COURSE_LISTS.ELearningCourse;
const viewOf = (search: string) => list.read(new URLSearchParams(search));

function render(element: ReactElement) {
  const routes = [{ path: PATH, element }];
  const router = createMemoryRouter(routes, { initialEntries: [PATH] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const row: SelfPacedRow = {
  _id: '11111111-1111-4111-8111-111111111111',
  slug: 'anatomy-of-the-face',
  version: 4,
  createdAt: '2027-01-03T22:00:00.000Z',
  updatedAt: '2027-02-03T22:00:00.000Z',
  basic: {
    courseCode: 'ANF-101',
    title: 'Anatomy of the Face',
    category: 'medical',
    status: 'open',
    effectiveStatus: 'open',
  },
  enrollment: { basePrice: 140, currentEnrollment: 1204 },
  access: { accessMonths: null },
  published: { version: 3, at: '2027-02-01T08:00:00.000Z', modules: 3, slides: 24, minutes: 90 },
  instructorNames: 'Sara Conti',
  metadata: { isTemplate: false, templateName: '' },
};
const figures = {
  total: 5,
  open: 2,
  draft: 2,
  archived: 1,
  learners: 1204,
  views: { unpublished: 1, templates: 6 },
};

const page = (course: Partial<SelfPacedRow> = {}, isAdmin = true) =>
  render(
    <CourseList
      of={selfPacedKind}
      list={{ courses: [{ ...row, ...course }], nextCursor: null, total: 1, figures }}
      view={viewOf('status=open')}
      isAdmin={isAdmin}
    />,
  );

test('a row says price, access, learners and what is published, in the words of what is self-paced', () => {
  const html = page();
  for (const fact of [
    'ANF-101',
    'Medical',
    '€140',
    'for life',
    '1,204',
    '3 modules, 24 slides',
    'v3',
    '4 Feb 2027',
  ])
    expect(html).toContain(fact);
  expect(html).toMatch(/data-kind="open"[^>]*>Published</);
  const draft = { basic: { ...row.basic, status: 'draft', effectiveStatus: 'draft' } } as const;
  const published = { version: 0, at: null, modules: 0, slides: 0, minutes: 0 };
  expect(page({ ...draft, published, access: { accessMonths: 6 } })).toMatch(/6 months.*not published/);
});

test('figures, views and filters lead to the rows that they speak of', () => {
  const html = page();
  for (const [status, words] of [
    ['open', 'Published'],
    ['draft', 'Draft'],
    ['closed', 'Archived'],
  ])
    expect(html).toMatch(new RegExp(`href="${PATH}\\?status=${status}"[^>]*><span[^>]*>${words}<`));
  expect(html).toContain(`href="${PATH}?view=unpublished"`);
  expect(html).toContain('<option value="open" selected="">Published</option>');
  expect(html).not.toContain('In progress');
});

test('each course leads to its content and its history, and none to seats or days', () => {
  const html = page();
  expect(html).toContain(`href="${PATH}/${row._id}/edit"`);
  expect(html).toContain(`href="${PATH}?status=open&amp;on=${row._id}&amp;do=copy"`);
  expect(html).toContain('aria-label="Delete: ANF-101"');
  expect(page({}, false)).not.toContain('aria-label="Delete: ANF-101"');
});

test('the head leads to the other managers and, of one course, to its content', () => {
  const html = render(<CourseManagerHead current="edit" courseId="1" />);
  expect(html).toContain('Self-Paced Course Manager');
  expect(html).toMatch(/href="\/admin\/courses\/in-person"[^>]*>In-person courses</);
  expect(html).toMatch(/href="\/admin\/courses\/webinar"[^>]*>Live online courses</);
  expect(html).toMatch(/aria-current="page"[^>]*>Edit Course</);
  expect(html).toMatch(new RegExp(`href="${PATH}/1/content"[^>]*>Content<`));
  expect(render(<CourseManagerHead current="list" />)).not.toContain('>Content<');
});

test('an address says whose manager it belongs to', () => {
  expect(managerOf(`${PATH}/create`)).toBe(MANAGERS_OF_COURSES.ELearningCourse);
  expect(managerOf('/admin/courses/webinar')).toBe(MANAGERS_OF_COURSES.OnlineLiveTraining);
  expect(runManagerOf('/admin/courses/in-person/1/edit')).toBe(MANAGERS_OF_COURSES.InPersonCourse);
});

test('each list asks for its own columns, statuses and views alone', () => {
  const said = 'view=unpublished&status=closed&sort=-learners&q=face';
  expect(askedOfSelfPaced(viewOf(said))).toEqual({
    q: 'face',
    status: 'closed',
    category: undefined,
    view: 'unpublished',
    sort: '-learners',
    cursor: undefined,
    limit: 25,
  });
  expect(askedOf(COURSE_LISTS.InPersonCourse.read(new URLSearchParams(said)))).toEqual({
    q: 'face',
    status: 'closed',
    sort: undefined,
    limit: 25,
  });
  expect(askedOfSelfPaced(viewOf('status=full&view=upcoming&sort=seats')).status).toBeUndefined();
  expect(viewOf('status=full&view=upcoming&sort=seats')).toMatchObject({ status: '', view: '', sort: '' });
});

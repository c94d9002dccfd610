import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { ListProblem } from '#web/lists/list-problem.tsx';
import { sampleFigures, sampleRow } from '#web/testing/sample-course-row.ts';
import { doneOf } from './acts/act-words.ts';
import { EditedCourse } from './edited-course.tsx';
import type { BulkAnswer } from './list/bulk-status.ts';
import { BulkTold, UndoFailed } from './list/bulk-told.tsx';
import { FAILED, NoCourses } from './list/course-empty.tsx';
import { CourseFigures } from './list/course-figures.tsx';
import { CourseFilters } from './list/course-filters.tsx';
import { courseList } from './list/course-view.ts';
import { ListActions } from './list/list-actions.tsx';
import { SavedViews } from './list/saved-views.tsx';
import type { SeatSums } from './list/seats-until.tsx';
import { CourseManagerHead } from './manager-head.tsx';
import { runKind } from './runs/run-kind.tsx';
import { RunList } from './runs/run-list.tsx';

const viewOf = (search: string) => courseList.read(new URLSearchParams(search));

function render(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const list = (changes: Partial<AdminCourseRow> = {}, isAdmin = true, seats: SeatSums | null = null) =>
  render(
    <RunList
      list={{
        success: true,
        courses: [{ ...sampleRow, ...changes }],
        total: 1,
        nextCursor: null,
        figures: sampleFigures,
        cities: [],
        seats,
      }}
      clashes={[]}
      hasMoreClashes={false}
      today="2027-03-01"
      view={viewOf(seats ? '?until=2027-05-31&status=open' : '')}
      isAdmin={isAdmin}
    />,
  );

test('a list of what begins by a day says how many seats of all of it are free, and leads to any date', () => {
  const html = list({}, true, { capacity: 1260, left: 56 });
  expect(html).toContain('Beginning by 31 May 2027: 56 of 1,260 seats are free.');
  expect(html).toMatch(/href="\/admin\/courses\/in-person\?status=open"[^>]*>Any date/);
  expect(list()).not.toContain('Beginning by');
});

test('the manager has its way back and its two tabs; while a course is edited the second says so', () => {
  const html = render(<CourseManagerHead current="list" count={55} />);
  expect(html).toContain('In-Person Course Manager</h1>');
  expect(html).toMatch(/href="\/dashboard"[^>]*>Back to Dashboard/);
  expect(html).toMatch(/aria-current="page"[^>]*>All Courses<span[^>]*>55</);
  expect(html).toMatch(/href="\/admin\/courses\/in-person\/create"[^>]*>Create New Course/);
  const editing = render(<CourseManagerHead current="edit" courseId="1" />);
  expect(editing).toMatch(/href="\/admin\/courses\/in-person\/1\/edit"[^>]*>Edit Course/);
  expect(editing).not.toContain('Create New Course');
});

test('the four figures lead to the rows that prove them', () => {
  const html = render(<CourseFigures figures={runKind.figures(sampleFigures)} />);
  for (const text of ['>Total<', '>55<', '>Open<', '>10<', '>Draft<', '>2<', '>In progress<', '>1<'])
    expect(html).toContain(text);
  for (const status of ['open', 'draft', 'in-progress'])
    expect(html).toContain(`href="/admin/courses/in-person?status=${status}"`);
});

test('saved views say how many rows they have, and lead to all of them', () => {
  const html = render(
    <SavedViews view={viewOf('view=upcoming&q=peel')} names={runKind.views} figures={sampleFigures} />,
  );
  expect(html).toMatch(/view=upcoming"[^>]*>Upcoming<span[^>]*>14</);
  expect(html).toMatch(/aria-current="page"[^>]*>Upcoming/);
  for (const [view, words] of [
    ['needs-minimum', 'Needs minimum'],
    ['early-bird-ends', 'Early bird ends this month'],
    ['completed', 'Completed'],
    ['templates', 'Templates'],
  ])
    expect(html).toMatch(new RegExp(`\\?view=${view}"[^>]*>${words}<`));
});

test('rows are filtered by status, category and city, with what is chosen kept', () => {
  const html = render(
    <CourseFilters
      of={runKind}
      view={viewOf('status=closed&stored=open&city=Milan')}
      cities={['Dubai', 'Milan']}
    />,
  );
  expect(html).toContain('<option value="closed" selected="">Closed</option>');
  expect(html).toContain('<option value="open" selected="">Set to open</option>');
  expect(html).toContain('<option value="Milan" selected="">Milan</option>');
  expect(html).toContain('<option value="technical">Technical</option>');
  expect(list()).toMatch(/href="[^"]*as=timeline"[^>]*>Timeline/);
});

test('the list as it is shown can be read again and taken away as a file', () => {
  const html = render(<ListActions view={viewOf('status=open&q=peel&sort=-price')} />);
  expect(html).toContain('export?status=open&amp;q=peel&amp;sort=-price&amp;format=csv');
  expect(html).toContain('format=xlsx');
  expect(html).toContain('<input type="hidden" name="q" value="peel"/>');
  expect(html).toContain('>Refresh</button>');
  expect(html).toMatch(
    /<a class="[^"]*bg-deep[^>]*href="\/admin\/courses\/in-person\/create"[^>]*>Create course/,
  );
});

test('the table has the ten specified columns, each but the acts ordered by its head', () => {
  const html = list();
  const heads = [
    ...html.matchAll(/<th role="columnheader"[^>]*>(?:<input[^>]*>)?(?:<a[^>]*>|<span>)([^<]+)/g),
  ].map((match) => match[1]);
  expect(heads).toEqual([
    'Code',
    'Title',
    'Category',
    'Location',
    'Start Date',
    'Created Date',
    'Price',
    'Seats',
    'Status',
    'Actions',
  ]);
  expect(html.match(/href="\/admin\/courses\/in-person\?sort=/g)).toHaveLength(9);
});

test('a row says what the course is, and how near to its minimum', () => {
  const html = list();
  for (const fact of [
    'SKN-110',
    'Chemical Peels',
    'Aesthetic',
    'Milan',
    'Italy',
    '9 Apr 2027',
    '4 Jan 2027',
    '€890',
    '3/10',
    '3 of 10 enrolled, minimum 5',
    'Open',
  ])
    expect(html).toContain(fact);
  expect(html).toContain('data-low="true"');
});

test('what is over looks over, with the status that staff have chosen below', () => {
  const html = list({ basic: { ...sampleRow.basic, effectiveStatus: 'completed' } });
  expect(html).toMatch(/data-kind="completed"[^>]*text-status-completed[^>]*>Completed</);
  expect(html).toContain('set to open');
  expect(html).not.toContain('data-kind="open"');
  expect(list()).not.toContain('set to');
});

test('deleting is offered to administrators only', () => {
  const names = (html: string) => [...html.matchAll(/aria-label="(\w+): SKN-110"/g)].map((match) => match[1]);
  expect(names(list())).toEqual(['Edit', 'Copy', 'Delete', 'More']);
  expect(names(list({}, false))).toEqual(['Edit', 'Copy', 'More']);
});

test('the boxes of the rows belong to one form, without a script too', () => {
  const html = list();
  expect(html).toMatch(/<form id="course-bulk"[^>]*method="post"/);
  expect(html).toMatch(/<input type="checkbox" form="course-bulk"[^>]*name="ids"/);
});

const bulk: BulkAnswer = {
  status: 'open',
  results: [
    { _id: '1', name: 'SKN-110', was: 'draft', version: 3, ok: true, message: '' },
    { _id: '2', name: 'INJ-101', was: null, version: null, ok: false, message: 'Cancel the course instead.' },
  ],
};

test('of several courses each that was refused is told by its name, and the others can be undone', () => {
  const html = render(<BulkTold answer={bulk} />);
  expect(html).toContain('1 of 2 courses are open now');
  expect(html).toContain('INJ-101</span>: Cancel the course instead.');
  expect(html).toContain('<input type="hidden" name="_action" value="undo"/>');
  expect(html).toContain('<input type="hidden" name="former" value="1 draft 3"/>');
});

test('undoing is offered of nothing but a change', () => {
  expect(render(<BulkTold answer={{ ...bulk, results: bulk.results.slice(1) }} />)).not.toContain('Undo');
  const undone = render(<BulkTold answer={{ status: null, results: bulk.results.slice(0, 1) }} />);
  expect(undone).toContain('1 course has its former status again');
  expect(undone).not.toContain('Undo');
});

test('an undoing that got no answer is offered again', () => {
  const failure = { message: 'Failed to change status', values: { former: '1 draft 3' } };
  const html = render(<UndoFailed failure={failure} />);
  expect(html).toContain('Failed to change status');
  expect(html).toContain('name="former" value="1 draft 3"');
});

test('no course at all and no course that fits are told apart', () => {
  expect(render(<NoCourses view={viewOf('')} />)).toContain('There are no courses yet');
  const filtered = render(<NoCourses view={viewOf('status=full')} />);
  expect(filtered).toContain('No course matches this filter');
  expect(filtered).toContain('href="/admin/courses/in-person"');
});

test('a list without an answer says so in the specified words, with no row', () => {
  const html = render(
    <ListProblem
      {...FAILED}
      to={courseList.path}
      error={new TypeError('Failed to fetch')}
      told={{ title: 'No', text: 'X' }}
    />,
  );
  expect(html).toContain('Failed to load courses. Please try again.');
  expect(html).not.toContain('<table');
});

test('what was done is told in the specified words, for as long as specified', () => {
  expect(doneOf('copy')).toEqual({ words: 'Course copied successfully!', seconds: 5 });
  expect(doneOf('delete')).toEqual({ words: 'Course deleted successfully', seconds: 3 });
  expect(doneOf('created')).toEqual({ words: 'Course created successfully!', seconds: 5 });
  expect(doneOf('updated')).toEqual({ words: 'Course updated successfully!', seconds: 5 });
  expect(doneOf('drafted')).toEqual({ words: 'Course saved as draft!', seconds: 5 });
  expect(doneOf('draft-saved')).toEqual({ words: 'Draft saved successfully!', seconds: 5 });
  expect(doneOf('toString')).toBeUndefined();
});

test('the form begins with which course it is: name, code, status and date', () => {
  const { basic, schedule, venue } = sampleRow;
  const course = { basic, schedule, venue } as ComponentProps<typeof EditedCourse>;
  const html = render(<EditedCourse {...course} />);
  expect(html).toMatch(/<h1[^>]*>Chemical Peels/);
  for (const fact of ['SKN-110', 'data-kind="open"', '9–10 April 2027, Milan']) expect(html).toContain(fact);
  expect(render(<CourseManagerHead current="edit" courseId="1" />)).not.toContain('<h1');
});

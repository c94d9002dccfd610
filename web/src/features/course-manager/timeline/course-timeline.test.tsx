import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Clash } from '#contracts/course-office/admin-course-lists.ts';
import { sampleRow } from '#web/testing/sample-course-row.ts';
import { courseList } from '../list/course-view.ts';
import { ClashList } from './clash-list.tsx';
import { CourseTimeline } from './course-timeline.tsx';

function render(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('conflicts beyond those that are listed are not kept silent', () => {
  const courses = ['SKN-110', 'INJ-101'].map((courseCode) => ({
    _id: courseCode,
    courseCode,
    title: 'Peels',
  }));
  const clashes: Clash[] = [
    { kind: 'instructor', name: 'Sara Conti', from: '2027-04-09', to: '2027-04-10', courses },
  ];
  expect(render(<ClashList clashes={clashes} hasMore />)).toContain('Only the next 1 are listed.');
  expect(render(<ClashList clashes={clashes} hasMore={false} />)).not.toContain('listed');
});

test('of many conflicts five are in sight, and the others one press away', () => {
  const clash = (name: string): Clash => ({
    kind: 'venue',
    name,
    from: '2027-04-09',
    to: '2027-04-10',
    courses: [],
  });
  const halls = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map(clash);
  const [inSight, folded] = render(<ClashList clashes={halls} hasMore={false} />).split('<details');
  expect(inSight).toContain('>Five,');
  expect(inSight).not.toContain('>Six,');
  expect(folded).toContain('Show all 7');
  expect(folded).toMatch(/>Six,.*>Seven,/);
  expect(render(<ClashList clashes={halls.slice(0, 5)} hasMore={false} />)).not.toContain('<details');
});

test('the timeline has day, title, status, place, price, seats and times, with edit and delete', () => {
  const html = render(
    <CourseTimeline
      courses={[sampleRow]}
      clashes={[]}
      today="2027-03-01"
      view={courseList.read(new URLSearchParams('as=timeline'))}
      isAdmin={true}
    />,
  );
  for (const fact of ['April 2027', '09–10', 'Apr', 'Chemical Peels', 'Open', 'Milan, Italy', '€890'])
    expect(html).toContain(fact);
  for (const fact of [
    '3/10 seats',
    '09:00–17:00',
    'aria-label="Edit: SKN-110"',
    'aria-label="Delete: SKN-110"',
  ])
    expect(html).toContain(fact);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { courseList } from '../list/course-view.ts';
import type { CourseAct } from './course-acts.ts';
import { CourseOpened } from './course-opened.tsx';
import { findMailAnswer } from './mail-answer.ts';

const viewOf = (search: string) => courseList.read(new URLSearchParams(search));

function render(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const consequences = {
  enrolled: 8,
  held: 0,
  refundEur: 100_000,
  refundAed: 433_000,
  byCard: 433_000,
  byTransfer: 0,
  creditEur: 0,
  openEur: 0,
};

interface Asked {
  isAdmin?: boolean;
  asksPassword?: boolean;
  failure?: object;
  mailed?: object;
  acts?: readonly CourseAct[];
  enrolled?: number;
}

const SESSION = {
  sessionId: 'second',
  number: 2,
  title: 'Questions',
  date: '2027-04-10',
  startTime: '18:00',
  endTime: '19:30',
  endsAt: '2027-04-10T17:30:00.000Z',
  isCancelled: false,
};

const ask = (
  act: CourseAct,
  { isAdmin = true, asksPassword = false, failure, mailed, acts = [act], enrolled = 8 }: Asked = {},
) =>
  render(
    <CourseOpened
      view={viewOf(`on=1&do=${act}`)}
      opened={{
        _id: '1',
        courseCode: 'abc-1',
        title: 'Peels',
        startDate: '2027-04-09',
        endDate: '2027-04-10',
        enrolled,
        consequences,
        reach: { enrolled, waiting: 3 },
        asksPassword,
        acts,
        zone: 'Europe/Vienna',
        sessions: [SESSION],
      }}
      failure={failure}
      mailed={findMailAnswer({ mailed }, `${act} 1`)}
      idempotencyKey="key-1"
      isAdmin={isAdmin}
      email="nadia@academy.example"
    />,
  );

test('a copy begins with the specified title, code and options, and without a date', () => {
  const html = ask('copy');
  expect(html).toContain('Copy Course');
  expect(html).toMatch(/name="newTitle"[^>]*value="Peels \(Copy\)"/);
  expect(html).toMatch(/name="newCourseCode"[^>]*value="ABC-1-COPY"/);
  expect(html).toMatch(/name="newStartDate"[^>]*value=""/);
  const ticked = [...html.matchAll(/<input([^>]*type="checkbox"[^>]*)>/g)].map(([, box = '']) => [
    /name="(\w+)"/.exec(box)?.[1],
    box.includes('checked'),
  ]);
  expect(ticked).toEqual([
    ['resetInstructors', false],
    ['resetEnrollment', true],
    ['resetMedia', false],
  ]);
});

test('a copy that lacks something says the specified sentence once, and each field its part', () => {
  const message = 'Please fill in all required fields';
  const failure = {
    message,
    issues: [{ field: 'newStartDate', message }],
    values: { newTitle: 'Mine', resetMedia: 'on' },
  };
  const html = ask('copy', { failure });
  expect(html.match(new RegExp(message, 'g'))).toHaveLength(1);
  expect(html).toContain('New start date is required');
  expect(html).toMatch(/name="newTitle"[^>]*value="Mine"/);
});

test('deleting asks in the specified words and shows why it failed', () => {
  const html = ask('delete', { enrolled: 0, failure: { message: 'Failed to delete course' } });
  expect(html).toContain('Are you sure you want to delete this course?');
  expect(html).toContain('Failed to delete course');
  expect(html).toContain('>Delete</button>');
});

test('what cannot be deleted offers no button that cannot work, but calling off where that is possible', () => {
  const acts: CourseAct[] = ['delete', 'cancel'];
  const withPeople = ask('delete', { acts });
  expect(withPeople).toContain('This course cannot be deleted');
  expect(withPeople).toContain('8 people are enrolled on it.');
  const failure = { code: 'wrong-state', message: '1 order names this course, so it cannot be deleted.' };
  const named = ask('delete', { acts, enrolled: 0, failure });
  expect(named).toContain('1 order names this course');
  for (const html of [withPeople, named]) {
    expect(html).not.toContain('Are you sure');
    expect(html).not.toContain('<button');
    expect(html).toMatch(/href="[^"]*on=1&amp;do=cancel"[^>]*>Cancel course…/);
  }
  expect(ask('delete')).not.toContain('Cancel course…');
});

test('cancelling asks for the password where the login is old, or has become so meanwhile', () => {
  expect(ask('cancel')).not.toContain('Your password');
  expect(ask('cancel', { asksPassword: true })).toContain('Your password');
  const failure = { code: 'confirm-password', message: 'Please enter your password again to confirm.' };
  expect(ask('cancel', { failure })).toContain('Your password');
});

test('cancelling and postponing tell their consequences, and staff that an administrator has to do it', () => {
  expect(ask('cancel')).toContain('€1,000.00 (AED 4,330.00) was received and is refunded in full.');
  expect(ask('postpone')).toContain('may withdraw free of charge');
  expect(ask('cancel', { isAdmin: false })).toContain('Only an administrator can cancel this course');
  expect(ask('postpone', { isAdmin: false })).not.toContain('newStartDate');
});

test('a mail is shown shut off from the page, with what was entered kept', () => {
  const mailed = {
    intent: 'mail 1',
    preview: { subject: 'Parking', html: '<p>At <b>gate</b> 2</p>' },
    values: { subject: 'Parking', message: 'At gate 2' },
  };
  const html = ask('mail', { mailed });
  expect(html).toMatch(/<iframe[^>]*srcDoc="&lt;p&gt;At[^>]*sandbox=""/i);
  expect(html).toMatch(/name="subject"[^>]*value="Parking"/);
  expect(html).toMatch(/name="email"[^>]*value="nadia@academy.example"/);
  expect(html).toContain('Send to 8 people now');
});

test('an announcement says to how many it goes, and to how many more who wait', () => {
  const html = ask('mail', { enrolled: 1 });
  expect(html).toContain('Enrolled, and mailed: 1 person.');
  expect(html).toContain('Also to 3 people on the waiting list');
  expect(html).toMatch(/<input[^>]*name="forLater"[^>]*checked/);
  const kept = ask('mail', { failure: { message: 'No', values: { message: 'Hello', toWaiting: 'on' } } });
  expect(kept).toContain('Send to 11 people now');
  expect(kept).not.toMatch(/<input[^>]*name="forLater"[^>]*checked/);
});

test('what the course does not offer any more says so', () => {
  expect(ask('postpone', { acts: [] })).toContain('no longer possible');
});

test.each([
  ['move-session', 'moves it in their calendar'],
  ['cancel-session', 'takes it from their calendar'],
] as const)('who is told is said before, to %s', (act, words) => {
  const html = ask(act);
  expect(html).toContain(`8 people are mailed at once, with a file that ${words}.`);
  expect(html).toContain('2. Questions, 10 April 2027, 18:00 to 19:30');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { IfNothing, InLine, JoinList, LeaveOffer } from './own-place.tsx';
import { WaitingHead } from './waiting-head.tsx';

const now = '2027-06-20T10:32:00Z';
const course: WaitingPlace['course'] = {
  _id: 'c1',
  kind: 'InPersonCourse',
  slug: 'full-face',
  code: 'INJ-310',
  title: 'Full-Face Injection Masterclass',
  city: 'Milan',
  startDate: '2027-07-24',
  endDate: '2027-07-26',
  venueName: 'Porta Nuova',
  venueTimezone: 'Asia/Dubai',
  capacity: 8,
  taken: 8,
};
const waits: WaitingPlace = {
  course,
  place: 2,
  of: 6,
  joinedAt: '2027-01-11T08:00:00Z',
  offer: null,
  isPaying: false,
};
const offer = { offeredAt: '2027-06-20T08:18:00Z', endsAt: '2027-06-21T08:18:00Z' };

const drawn = (page: React.ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
const head = (place: WaitingPlace | null) =>
  drawn(<WaitingHead {...{ course, place, now }} onEnd={() => undefined} />);

test('an offer says how long the seat is held, from the server already, and by whose clocks', () => {
  const html = head({ ...waits, place: 1, offer });
  for (const words of ['A seat is free: Full-Face', 'Held for you', '21:46', 'until 12:18 tomorrow in Dubai'])
    expect(html).toContain(words);
  expect(html).toContain('you are 1st of 6');
});

test('whoever waits sees their place and no time; a stranger sees the course', () => {
  expect(head(waits)).toContain('you are 2nd of 6');
  expect(head(waits)).not.toContain('Time left');
  expect(head(null)).not.toContain('you are');
});

test('an offer can be declined or left, and says what happens by itself', () => {
  const html = drawn(<LeaveOffer decline={undefined} leave={undefined} />);
  expect(html).toContain('value="decline"');
  expect(html).toContain('value="leave"');
  const facts = drawn(<IfNothing place={{ ...waits, offer }} now={now} />);
  for (const words of ['At 12:18 tomorrow the offer ends', '7 of 8 taken, 1 held for you', '11 January 2027'])
    expect(facts).toContain(words);
});

test('whoever waits may leave, whose order has the seat is led to it, and nobody joins what cannot be joined', () => {
  expect(drawn(<InLine place={waits} failure={undefined} />)).toContain('You are 2nd of 6');
  const paying = drawn(<InLine place={{ ...waits, isPaying: true }} failure={undefined} />);
  expect(paying).toContain('href="/orders"');
  expect(paying).not.toContain('value="leave"');
  const join = (obstacle: string | null) => drawn(<JoinList {...{ course, obstacle }} failure={undefined} />);
  expect(join(null)).toContain('value="join"');
  expect(join('The waiting list of this course is full.')).not.toContain('value="join"');
});

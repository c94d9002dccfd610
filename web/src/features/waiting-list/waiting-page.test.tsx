import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { sampleWaitingPlace } from '#web/testing/sample-waiting-place.ts';
import { IfNothing, InLine, JoinList, LeaveOffer } from './own-place.tsx';
import { WaitingHead } from './waiting-head.tsx';
import { WaitingRows } from './waiting-rows.tsx';

const now = '2027-06-20T10:32:00Z';
const { course } = sampleWaitingPlace;
const waits = sampleWaitingPlace;
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
  const inLine = (place: WaitingPlace, { end = null as string | null, isFree = false } = {}) =>
    drawn(<InLine {...{ place, end, isFree }} failure={undefined} />);
  expect(inLine(waits)).toContain('You are 2nd of 6');
  expect(inLine(waits)).toContain('offer it to the first in line');
  const byHand = { ...waits, course: { ...course, isAutomatic: false } };
  expect(inLine(byHand)).toContain('can be booked by everybody');
  const over = inLine(waits, { end: 'Enrollment for this course is closed.' });
  expect(inLine(waits, { isFree: true })).toContain('href="/checkout/inperson/full-face"');
  expect(inLine({ ...waits, passedAt: '2027-06-21T08:18:00Z' })).toContain('gone to others on 21 June 2027');
  expect(over).toContain('Enrollment for this course is closed.');
  expect(over).not.toContain('offer it to the first in line');
  expect(over).toContain('value="leave"');
  const paying = inLine({ ...waits, isPaying: true });
  expect(paying).toContain('href="/orders"');
  expect(paying).not.toContain('value="leave"');
  const join = (obstacle: string | null, isFree = false) =>
    drawn(<JoinList {...{ course, obstacle, isFree }} failure={undefined} />);
  expect(join('A seat is free: you can enroll now.', true)).toContain('Enroll Now');
  expect(join(null)).toContain('value="join"');
  expect(join('The waiting list of this course is full.')).not.toContain('value="join"');
});

test('who waits for several courses sees the place in each, and the seat that is held first', () => {
  const other = { ...waits, course: { ...course, slug: 'laser', title: 'Laser Safety' }, offer };
  const html = drawn(<WaitingRows places={[waits, other]} now={now} />);
  expect(html).toMatch(
    /Laser Safety[\s\S]*Held until 12:18 tomorrow in Dubai[\s\S]*Full-Face[\s\S]*2nd of 6/,
  );
  expect(html).toContain('href="/waiting-list/laser"');
});

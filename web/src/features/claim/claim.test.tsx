import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ClaimedCourse, ClaimView, Invitation } from '#contracts/orders/claims.ts';
import { ClaimAside } from './claim-aside.tsx';
import { ClaimHead } from './claim-head.tsx';
import { ClaimClosed, ClaimOver, closedWhy } from './claim-over.tsx';

const run: ClaimedCourse = {
  kind: 'InPersonCourse',
  slug: 'foundation',
  code: 'INJ-101',
  title: 'Foundation',
  city: 'Paris',
  startDate: '2027-06-11',
  endDate: '2027-06-12',
  startTime: '09:00',
  venueTimezone: 'Europe/Paris',
  state: 'open',
  confirmations: [],
  licence: 'not-asked',
  professions: [],
};
const selfPaced: ClaimedCourse = {
  ...run,
  kind: 'ELearningCourse',
  slug: 'dosing',
  code: 'EL-110',
  title: 'Dosing',
  city: '',
  startDate: null,
  endDate: null,
};
const gift: Invitation = {
  reference: 'AUR-K8Z30QPT5D',
  kind: 'gift',
  from: 'Amira Farouk',
  message: 'See you in Paris',
  email: 'hassan@example.com',
  courses: [run, selfPaced],
  claimBy: '2027-06-11',
  acceptUntil: null,
  isOwn: false,
};

const drawn = (page: React.ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
const head = (state: ClaimView['state'], changes: Partial<Invitation> = {}) =>
  drawn(<ClaimHead state={state} invitation={{ ...gift, ...changes }} />);
const over = (state: ClaimView['state'], isSignedIn: boolean, changes: Partial<Invitation> = {}) =>
  drawn(<ClaimOver invitation={{ ...gift, ...changes }} {...{ state, isSignedIn }} />);

test('whoever is given something reads from whom, what they write, and the first date', () => {
  const html = head('open');
  for (const words of [
    'Gift from Amira Farouk',
    'Not claimed yet',
    'Two courses are waiting for you',
    '“See you in Paris”',
    '11–12',
    'June 2027, Paris',
  ])
    expect(html).toContain(words);
  expect(head('open', { courses: [run] })).toContain('One course is waiting for you');
});

test('everything in it stands beside, until when, and that nothing is to pay', () => {
  const html = drawn(<ClaimAside invitation={gift} />);
  for (const words of [
    'INJ-101 Foundation',
    'Self-paced, starts at once',
    '11 June 2027',
    'AUR-K8Z30QPT5D',
    'There is nothing to pay',
  ])
    expect(html).toContain(words);
});

test('a course that its reader has already is said to stay for somebody else', () => {
  const had = { courses: [{ ...run, state: 'had' as const }, selfPaced] };
  expect(drawn(<ClaimAside invitation={{ ...gift, ...had }} />)).toContain('You have this course already');
  expect(head('open', had)).toContain('One course is waiting for you');
  const all = { courses: [{ ...run, state: 'had' as const }] };
  expect(head('open', all)).toContain('You have every course of this already');
  expect(over('open', true, all)).toContain('Amira Farouk sees that');
});

test('whoever has claimed it is led to their courses; somebody else hears that it is gone', () => {
  const claimed = { courses: [run, { ...selfPaced, state: 'claimed' as const }] };
  const own = over('claimed', true, { ...claimed, isOwn: true });
  expect(own).toContain('href="/library"');
  expect(own).toContain('href="/elearning/course/dosing"');
  expect(head('claimed', { isOwn: true })).toContain('You are enrolled');
  expect(head('claimed')).toContain('This gift has been claimed');
  expect(over('claimed', false)).toContain('href="/login?next=%2Flibrary"');
  expect(over('claimed', true)).not.toContain('/library');
});

test('a link that opens nothing says why', () => {
  expect(over('too-late', false)).toContain('stays with Amira Farouk');
  for (const [why, words] of [
    ['replaced', 'This link was replaced'],
    ['taken-back', 'This was taken back'],
    ['declined', 'This seat was declined'],
    ['lapsed', 'The time to accept this seat is over'],
    ['missing', 'This link opens nothing'],
  ] as const)
    expect(drawn(<ClaimClosed why={why} />)).toContain(words);
});

test('a seat that is passed on is accepted, until a moment that is named, and speaks of no gift', () => {
  const seat = {
    kind: 'pass-on' as const,
    message: '',
    courses: [run],
    acceptUntil: '2027-03-05T13:32:00.000Z',
  };
  const html = head('open', seat);
  for (const words of ['Seat from Amira Farouk', 'Not accepted yet', 'A seat is waiting for you: Foundation'])
    expect(html).toContain(words);
  const aside = drawn(<ClaimAside invitation={{ ...gift, ...seat }} />);
  expect(aside).toContain('5 March 2027, 14:32');
  expect(aside).not.toContain('Claim before');
  expect(head('claimed', seat)).toContain('This seat has been accepted');
  expect(over('claimed', false, seat)).toContain('It can be accepted once.');
  expect(over('claimed', true, { ...seat, isOwn: true })).toContain('The seat is yours');
  const had = { ...seat, courses: [{ ...run, state: 'had' as const }] };
  expect(over('open', true, had)).toContain('You take part in this course already');
});

test('what has become of a link decides which words close it', () => {
  expect((['declined', 'lapsed', 'taken-back', 'replaced'] as const).map(closedWhy)).toEqual([
    'declined',
    'lapsed',
    'taken-back',
    'replaced',
  ]);
});

import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { renderLetter } from '#emails/render-letter.tsx';
import { course, expectWhole, order, paid, part, sender } from '#server/testing/letter-check.ts';
import { courseCancelled } from './course-cancelled.ts';
import { coursePostponed } from './course-postponed.ts';
import { courseTakesPlace } from './course-takes-place.ts';
import { offerPassed } from './offer-passed.ts';
import { offerWithdrawn } from './offer-withdrawn.ts';
import { reviewAsked } from './review-asked.ts';
import { seatOffered } from './seat-offered.ts';
import { waitingCalledOff } from './waiting-called-off.ts';
import { waitingJoined } from './waiting-joined.ts';
import { waitingMoved } from './waiting-moved.ts';
import { waitingRemoved } from './waiting-removed.ts';

const moved = {
  ...order,
  course,
  from: localDate('2027-03-12'),
  to: course.startDate,
  reason: 'The venue is being repaired.',
  isHeld: false,
  withdrawal: { until: '26 February 2027, 23:59 in Dubai', goesBack: { ...paid, creditEur: 0 } },
  openParts: [part],
  calendarUrl: 'https://academy.example/in-person/courses/botox/calendar.ics',
  attachments: [],
};
const cancelled = {
  ...order,
  course,
  reason: 'The trainer is ill.',
  goesBack: { ...paid, creditEur: 0 },
  attachments: [],
};

const waiting = {
  name: 'Ada',
  course,
  contactEmail: sender.email,
  placeUrl: 'https://academy.example/waiting-list/botox',
  coursesUrl: 'https://academy.example/in-person-aesthetic-training',
};
const inLine = { ...waiting, place: 3, of: 5 };

const letters: [string, Letter][] = [
  ['course-cancelled', courseCancelled.write(cancelled)],
  [
    'course-cancelled unpaid',
    courseCancelled.write({ ...cancelled, reason: '', goesBack: { eur: 0, aed: 0, creditEur: 0 } }),
  ],
  [
    'seat-offered',
    seatOffered.write({
      ...waiting,
      until: '26 November 2026, 14:00 in Dubai',
    }),
  ],
  ['waiting-called-off', waitingCalledOff.write(waiting)],
  ['waiting-joined', waitingJoined.write({ ...inLine, isAutomatic: true })],
  ['waiting-joined by hand', waitingJoined.write({ ...inLine, isAutomatic: false })],
  ['offer-passed', offerPassed.write(inLine)],
  ['offer-withdrawn', offerWithdrawn.write(waiting)],
  ['waiting-moved', waitingMoved.write({ ...waiting, from: moved.from, to: moved.to, reason: moved.reason })],
  ['waiting-removed', waitingRemoved.write(waiting)],
  ['course-postponed', coursePostponed.write(moved)],
  ['course-postponed held', coursePostponed.write({ ...moved, isHeld: true, reason: '', withdrawal: null })],
  [
    'course-takes-place',
    courseTakesPlace.write({
      ...{ name: 'Ada', course, contactEmail: sender.email },
      action: { label: 'See your courses', href: 'https://academy.example/library/in-person' },
    }),
  ],
  [
    'review-asked',
    reviewAsked.write({
      isSelfPaced: false,
      name: 'Ada',
      courseTitle: course.title,
      startDate: course.startDate,
      endDate: course.endDate,
      city: course.city,
      mayBeAnonymous: true,
      reviewUrl: 'https://academy.example/reviews/botox-professional-training',
      contactEmail: sender.email,
    }),
  ],
];

test.each(letters)('%s says all it has to, as HTML and as text, with one action', async (_, letter) => {
  await expectWhole(letter);
});

test('a postponed course is told with both dates, the calendar, the last moment to withdraw and what comes back', async () => {
  const { text, html } = await renderLetter(coursePostponed.write(moved), sender);
  for (const words of [
    'does not begin on 12 March 2027 but on 9 April 2027',
    'until 26 February 2027, 23:59 in Dubai',
    'Everything you paid comes back, €725.00 (AED 3,139.25)',
    'The venue is being repaired.',
    '2 April 2027: €725.00',
  ])
    expect(text).toContain(words);
  expect(html).toContain(moved.calendarUrl);
});

test('a cancelled course is told with its reason and what goes back', async () => {
  const { text } = await renderLetter(courseCancelled.write(cancelled), sender);
  for (const words of ['The trainer is ill.', 'goes back to you, €725.00 (AED 3,139.25)'])
    expect(text).toContain(words);
});

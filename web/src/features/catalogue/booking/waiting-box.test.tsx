import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { sampleDetail } from '#web/testing/sample-course-detail.ts';
import { sampleSite as site } from '#web/testing/sample-site.ts';
import { sampleWaitingPlace } from '#web/testing/sample-waiting-place.ts';
import { CoursePage } from '../course-page/course-page.tsx';
import { WaitingBox } from './waiting-box.tsx';

const course = { slug: 'full-face', waitlist: { enabled: true, autoNotifyOnAvailability: true } };
const box = (waiting: WaitingPlace | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WaitingBox {...{ course, waiting }} />
    </MemoryRouter>,
  );

test('a full course leads everybody to its list, and who is in line to their place or offer', () => {
  expect(box(null)).toContain('Join the waiting list');
  expect(box(sampleWaitingPlace)).toContain('You are 2nd of 6 on the waiting list.');
  expect(box(sampleWaitingPlace)).toContain('See your place');
  const offer = { offeredAt: '2027-06-20T08:18:00Z', endsAt: '2027-06-21T08:18:00Z' };
  const offered = box({ ...sampleWaitingPlace, offer });
  expect(offered).toContain('A seat is held for you until 21 June 2027, 12:18 in Dubai.');
  expect(offered).toContain('See your offer');
  expect(box({ ...sampleWaitingPlace, isPaying: true })).toContain('Your order has taken the seat');
});

test('the box keeps the size that it has for everybody', () => {
  expect(box(sampleWaitingPlace)).toMatch(/invisible[\s\S]*Join the waiting list/);
});

const page = (seats: { seatsLeft: number; badge: string }, waitlist: CourseDetail['waitlist']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CoursePage
        course={{
          ...sampleDetail,
          waitlist,
          enrollment: {
            ...sampleDetail.enrollment,
            isEnrollable: seats.seatsLeft > 0,
            seatsLeft: seats.seatsLeft,
          },
          detailBadge: { kind: seats.badge, label: seats.badge },
        }}
        {...{ site, problem: null, plans: [] }}
        now="2027-03-01T08:00:00.000Z"
        enquiry={({ trigger }) => trigger}
      />
    </MemoryRouter>,
  );

test('where a waiting list is kept, a full course says so, and no other', () => {
  const list = { enabled: true, autoNotifyOnAvailability: true };
  const full = page({ seatsLeft: 0, badge: 'full' }, list);
  expect(full).toContain('has a waiting list');
  expect(full).toContain(`href="/waiting-list/${sampleDetail.slug}"`);
  const byHand = page({ seatsLeft: 0, badge: 'full' }, { ...list, autoNotifyOnAvailability: false });
  expect(byHand).toContain('the course office offers');
  expect(page({ seatsLeft: 0, badge: 'full' }, { ...list, enabled: false })).not.toContain('waiting list');
  expect(page({ seatsLeft: 0, badge: 'closed' }, list)).not.toContain('waiting list');
  expect(page({ seatsLeft: 4, badge: 'open' }, list)).not.toContain('waiting list');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { sampleWaitingPlace } from '#web/testing/sample-waiting-place.ts';
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

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { GiftView } from '#contracts/gifts/gifts.ts';
import { GiftSection } from './gift-section.tsx';

const sent: GiftView = {
  reference: 'AUR-K8Z30QPT5D',
  state: 'sent',
  email: 'hassan@example.com',
  message: 'See you in Paris',
  sendOn: null,
  sentAt: '2027-04-01T08:00:00.000Z',
  openedAt: null,
  claimedAt: null,
  takenBackAt: null,
  courses: [
    {
      kind: 'InPersonCourse',
      slug: 'foundation',
      code: 'INJ-101',
      title: 'Foundation',
      startDate: '2027-06-11',
      venueTimezone: 'Europe/Paris',
      state: 'open',
      claimedBy: null,
    },
  ],
  claimUrl: null,
  canChange: true,
  takeBack: { refundEur: 145_000, refundAed: 627_850, creditEur: 0 },
};

const section = (changes: Partial<GiftView> = {}, actionData?: unknown) => {
  const element = <GiftSection gift={{ ...sent, ...changes }} actionData={actionData} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
};

test('its giver sees how it stands, and can send it again, change its address or take it back', () => {
  const html = section();
  for (const words of [
    'Sent',
    '1 April 2027, 12:00 in Dubai',
    'hassan@example.com',
    'Waits to be claimed',
    'See you in Paris',
  ])
    expect(html).toContain(words);
  for (const act of ['send-gift', 'change-recipient', 'take-gift-back'])
    expect(html).toContain(`value="${act}"`);
  expect(html).toContain('Take it back and get €1,450.00 back');
  expect(section({ state: 'planned', sentAt: null })).toContain('Send it now');
});

test('without an address its link is there to hand on, and no letter to send', () => {
  const html = section({
    state: 'to-hand-on',
    email: '',
    sentAt: null,
    claimUrl: 'https://academy.example/claim/a/b',
  });
  expect(html).toContain('value="https://academy.example/claim/a/b"');
  expect(html).toContain('aria-label="Copy Link"');
  expect(html).not.toContain('value="send-gift"');
  expect(html).toContain('Send it to an address');
});

test('what was claimed says by whom and can be changed no more', () => {
  const [course] = sent.courses;
  const courses = course ? [{ ...course, state: 'claimed' as const, claimedBy: 'Hassan Idris' }] : [];
  const html = section({ state: 'claimed', courses, canChange: false, takeBack: null });
  expect(html).toContain('Claimed by Hassan Idris');
  expect(html).not.toContain('<form');
});

test('an address that was refused stands open with its reason', () => {
  const issues = [{ field: 'email', message: 'Invalid email format' }];
  const html = section({}, { intent: 'change-recipient', failure: { issues, values: { email: 'ada@' } } });
  expect(html).toContain('<details open=""');
  expect(html).toContain('Invalid email format');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CheckoutPage } from './checkout-page.tsx';
import type { CheckoutProps } from './checkout-props.ts';

type Loaded = CheckoutProps['loaderData'];

const part = {
  sequence: 0,
  kind: 'full',
  shareBp: 10_000,
  dueOn: '2027-01-10',
  eur: 248_000,
  aed: 1_073_840,
};
const breakdown = {
  listPrice: 248_000,
  total: 248_000,
  plan: 'full',
  parts: [part],
  dueTodayEur: 248_000,
  dueTodayAed: 1_073_840,
  rate: 4_330_000,
};
const course = {
  kind: 'InPersonCourse',
  slug: 'inj-101',
  code: 'INJ-101',
  title: 'Foundation',
  discipline: 'injectables',
  isEnrollable: true,
  startDate: null,
  endDate: null,
  venueTimezone: 'Asia/Dubai',
  city: 'Dubai',
  seatsLeft: 4,
  plans: [breakdown],
  paymentOptions: {},
  defaultPlan: 'full',
  confirmations: [],
  consequences: [],
  professions: [],
};
const full = { ...course, isEnrollable: false, seatsLeft: 0 };

/** Only what the page reads of its loader for a guest. */
const page = (offered: typeof course, changes: Partial<Loaded> = {}) => {
  const nobody = { order: null, placed: null, user: null, billing: null, enrolledAt: null };
  const loaded = { ...nobody, course: offered, licence: 'not-asked', licenceLimit: null };
  const loaderData = {
    ...loaded,
    problem: null,
    idempotencyKey: 'key-1',
    now: '',
    ...changes,
  } as unknown as Loaded;
  const element = <CheckoutPage loaderData={loaderData} actionData={undefined} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

test('of a full course nothing is due today, and nothing has to be ticked or filled in', () => {
  const open = page(course);
  for (const asked of ['Due today', '>today, AED', 'agreeTerms']) expect(open).toContain(asked);
  const closed = page(full);
  for (const asked of ['Due today', '>today, AED', 'agreeTerms', '<form'])
    expect(closed).not.toContain(asked);
  expect(closed).toContain('href="/in-person/courses/inj-101/enquiry?notice"');
});

test('whoever waits to pay for the last seat is told what is due now', () => {
  const order = { reference: 'AUR-1', state: 'placed', method: 'bank', plan: 'full', promoCode: null };
  const placed = { breakdown, due: { eur: 124_000, aed: 536_920 } };
  const html = page(full, { order, placed } as unknown as Partial<Loaded>);
  expect(html).toMatch(/Due now.*€1,240\.00/s);
  expect(html).not.toContain('Due today');
});

test('who has handed in no license is led to where it is done, and back; who waits for it holds the seat', () => {
  const asking = { ...course, professions: ['Dermatologist'] } as unknown as typeof course;
  const lacking = page(asking, { licence: 'none' });
  expect(lacking).toContain('This course asks for your license');
  expect(lacking).toContain('/profile/licence?next=%2Fcheckout%2Finperson%2Finj-101');
  expect(lacking).toContain('For: Dermatologist.');
  const awaiting = page(asking, { licence: 'awaiting' });
  expect(awaiting).toContain('Hold my seat');
  expect(awaiting).not.toContain('Proceed to Payment');
  const licenceLimit = 'We hold up to 3 seats for you.';
  const limited = page(asking, { licence: 'awaiting', licenceLimit });
  expect(limited).toContain(licenceLimit);
  expect(limited).not.toContain('You can hold your seat now.');
});

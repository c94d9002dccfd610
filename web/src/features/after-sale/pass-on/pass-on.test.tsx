import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import type { PassOnOffer, PassOnView } from '#contracts/after-sale/pass-on.ts';
import { PassOnAct, PassOnAside } from './pass-on-act.tsx';
import { returnedWords } from './pass-on-words.ts';

const fee = { eur: 10_000, aed: 43_300 };
const options = {
  startDate: '2027-04-09',
  paidEur: 72_500,
  open: { parts: 2, eur: 72_500 },
  companions: [{ code: 'EL-110', title: 'Dosing' }],
  passOn: { until: '2027-04-02' },
  course: { venueTimezone: 'Asia/Dubai' },
} as unknown as LineOptions;
const offer: PassOnOffer = { hindrance: null, fee, asks: ['I hold valid professional indemnity insurance'] };
const sent: PassOnView = {
  lineId: '1',
  state: 'invited',
  firstName: 'Hassan',
  lastName: 'Idris',
  email: 'hassan@example.com',
  fee,
  sentAt: '2027-03-02T10:32:00.000Z',
  openedAt: null,
  acceptedAt: null,
  until: '2027-03-05T10:32:00.000Z',
};

const draw = (passOn: PassOnView | null, shown: PassOnOffer | null = offer, actionData?: unknown) => {
  const passing = { passOn, offer: shown };
  const element = (
    <>
      <PassOnAct {...{ passing, options, actionData }} idempotencyKey="key" />
      <PassOnAside {...{ passing, options }} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<!-- -->/g, '');
};

test('whoever gives a seat reads what it costs, what is asked of the colleague and what happens next', () => {
  const html = draw(null);
  for (const words of [
    'At least 7 days before the course',
    'until 2 April 2027',
    'I hold valid professional indemnity insurance',
    'EL-110 Dosing too',
    'Proceed to Payment - AED 433.00',
    'charged as AED 433.00',
    '€725.00, goes with the seat',
    '€725.00, from you',
  ])
    expect(html).toContain(words);
});

test('without a fee nobody is sent to a card page', () => {
  const html = draw(null, { ...offer, fee: { eur: 0, aed: 0 } });
  expect(html).toContain('Invite your colleague');
  expect(html).not.toContain('card page');
});

test('what stands in the way takes the place of the form', () => {
  const hindrance = 'A seat can be passed on until 7 days before the start of the course.';
  const html = draw(null, { ...offer, hindrance });
  expect(html).toContain(hindrance);
  expect(html).not.toContain('<form');
});

test('while it waits it says for whom, whether the link was opened, and until when', () => {
  const html = draw(sent);
  for (const words of ['has not opened the link yet', '5 March 2027, 14:32', 'Send it again', 'Take it back'])
    expect(html).toContain(words);
  expect(draw({ ...sent, state: 'opened', openedAt: sent.sentAt })).toContain('has opened the link');
  const unpaid = draw({ ...sent, state: 'unpaid', sentAt: null });
  for (const words of ['The fee is not paid yet', 'I have paid', 'Keep my seat'])
    expect(unpaid).toContain(words);
});

test.each([
  ['declined', 'Hassan Idris has declined. Your seat stays yours. The fee of €100.00 goes back to you.'],
  ['lapsed', 'Hassan Idris has not accepted in time.'],
  ['taken-back', 'The invitation of Hassan Idris has ended.'],
] as const)('one that was %s is told above the form for the next', (state, words) => {
  const html = draw({ ...sent, state, until: null });
  expect(html).toContain(words);
  expect(html).toContain('Proceed to Payment');
});

test('a field that was refused keeps what was entered, with its reason', () => {
  const issues = [{ field: 'email', message: 'Invalid email format' }];
  const html = draw(null, offer, { intent: 'pass-on', failure: { issues, values: { email: 'hassan@' } } });
  expect(html).toContain('Invalid email format');
  expect(html).toContain('value="hassan@"');
});

test('whoever comes back from the card page hears what has become of the payment', () => {
  expect(returnedWords(sent, '1')?.title).toBe('The fee is paid. A letter is on its way to Hassan Idris.');
  expect(returnedWords({ ...sent, state: 'unpaid' }, '1')?.tone).toBe('info');
  expect(returnedWords({ ...sent, state: 'unpaid' }, '0')?.title).toContain('You can pay again below');
  expect(returnedWords(sent, null)).toBeNull();
});

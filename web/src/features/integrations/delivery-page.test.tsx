import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { DeliveryTry, OneDelivery, Webhook } from '#contracts/integrations/admin-webhooks.ts';
import { DeliveryFacts, Payload, SendAgain } from './delivery-facts.tsx';
import { DeliveryTries } from './delivery-tries.tsx';

const made: DeliveryTry = {
  number: 1,
  startedAt: '2026-11-20T10:00:00.000Z',
  tookMs: 15_001,
  askedBy: null,
  url: 'https://receiver.example/hook',
  headers: [{ name: 'webhook-signature', value: 'v1,abc=' }],
  status: 500,
  problem: 'Answered 500',
  body: '<script>steal()</script>',
  isCut: false,
};

const webhook: Webhook = {
  _id: 'w',
  url: 'https://receiver.example/hook',
  events: ['order.confirmed'],
  createdAt: made.startedAt,
  updatedAt: made.startedAt,
  failingSince: null,
  disabledAt: null,
  disabledBecause: '',
  twoSecretsUntil: null,
};

const delivery: OneDelivery = {
  _id: 'd',
  type: 'order.confirmed',
  at: made.startedAt,
  state: 'given-up',
  tries: 2,
  nextTryAt: null,
  lastTryAt: made.startedAt,
  lastStatus: 500,
  lastProblem: 'Answered 500',
  body: '{"type":"order.confirmed","data":{"name":"<b>"}}',
  askedBy: null,
};

function drawn(element: ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '');

test('a try says what was sent, what was answered as text, how long it took and by whom it was asked for', () => {
  const html = drawn(<DeliveryTries tries={[{ ...made, number: 2, askedBy: 'Grace Hall' }, made]} />);
  expect(html).not.toContain('<script>');
  const words = wordsOf(html);
  for (const said of ['webhook-signature', 'v1,abc=', '&lt;script&gt;steal()', 'took 15.0 s'])
    expect(words).toContain(said);
  expect(words.indexOf('asked for by Grace Hall')).toBeLessThan(words.indexOf('by itself'));
  expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
});

test('an answer that was cut says so, and one that never came has none', () => {
  const cut = wordsOf(drawn(<DeliveryTries tries={[{ ...made, isCut: true }]} />));
  expect(cut).toContain('which went on or broke off after this');
  const unanswered = { ...made, status: null, problem: 'No answer in time', body: '' };
  expect(wordsOf(drawn(<DeliveryTries tries={[unanswered]} />))).not.toContain('The answer');
  const empty = { ...made, status: 204, problem: '', body: '' };
  expect(wordsOf(drawn(<DeliveryTries tries={[empty]} />))).toContain('The answer had no text');
});

test('a payload is read line by line and is never markup', () => {
  const html = drawn(<Payload body={delivery.body} />);
  expect(html).not.toContain('<b>');
  expect(wordsOf(html)).toContain('&quot;name&quot;: &quot;&lt;b&gt;&quot;');
});

test('what has ended is sent again, what waits comes by itself, and nothing goes to what is disabled', () => {
  const ended = drawn(<SendAgain webhook={webhook} delivery={delivery} />);
  expect(ended).toContain('value="replay"');
  const waiting = drawn(<SendAgain webhook={webhook} delivery={{ ...delivery, state: 'failing' }} />);
  expect(waiting).not.toContain('<form');
  expect(waiting).toContain('href="/admin/integrations/webhooks/w/deliveries/d"');
  const disabled = drawn(
    <SendAgain webhook={{ ...webhook, disabledAt: made.startedAt }} delivery={delivery} />,
  );
  expect(disabled).not.toContain('<form');
  expect(disabled).toContain('href="/admin/integrations/webhooks/w"');
});

test('the next try says when it is and who has asked for it', () => {
  const next = { ...delivery, state: 'waiting', nextTryAt: made.startedAt, askedBy: 'Grace Hall' } as const;
  expect(wordsOf(drawn(<DeliveryFacts webhook={webhook} delivery={next} />))).toContain(
    'asked for by Grace Hall',
  );
  expect(wordsOf(drawn(<DeliveryFacts webhook={webhook} delivery={delivery} />))).toContain('Next tryNone');
});

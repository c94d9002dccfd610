import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startReceiver } from './testing/receiver.ts';
import {
  card,
  challengedCard,
  declinedCard,
  poorCard,
  prefix,
  secret,
  startGateway,
} from './testing/running-gateway.ts';

const database = given(() => freshDatabase({ migrated: false }));
const receiver = given(() => startReceiver(secret));
const gateway = given(() => startGateway({ pool: database.pool, webhookUrl: receiver.url }));

beforeEach(async () => {
  await gateway.switchTo('normal');
});

const pageOf = async (id: string) => (await gateway.get(`/pay/${id}`)).text();
const returnOf = (id: string) => `https://shop.example/payments/return?order=7&session_id=${id}`;
const typesOf = async (id: string) => {
  const { rows } = await database.pool.query(
    'SELECT type FROM sandbox_gateway.deliveries WHERE session_id = $1 ORDER BY id',
    [id],
  );
  return rows.map((row) => row.type);
};

describe('the card page', () => {
  it('shows who asks for what, how much and until when, and that no money moves', async () => {
    const id = await gateway.open({ expiresAt: new Date(Date.now() + 600_000).toISOString() });
    const page = await pageOf(id);
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<title>Pay AED 6,278.50 · Test gateway</title>');
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).toContain('Pay shop.example');
    expect(page).toContain('Test gateway: no real card is charged');
    expect(page).toMatch(/until <time datetime="[^"]+">\d\d:\d\d<\/time>/);
    for (const token of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) {
      expect(page).toContain(`autocomplete="${token}"`);
    }
    for (const number of [card.number, declinedCard.number, '4000 0000 0000 3220', poorCard.number]) {
      expect(page).toContain(number);
    }
    expect(page).toContain('href="https://shop.example/checkout">Cancel</a>');
    expect(page).toContain(`action="${prefix}/pay/${id}"`);
  });

  it('escapes what the merchant sent and runs no script', async () => {
    const response = await gateway.get(`/pay/${await gateway.open()}`);
    const page = await response.text();
    expect(page).toContain('Botox &lt;Professional&gt; Training');
    expect(page).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' https:\/\/shop.example; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers an unknown address with a page', async () => {
    const response = await gateway.get('/pay/cs_nothing');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no such payment page');
  });
});

describe('paying', () => {
  it('captures and sends the payer back, told which session it was', async () => {
    const id = await gateway.open();
    const response = await gateway.pay(id);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(returnOf(id));
    expect(await typesOf(id)).toEqual(['session.captured']);
    expect(await pageOf(id)).toContain(`href="${returnOf(id).replace('&', '&amp;')}"`);
  });

  it('twenty times at once captures once', async () => {
    const id = await gateway.open();
    const responses = await Promise.all(Array.from({ length: 20 }, () => gateway.pay(id)));
    expect(new Set(responses.map((response) => response.headers.get('location')))).toEqual(
      new Set([returnOf(id)]),
    );
    const { rows } = await database.pool.query(
      'SELECT outcome FROM sandbox_gateway.transactions WHERE session_id = $1',
      [id],
    );
    expect(rows).toEqual([{ outcome: 'captured' }]);
    expect(await typesOf(id)).toEqual(['session.captured']);
  });

  it.each([
    [declinedCard, 'Your bank declined this card'],
    [poorCard, 'This card has insufficient funds'],
  ])('with a card that fails says so and lets the payer try another', async (failing, words) => {
    const id = await gateway.open();
    const response = await gateway.pay(id, failing);
    expect(response.headers.get('location')).toBe(`${prefix}/pay/${id}`);
    const page = await pageOf(id);
    expect(page).toContain(words);
    expect(page).toContain('<title>Card declined: Pay AED 6,278.50');
    expect(await gateway.read(id)).toMatchObject({ state: 'declined', transactionId: null });

    await gateway.pay(id);
    expect(await gateway.read(id)).toMatchObject({ state: 'captured' });
    expect(await typesOf(id)).toEqual(['session.declined', 'session.captured']);
  });

  it('shows every mistake in its place and keeps what was typed', async () => {
    const id = await gateway.open();
    const response = await gateway.pay(id, {
      number: '4242 4242',
      expiry: '13/30',
      cvc: '1',
      name: 'Layla "L"',
    });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('<title>Error: ');
    for (const name of ['number', 'expiry', 'cvc']) {
      expect(page).toContain(`<a href="#${name}">`);
      expect(page).toContain(`id="${name}-wrong"`);
      expect(page).toMatch(new RegExp(`name="${name}"[^>]*aria-describedby="[^"]*${name}-wrong"`));
    }
    expect(page).not.toContain('name-wrong');
    expect(page).toContain('value="4242 4242"');
    expect(page).toContain('value="Layla &quot;L&quot;"');
    expect(await gateway.read(id)).toMatchObject({ state: 'open' });
  });

  it('refuses a card that is out of date', async () => {
    const response = await gateway.pay(await gateway.open(), { ...card, expiry: '01/20' });
    expect(await response.text()).toContain('Enter an expiry date in the future');
  });

  it('refuses what may be a real card and does not repeat it', async () => {
    const response = await gateway.pay(await gateway.open(), {
      ...card,
      number: '5555 5555 5555 4444',
      cvc: '987',
    });
    const page = await response.text();
    expect(page).toContain('use one of the test cards below, not a real card');
    expect(page).not.toContain('5555 5555');
    expect(page).not.toContain('value="987"');
  });

  it('takes an empty form and one that is no form at all', async () => {
    const id = await gateway.open();
    expect((await gateway.post(`/pay/${id}`, {})).status).toBe(422);
    const strange = await fetch(`${gateway.origin}${prefix}/pay/${id}`, { method: 'POST', body: 'number' });
    expect(strange.status).toBe(415);
    expect(await strange.text()).toContain('<h1>');
  });
});

describe('3-D Secure', () => {
  const challenged = async () => {
    const id = await gateway.open();
    const response = await gateway.pay(id, challengedCard);
    expect(response.headers.get('location')).toBe(`${prefix}/pay/${id}/challenge`);
    return id;
  };

  it('asks first and captures when approved', async () => {
    const id = await challenged();
    expect(await gateway.read(id)).toMatchObject({ state: 'open' });
    const page = await (await gateway.get(`/pay/${id}/challenge`)).text();
    expect(page).toContain('card ending in 3220');
    const response = await gateway.post(`/pay/${id}/challenge`, { answer: 'approve' });
    expect(response.headers.get('location')).toBe(returnOf(id));
    expect(await gateway.read(id)).toMatchObject({ state: 'captured' });
  });

  it('declines when denied', async () => {
    const id = await challenged();
    await gateway.post(`/pay/${id}/challenge`, { answer: 'deny' });
    expect(await gateway.read(id)).toMatchObject({ state: 'declined' });
    expect(await pageOf(id)).toContain('The payment was not approved with your bank');
  });

  it('cannot be answered without having been asked', async () => {
    const id = await gateway.open();
    await gateway.post(`/pay/${id}/challenge`, { answer: 'approve' });
    expect(await gateway.read(id)).toMatchObject({ state: 'open', transactionId: null });
    expect((await gateway.get(`/pay/${id}/challenge`)).headers.get('location')).toBe(`${prefix}/pay/${id}`);
    expect((await gateway.post(`/pay/${id}/challenge`, { answer: 'maybe' })).status).toBe(400);
  });
});

describe('a session past its end', () => {
  it('takes no card and leads back to the shop', async () => {
    const id = await gateway.open({ expiresAt: new Date(0).toISOString() });
    gateway.clock.advance(61_000);
    const response = await gateway.get(`/pay/${id}`);
    expect(response.status).toBe(410);
    const page = await response.text();
    expect(page).toContain('This payment page has expired');
    expect(page).toContain('href="https://shop.example/checkout"');
    await gateway.pay(id);
    expect(await gateway.read(id)).toMatchObject({ state: 'expired', transactionId: null });
    await receiver.waitFor(1, ({ event }) => event.data.sessionId === id && event.type === 'session.expired');
    expect(await typesOf(id)).toEqual(['session.expired']);
  });

  it('does not let a challenge be approved any more', async () => {
    const id = await gateway.open({ expiresAt: new Date(0).toISOString() });
    await gateway.pay(id, challengedCard);
    gateway.clock.advance(120_000);
    await gateway.post(`/pay/${id}/challenge`, { answer: 'approve' });
    expect(await gateway.read(id)).toMatchObject({ state: 'expired' });
  });
});

describe('pages that misbehave', () => {
  it('keep the payer who has paid', async () => {
    const id = await gateway.open({ mode: 'lost-return' });
    expect((await gateway.pay(id)).headers.get('location')).toBe(`${prefix}/pay/${id}`);
    expect(await pageOf(id)).toContain('<h1>Payment complete</h1>');
    expect(await gateway.read(id)).toMatchObject({ state: 'captured' });
  });

  it('decline the first card, whatever it is, and take the second', async () => {
    const id = await gateway.open({ mode: 'declined-then-paid' });
    await gateway.pay(id);
    expect(await gateway.read(id)).toMatchObject({ state: 'declined' });
    await gateway.pay(id);
    expect(await gateway.read(id)).toMatchObject({ state: 'captured' });
    expect(await typesOf(id)).toEqual(['session.declined', 'session.captured']);
  });
});

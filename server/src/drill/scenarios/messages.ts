import { PRICE_AED } from '../drill-stage.ts';
import { expectSale, finding, PAID_ONCE, type Scenario, UNPAID } from './scenario.ts';

const ACCEPTED = 200;
const REFUSED = 400;
const HALF_A_MINUTE = 30;
const TWO_MINUTES = 120;
const TOO_OLD = 301;
const TWO_DAYS = 2 * 24 * 3600;

/** What can happen to a message on its way. */
export const messageScenarios: Scenario[] = [
  {
    name: 'message-twice-at-once',
    happens: 'The message of a payment arrives twice at the same moment',
    holds: 'it counts once',
    async play(stage) {
      const sale = await stage.sell();
      await stage.pay(sale);
      const letter = await stage.heard(sale);
      const answers = await Promise.all([stage.deliver(letter), stage.deliver(letter)]);
      return [
        finding('the answers', [ACCEPTED, ACCEPTED], answers),
        ...(await expectSale(stage, sale, PAID_ONCE)),
      ];
    },
  },
  {
    name: 'message-never',
    happens: 'The message of a payment never arrives, and the payer does not come back',
    holds: 'the academy asks by itself and confirms the order',
    async play(stage) {
      const sale = await stage.sell();
      await stage.pay(sale);
      await stage.after(TWO_MINUTES);
      return expectSale(stage, sale, PAID_ONCE);
    },
  },
  {
    name: 'message-before-return',
    happens: 'The message arrives before the payer is back',
    holds: 'the payer finds the order confirmed, once',
    async play(stage) {
      const sale = await stage.sell();
      const address = await stage.pay(sale);
      await stage.deliver(await stage.heard(sale));
      const path = await stage.comeBack(address);
      return [
        finding('the payer is led to', 'success', path.includes('success') ? 'success' : path),
        ...(await expectSale(stage, sale, PAID_ONCE)),
      ];
    },
  },
  {
    name: 'message-after-days',
    happens: 'The gateway repeats a message two days later, newly signed',
    holds: 'nothing changes',
    async play(stage) {
      const sale = await stage.sell();
      await stage.pay(sale);
      const letter = await stage.heard(sale);
      await stage.deliver(letter);
      await stage.after(TWO_DAYS);
      const answer = await stage.deliver(stage.signAgain(letter));
      return [finding('the answer', ACCEPTED, answer), ...(await expectSale(stage, sale, PAID_ONCE))];
    },
  },
  {
    name: 'messages-in-wrong-order',
    happens: 'A card is declined, another pays, and the two messages arrive in the wrong order',
    holds: 'the order stays confirmed',
    async play(stage) {
      const sale = await stage.sell();
      await stage.inMode('declined-then-paid', async () => {
        await stage.pay(sale);
        await stage.pay(sale);
      });
      await stage.deliver(await stage.heard(sale));
      await stage.deliver(await stage.heard(sale, 'session.declined'));
      return expectSale(stage, sale, PAID_ONCE);
    },
  },
  {
    name: 'message-forged',
    happens: 'Somebody without the secret writes that an order is paid',
    holds: 'the message is refused and nothing changes',
    async play(stage) {
      const sale = await stage.sell();
      const { rawBody, signature } = await stage.write(sale);
      const forged = signature.replace(/v1=.*/, `v1=${'0'.repeat(64)}`);
      const answer = await stage.deliver({ rawBody, signature: forged });
      return [finding('the answer', REFUSED, answer), ...(await expectSale(stage, sale, UNPAID))];
    },
  },
  {
    name: 'message-altered',
    happens: 'A genuine message of one payment is altered on its way to name another order',
    holds: 'the message is refused and neither order changes',
    async play(stage) {
      const [paid, other] = [await stage.sell(), await stage.sell()];
      await stage.pay(paid);
      const { sessionId } = other;
      const answer = await stage.deliver(stage.alter(await stage.heard(paid), { sessionId }));
      return [
        finding('the answer', REFUSED, answer),
        ...(await expectSale(stage, other, UNPAID)),
        ...(await expectSale(stage, paid, { ...UNPAID, atGateway: PRICE_AED })),
      ];
    },
  },
  {
    name: 'message-too-old',
    happens: 'A genuine message arrives 301 seconds after it was signed',
    holds: 'it is refused, and the payment is found by asking',
    async play(stage) {
      const sale = await stage.sell();
      await stage.pay(sale);
      const letter = await stage.heard(sale);
      await stage.clock.advance(TOO_OLD);
      const answer = await stage.deliver(letter);
      const before = await expectSale(stage, sale, { ...UNPAID, atGateway: PRICE_AED });
      await stage.after(TWO_MINUTES);
      return [
        finding('the answer', REFUSED, answer),
        ...before,
        ...(await expectSale(stage, sale, PAID_ONCE)),
      ];
    },
  },
  {
    name: 'message-names-wrong-amount',
    happens: 'A signed message names less than was paid',
    holds: 'the gateway is asked, and what was really paid counts',
    async play(stage) {
      const sale = await stage.sell();
      await stage.inMode('wrong-amount', () => stage.pay(sale));
      await stage.deliver(await stage.heard(sale));
      return expectSale(stage, sale, PAID_ONCE);
    },
  },
  {
    name: 'message-names-wrong-currency',
    happens: 'A signed message claims dollars for an order that nobody has paid',
    holds: 'the gateway is asked, and nothing counts as paid',
    async play(stage) {
      const sale = await stage.sell();
      await stage.deliver(await stage.write(sale, { currency: 'USD' }));
      return expectSale(stage, sale, UNPAID);
    },
  },
  {
    name: 'message-names-other-order',
    happens: 'A signed message about one payment carries the reference of another order',
    holds: 'only the order that was paid is confirmed',
    async play(stage) {
      const [other, paid] = [await stage.sell(), await stage.sell()];
      await stage.pay(paid);
      const genuine = await stage.heard(paid);
      const { data } = JSON.parse((await stage.write(other)).rawBody);
      const mixed = stage.alter(genuine, { merchantReference: data.merchantReference });
      await stage.deliver(stage.signAgain(mixed));
      await stage.after(HALF_A_MINUTE);
      return [...(await expectSale(stage, other, UNPAID)), ...(await expectSale(stage, paid, PAID_ONCE))];
    },
  },
];

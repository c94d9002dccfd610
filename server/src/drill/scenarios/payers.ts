import { PRICE_AED } from '../drill-stage.ts';
import { countSeats } from '../facts.repository.ts';
import { unreachable } from '../wire.ts';
import { expectSale, finding, GIVEN_BACK, PAID_ONCE, type Scenario, UNPAID } from './scenario.ts';

const TWO_MINUTES = 120;
const HOUR = 3600;

/** Payers who do not do what they are expected to, and seats that run out meanwhile. */
export const payerScenarios: Scenario[] = [
  {
    name: 'return-never',
    happens: 'The payer closes the browser after paying',
    holds: 'the message alone confirms the order',
    async play(stage) {
      const sale = await stage.sell();
      await stage.pay(sale);
      await stage.deliver(await stage.heard(sale));
      return expectSale(stage, sale, PAID_ONCE);
    },
  },
  {
    name: 'return-twice-elsewhere',
    happens: 'The payer comes back twice at once, in a browser that is not logged in',
    holds: 'the order is confirmed once',
    async play(stage) {
      const sale = await stage.sell();
      const address = await stage.pay(sale);
      await Promise.all([stage.comeBack(address), stage.comeBack(address)]);
      await stage.deliver(await stage.heard(sale));
      return expectSale(stage, sale, PAID_ONCE);
    },
  },
  {
    name: 'return-with-made-up-name',
    happens: 'Somebody opens the return address with a name that was never given out',
    holds: 'nothing is told and nothing changes',
    async play(stage) {
      const sale = await stage.sell();
      const address = await stage.pay(sale);
      const path = await stage.comeBack(address.replace(/\.[\w-]{43}/, `.${'A'.repeat(43)}`));
      return [
        finding('the visitor is led to', '/', path),
        ...(await expectSale(stage, sale, { ...UNPAID, atGateway: PRICE_AED })),
      ];
    },
  },
  {
    name: 'declined-then-paid',
    happens: 'The first card is declined, and the second pays',
    holds: 'the order is confirmed once',
    async play(stage) {
      const sale = await stage.sell();
      await stage.inMode('declined-then-paid', async () => {
        await stage.pay(sale);
        await stage.deliver(await stage.heard(sale, 'session.declined'));
        await stage.pay(sale);
      });
      await stage.deliver(await stage.heard(sale));
      return expectSale(stage, sale, PAID_ONCE);
    },
  },
  {
    name: 'expired-then-paid',
    happens: 'The gateway tells that a card page has ended, and then that it was paid',
    holds: 'the payment counts',
    async play(stage) {
      const sale = await stage.sell();
      await stage.deliver(await stage.write(sale, { transactionId: null }, 'session.expired'));
      await stage.pay(sale);
      await stage.deliver(await stage.heard(sale));
      return expectSale(stage, sale, PAID_ONCE);
    },
  },
  {
    name: 'paid-late-seat-left',
    happens: 'The gateway is silent until the hold has ended, and then tells of a payment; a seat is left',
    holds: 'the payer has a seat',
    async play(stage) {
      const sale = await stage.sell();
      await stage.pay(sale);
      await stage.line.spoiled(unreachable, () => stage.after(HOUR));
      const lapsed = await expectSale(stage, sale, {
        ...UNPAID,
        order: 'lapsed',
        seats: 0,
        atGateway: PRICE_AED,
      });
      await stage.deliver(stage.signAgain(await stage.heard(sale)));
      return [...lapsed, ...(await expectSale(stage, sale, PAID_ONCE))];
    },
  },
  {
    name: 'paid-late-no-seat',
    happens:
      'The gateway is silent until the last seat has gone to somebody else, and then tells of a payment',
    holds: 'all of the late payment goes back',
    async play(stage) {
      const wish = await stage.wish(1);
      const late = await stage.open(wish);
      await stage.pay(late);
      await stage.line.spoiled(unreachable, () => stage.after(HOUR));
      const next = await stage.open({ ...wish, buyer: await stage.person('learner') });
      await stage.pay(next);
      await stage.deliver(await stage.heard(next));
      await stage.deliver(stage.signAgain(await stage.heard(late)));
      await stage.doJobs();
      return [
        ...(await expectSale(stage, late, { ...GIVEN_BACK, order: 'lapsed', seats: 0 })),
        ...(await expectSale(stage, next, PAID_ONCE)),
      ];
    },
  },
  {
    name: 'last-seat-two-payers',
    happens: 'Two people press the button for the last seat at the same moment',
    holds: 'one gets the card page, the other is told, and one seat is sold',
    async play(stage) {
      const wish = await stage.wish(1);
      const rival = { ...wish, buyer: await stage.person('learner') };
      const answers = await Promise.all([stage.press(wish), stage.press(rival)]);
      const refused = answers.filter((answer) => answer.success === false);
      const winner = answers[0].success === false ? rival : wish;
      const sale = await stage.open(winner);
      await stage.pay(sale);
      await stage.deliver(await stage.heard(sale));
      return [
        finding('who is told', 'no-seat-left', refused.map((one) => 'code' in one && one.code).join()),
        finding('seats taken', 1, await countSeats(stage.database, wish.course.slug)),
        ...(await expectSale(stage, sale, PAID_ONCE)),
      ];
    },
  },
  {
    name: 'paid-twice-two-ways',
    happens: 'Staff record a transfer while the card page cannot be closed, and the payer pays there as well',
    holds: 'the second payment goes back',
    async play(stage) {
      const sale = await stage.sell();
      const transfer = {
        reference: sale.reference,
        amountAed: PRICE_AED,
        transactionId: `transfer for ${sale.reference}`,
        receivedOn: stage.clock.now().toISOString().slice(0, 10),
        note: '',
      };
      const staff = stage.as(await stage.person('staff'));
      await stage.line.spoiled(unreachable, () => staff.call('recordBankTransfer', transfer));
      await stage.pay(sale);
      await stage.deliver(await stage.heard(sale));
      await stage.after(TWO_MINUTES);
      return expectSale(stage, sale, {
        ...PAID_ONCE,
        payments: 2,
        received: 2 * PRICE_AED,
        givenBack: PRICE_AED,
        atGateway: 0,
      });
    },
  },
];

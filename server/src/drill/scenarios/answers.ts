import type { DrillStage, Wish } from '../drill-stage.ts';
import { PRICE_AED } from '../drill-stage.ts';
import { countSessions, listAlarms } from '../facts.repository.ts';
import { answering, losingAnswers, misheard } from '../wire.ts';
import {
  expectRefused,
  expectSale,
  finding,
  GIVEN_BACK,
  PAID_ONCE,
  type Scenario,
  UNPAID,
} from './scenario.ts';

const TWO_MINUTES = 120;
const HALF_A_MINUTE = 30;
const TOO_LITTLE = 500;

/** The button fails while the gateway does; pressed again, it opens the one card page that there is. */
const pressAgain = async (stage: DrillStage, pressing: (wish: Wish) => ReturnType<DrillStage['press']>) => {
  const wish = await stage.wish();
  const refused = await pressing(wish);
  const sale = await stage.open(wish);
  await stage.pay(sale);
  await stage.deliver(await stage.heard(sale));
  return [
    expectRefused(refused, 'gateway-unavailable'),
    finding('card pages', 1, await countSessions(stage.database, sale.reference)),
    ...(await expectSale(stage, sale, PAID_ONCE)),
  ];
};

/** Answers of the gateway that are late, lost or wrong, and a process that dies. */
export const answerScenarios: Scenario[] = [
  {
    name: 'page-answer-lost',
    happens: 'The gateway makes a card page, and its answer is lost',
    holds: 'pressing again opens the same page',
    play: (stage) => pressAgain(stage, (wish) => stage.line.spoiled(losingAnswers, () => stage.press(wish))),
  },
  {
    name: 'gateway-busy',
    happens: 'The gateway answers 429 to who wants to pay',
    holds: 'the payer is told, and pressing again works',
    play: (stage) => pressAgain(stage, (wish) => stage.line.spoiled(answering(429), () => stage.press(wish))),
  },
  {
    name: 'gateway-refuses',
    happens: 'The gateway answers 503 to everything',
    holds: 'the payer is told, and pressing again works',
    play: (stage) => pressAgain(stage, (wish) => stage.inMode('refusing', () => stage.press(wish))),
  },
  {
    name: 'gateway-answers-rubbish',
    happens: 'The gateway makes a card page and answers with rubbish',
    holds: 'pressing again opens the same page',
    play: (stage) => pressAgain(stage, (wish) => stage.inMode('garbage', () => stage.press(wish))),
  },
  {
    name: 'gateway-hangs',
    happens: 'The gateway makes a card page and does not answer',
    holds: 'the payer is told in time, and pressing again opens the same page',
    play: (stage) =>
      pressAgain(stage, (wish) =>
        stage.inMode('timeout', () => stage.troubled('impatient', () => stage.press(wish))),
      ),
  },
  {
    name: 'gateway-fails-on-return',
    happens: 'The gateway answers 500 when it is asked about who has just come back, and its message is lost',
    holds: 'the payment is found later',
    async play(stage) {
      const sale = await stage.sell();
      const address = await stage.pay(sale);
      await stage.line.spoiled(answering(500), () => stage.comeBack(address));
      const before = await expectSale(stage, sale, { ...UNPAID, atGateway: PRICE_AED });
      await stage.after(TWO_MINUTES);
      return [...before, ...(await expectSale(stage, sale, PAID_ONCE))];
    },
  },
  {
    name: 'charged-too-little',
    happens: 'The gateway charges less than it was asked to',
    holds: 'nothing is sold for it, and all of it goes back',
    async play(stage) {
      const charged = PRICE_AED - TOO_LITTLE;
      const less = misheard((body) => ({ ...body, amountMinor: charged }));
      const sale = await stage.line.spoiled(less, () => stage.sell());
      await stage.pay(sale);
      await stage.deliver(await stage.heard(sale));
      await stage.doJobs();
      return expectSale(stage, sale, { ...GIVEN_BACK, received: charged, givenBack: charged });
    },
  },
  {
    name: 'charged-in-dollars',
    happens: 'The gateway charges dollars for an amount in dirhams',
    holds: 'nothing is sold for it, and staff are asked to send it back',
    async play(stage) {
      const dollars = misheard((body) => ({ ...body, currency: 'USD' }));
      const sale = await stage.line.spoiled(dollars, () => stage.sell());
      await stage.pay(sale);
      await stage.deliver(await stage.heard(sale));
      await stage.doJobs();
      const alarms = await listAlarms(stage.database, sale.reference);
      return [
        finding('staff are asked', true, alarms.length > 0),
        ...(await expectSale(stage, sale, { ...UNPAID, payments: 1 })),
      ];
    },
  },
  {
    name: 'process-dies-while-settling',
    happens: 'The process dies after a payment is written down and before its seat and receipt are',
    holds: 'nothing of it stays, and it is done in full soon after',
    async play(stage) {
      const sale = await stage.sell();
      await stage.pay(sale);
      const letter = await stage.heard(sale);
      await stage.troubled('dyingBeforeReceipt', () => stage.deliver(letter));
      const before = await expectSale(stage, sale, { ...UNPAID, atGateway: PRICE_AED });
      await stage.after(HALF_A_MINUTE);
      await stage.deliver(stage.signAgain(letter));
      return [...before, ...(await expectSale(stage, sale, PAID_ONCE))];
    },
  },
];

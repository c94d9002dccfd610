import type { DrillStage, Sale } from '../drill-stage.ts';
import { PRICE_AED } from '../drill-stage.ts';
import { listAlarms } from '../facts.repository.ts';
import { answering, losingAnswers, misheard } from '../wire.ts';
import { expectSale, finding, GIVEN_BACK, type Scenario } from './scenario.ts';

const CHARGED = PRICE_AED - 500;
const TWO_MINUTES = 120;
const SIX_HOURS = 6 * 3600;
const BACK = { ...GIVEN_BACK, received: CHARGED, givenBack: CHARGED };
const OWED = { ...BACK, givenBack: 0, atGateway: CHARGED };

/** A payment that has to go back, because it does not cover what is due. */
const receiveTooLittle = async (stage: DrillStage): Promise<Sale> => {
  const less = misheard((body) => ({ ...body, amountMinor: CHARGED }));
  const sale = await stage.line.spoiled(less, () => stage.sell());
  await stage.pay(sale);
  await stage.deliver(await stage.heard(sale));
  return sale;
};

/** Money on its way back. */
export const refundScenarios: Scenario[] = [
  {
    name: 'refund-answer-lost',
    happens: 'The gateway sends money back, and its answer is lost',
    holds: 'it is asked again and sends the money once',
    async play(stage) {
      const sale = await receiveTooLittle(stage);
      await stage.line.spoiled(losingAnswers, () => stage.doJobs());
      const between = await expectSale(stage, sale, { ...OWED, atGateway: 0 });
      await stage.after(TWO_MINUTES);
      return [...between, ...(await expectSale(stage, sale, BACK))];
    },
  },
  {
    name: 'refund-refused-at-first',
    happens: 'The gateway refuses to send money back, and agrees later',
    holds: 'it stays owed until it is sent',
    async play(stage) {
      const sale = await receiveTooLittle(stage);
      await stage.line.spoiled(answering(503), () => stage.doJobs());
      const between = await expectSale(stage, sale, OWED);
      await stage.after(TWO_MINUTES);
      return [...between, ...(await expectSale(stage, sale, BACK))];
    },
  },
  {
    name: 'refund-refused-for-good',
    happens: 'The gateway refuses to send money back for more than a day',
    holds: 'it stays owed, and staff are asked to send it by hand',
    async play(stage) {
      const sale = await receiveTooLittle(stage);
      await stage.line.spoiled(answering(503), async () => {
        await stage.doJobs();
        for (let tried = 0; tried < 5; tried++) await stage.after(SIX_HOURS);
      });
      const alarms = await listAlarms(stage.database, sale.reference);
      return [
        finding('staff are asked', true, alarms.includes('refund-by-hand')),
        ...(await expectSale(stage, sale, { ...OWED, order: 'lapsed', seats: 0 })),
      ];
    },
  },
  {
    name: 'refund-twice-at-once',
    happens: 'Two processes send the same money back at the same moment',
    holds: 'it goes back once',
    async play(stage) {
      const sale = await receiveTooLittle(stage);
      const jobs = await stage.takeJobs();
      await Promise.all([...jobs, ...jobs].map(({ name, data }) => stage.runJob(name, data)));
      return expectSale(stage, sale, BACK);
    },
  },
];

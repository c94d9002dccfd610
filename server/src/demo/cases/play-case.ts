import { toDecimal } from '#contracts/money.ts';
import { aed } from '#domain/money/money.ts';
import { demoAccountOf } from '../accounts.ts';
import { granted } from '../actors.ts';
import { setBackLinks } from '../demo.repository.ts';
import type { Props } from '../story/tell-story.ts';
import type { CaseScene, DemoCase } from './case-kinds.ts';
import { demoCases } from './payment-cases.ts';

type Made = { _id: string; token: string };
type Acting<Does extends CaseScene['does']> = Extract<CaseScene, { does: Does }>;
type Moment = { daysAgo: number; play(): Promise<void> };

/** What staff and payers did with the payment cases, each at its time. */
export const caseMoments = (props: Props): Moment[] => {
  const made = new Map<DemoCase, Made>();
  return demoCases.flatMap((one) => [
    { daysAgo: one.daysAgo, play: async () => void made.set(one, await create(props, one)) },
    ...one.later.map((scene) => ({
      daysAgo: scene.daysAgo,
      play: () => playCaseScene(props, scene, { one, ...required(made.get(one)) }),
    })),
  ]);
};

const required = (made: Made | undefined): Made => {
  if (!made) throw new Error('a payment case is told of before it was made');
  return made;
};

const create = async ({ stage, staff }: Props, { asks }: DemoCase): Promise<Made> => {
  const { paymentCase } = await granted(stage.as(staff).call('createPaymentCase', asks));
  return { _id: paymentCase._id, token: paymentCase.paymentLink.fullUrl.split('/').at(-1) ?? '' };
};

type Told = Made & { one: DemoCase };

const playCaseScene = async (props: Props, scene: CaseScene, told: Told): Promise<void> => {
  const { stage, admin, staff } = props;
  const { _id: id, token } = told;
  switch (scene.does) {
    case 'opens':
      await granted(stage.as(null).call('getPaymentLink', { token }));
      return;
    case 'pays':
      return pay(props, scene, told);
    case 'records': {
      const receivedOn = stage.clock.now().toISOString().slice(0, 10);
      await granted(stage.as(staff).call('markPaymentCasePaid', { id, receivedOn, ...scene.seen }));
      return;
    }
    case 'gives-back': {
      const { paymentCase } = await granted(stage.as(admin).call('getPaymentCase', { id }));
      const amount = toDecimal(aed(scene.amountAed ?? paymentCase.refundableAed));
      const { password } = demoAccountOf('admin');
      const { reason } = scene;
      await granted(stage.as(admin).call('refundPaymentCase', { id, amount, reason, password }));
      return;
    }
    case 'withdraws':
      await granted(stage.as(staff).call('cancelPaymentCase', { id, reason: scene.reason }));
      return;
    case 'asks-again':
      // It has ended by then, as the database will see it.
      await setBackLinks(props.database);
      await granted(stage.as(null).call('askForNewLink', { token }));
      return;
    case 'reports':
      await granted(stage.as(null).call('reportLinkProblem', { token, message: scene.message }));
  }
};

const pay = async (
  { stage, visit }: Props,
  { amount, address, city, country }: Acting<'pays'>,
  { one, token }: Told,
) => {
  const payer = stage.as(null);
  await granted(payer.call('getPaymentLink', { token }));
  const entries = {
    payerName: one.asks.payer.name,
    payerEmail: one.asks.payer.email,
    payerPhone: one.asks.payer.phone,
    billingAddress: address,
    billingCity: city,
    billingCountry: country,
    agreeToTerms: true,
    amount,
  };
  const { redirectUrl } = await granted(payer.call('processPaymentLink', { token, ...entries }));
  await visit.payAt(redirectUrl);
  await granted(payer.call('checkLinkPayment', { token }));
};

import { eq, sql } from 'drizzle-orm';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import {
  paymentCaseEndpoints as calls,
  type createPaymentCase,
} from '#contracts/payment-cases/admin-payment-cases.ts';
import { paymentLinkEndpoints as links } from '#contracts/payment-cases/payment-links.ts';
import type { CaseStatus } from '#domain/cases/case-status.ts';
import type { Binding } from '#server/calls/binding.ts';
import type { Ports } from '#server/calls/context.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { paymentCases } from '#server/db/schema/index.ts';
import { paymentLinkBindings } from '#server/modules/payment-cases/link/payment-links.routes.ts';
import { adminCaseBindings } from '#server/modules/payment-cases/payment-cases.admin.routes.ts';
import { caseJobs } from '#server/modules/payment-cases/payment-cases.jobs.ts';
import { paymentsJobs } from '#server/modules/payments/payments.jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import { preparePassword } from '../../modules/identity/index.ts';
import { caseObligor, createCaseLinks } from '../../modules/payment-cases/index.ts';
import { createGateways } from '../../modules/payments/index.ts';
import { FakeGateway } from '../fake-gateway.ts';
import { testCalls } from '../test-calls.ts';
import { addUser } from '../test-world.ts';

export type CaseWish = RequestOf<typeof createPaymentCase>;
type Options = { bindings?: Binding[]; ports?: Partial<Ports>; now?: () => Date };

export const OFFICE_PASSWORD = 'an office password';

/** What an administrator enters who asks for €250 and fills in what must be filled in. */
export const sampleCase = (changes: Partial<CaseWish> = {}): CaseWish => ({
  title: 'Private training day',
  paymentType: 'fixed',
  currency: { allowed: ['EUR', 'AED'] },
  amount: { fixed: 250 },
  payer: { name: 'Ada Byron', email: 'ada@example.com' },
  ...changes,
});

/** What somebody enters on the page of a link who agrees to the terms. */
export const PAYER = {
  payerName: 'Ada Byron',
  payerEmail: 'ada@example.com',
  payerPhone: '+44 20 7946 0000',
  billingAddress: '12 St James’s Square',
  billingCity: 'London',
  agreeToTerms: true,
};

/** A back office of two that asks people for money, with a card gateway in memory; at 4.2 dirhams for a euro. */
export const createCasesWorld = async (db: Db, { bindings = [], ports, now }: Options = {}) => {
  const gateway = new FakeGateway();
  const academy = testCalls([...adminCaseBindings, ...paymentLinkBindings, ...bindings], {
    db,
    now,
    ports: {
      gateways: createGateways([gateway], gateway.name),
      obligors: new Map([[caseObligor.kind, caseObligor]]),
      caseLinks: createCaseLinks('key'),
      ...ports,
    },
  });
  const office = await officeOf(db, academy);
  const payers = payersOf(academy, gateway);
  const later = jobsOf(academy);
  const caseIn = statusesOf(db, { ...office, ...payers, ...later });
  return { ...academy, ...office, ...payers, ...later, caseIn, gateway };
};

type Academy = ReturnType<typeof testCalls>;

const officeOf = async (db: Db, { call }: Academy) => {
  const { hash: passwordHash } = await preparePassword(OFFICE_PASSWORD);
  const staff = await addUser(db, { role: 'staff', firstName: 'Grace', lastName: 'Hopper' });
  const admin = await addUser(db, { role: 'admin', firstName: 'Alan', lastName: 'Turing', passwordHash });

  /** Somebody new, for how often one person may try is counted. */
  const anAdmin = () => addUser(db, { role: 'admin', passwordHash });
  /** What an administrator does, and must be let do. */
  const act = async <E extends (typeof calls)[keyof typeof calls]>(
    endpoint: E,
    input: RequestOf<E>,
    by = admin,
  ) => {
    const { status, answer } = await call(endpoint, input, by);
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return answer.paymentCase as PaymentCaseDetail;
  };
  /** A case as the back office made it, its link mailed unless it is a draft. */
  const createCase = (changes: Partial<CaseWish> = {}, by = admin): Promise<PaymentCaseDetail> =>
    act(calls.createPaymentCase, sampleCase(changes), by);
  const readCase = (id: string): Promise<PaymentCaseDetail> => act(calls.getPaymentCase, { id }, staff);
  /** What the form of a new case is answered, whatever was entered. */
  const tryToCreate = (changes: object, by = admin): Promise<Outcome> =>
    call(calls.createPaymentCase, { ...sampleCase(), ...changes }, by);
  /** What is read of a case, sent back with changes. */
  const edit = (one: PaymentCaseDetail, changes: object = {}, by = staff): Promise<Outcome> => {
    const wish = sampleCase({ exchangeRate: one.exchangeRate });
    return call(calls.updatePaymentCase, { ...wish, id: one._id, version: one.version, ...changes }, by);
  };
  /** Some of the money goes back, once refunds are sent. */
  const giveBack = async (id: string, amount: number): Promise<PaymentCaseDetail> =>
    act(
      calls.refundPaymentCase,
      { id, amount, reason: 'Illness', password: OFFICE_PASSWORD },
      await anAdmin(),
    );
  return { staff, admin, anAdmin, act, createCase, readCase, tryToCreate, edit, giveBack };
};

const payersOf = ({ call }: Academy, gateway: FakeGateway) => {
  const tokenOf = ({ paymentLink }: Pick<PaymentCaseDetail, 'paymentLink'>): string =>
    paymentLink.fullUrl.split('/').at(-1) ?? '';
  /** Presses the button of the link's page; the answer leads to the card page. */
  const press = (one: PaymentCaseDetail, amount?: number): Promise<Outcome> =>
    call(links.processPaymentLink, { token: tokenOf(one), ...PAYER, amount });
  /** False when the card page does not take it any more. */
  const payOnPage = ({ answer }: Outcome): boolean =>
    gateway.pay(String(answer.redirectUrl).replace('https://pay.test/', ''));
  /** From the link to the money. */
  const payByCard = async (one: PaymentCaseDetail, amount?: number): Promise<void> => {
    if (!payOnPage(await press(one, amount))) throw new Error('the card page does not take it');
    await call(links.checkLinkPayment, { token: tokenOf(one) });
  };
  return { tokenOf, press, payOnPage, payByCard };
};

const jobsOf = ({ jobs, jobDeps }: Academy) => {
  /** The jobs of a name that were enqueued for a case, oldest first. */
  const announced = (name: string, id: string) =>
    jobs.filter((job) => job.name === name && [job.data.caseId, job.data.ownerId].includes(id));
  const worked = new Set<unknown>();
  /** Does what payments has enqueued since the last time: sends refunds to the gateway. */
  const sendRefunds = async (): Promise<void> => {
    const refund = paymentsJobs(jobDeps).find(({ name }) => name === 'execute-refund');
    for (const job of jobs.filter((one) => one.name === 'execute-refund' && !worked.has(one))) {
      worked.add(job);
      await refund?.work(job.data);
    }
  };
  /** What follows once a case is settled: its people are given their places. */
  const giveTheirPlaces = async (caseId: string): Promise<void> => {
    const given = caseJobs(jobDeps).find(({ hears }) => hears === 'case.settled');
    await given?.work({ caseId });
  };
  return { announced, sendRefunds, giveTheirPlaces };
};

type Parts = Awaited<ReturnType<typeof officeOf>> & ReturnType<typeof payersOf> & ReturnType<typeof jobsOf>;

/** Makes a case of €250 that has come to be in a status; `partially_paid` with €100. */
const statusesOf = (
  db: Db,
  { act, createCase, readCase, giveBack, press, payByCard, sendRefunds }: Parts,
) => {
  const bring: Partial<Record<CaseStatus, (one: PaymentCaseDetail) => Promise<unknown>>> = {
    pending: (one) => press(one),
    partially_paid: ({ _id: id }) => act(calls.markPaymentCasePaid, { id, amount: 100 }),
    fully_paid: (one) => payByCard(one),
    // A moment ago: kept to the millisecond, this very moment may be rounded up into the next.
    expired: ({ _id: id }) =>
      db
        .update(paymentCases)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(eq(paymentCases.id, id)),
    cancelled: ({ _id: id }) => act(calls.cancelPaymentCase, { id, reason: 'Not needed' }),
    refunded: async (one) => {
      await payByCard(one);
      await giveBack(one._id, 1_050);
      await sendRefunds();
    },
  };
  return async (status: Exclude<CaseStatus, 'paid'>): Promise<PaymentCaseDetail> => {
    const one = await createCase({ saveAsDraft: status === 'draft' });
    await bring[status]?.(one);
    return readCase(one._id);
  };
};

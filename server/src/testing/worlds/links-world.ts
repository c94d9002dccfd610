import { type SQL, sql } from 'drizzle-orm';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { paymentCaseEndpoints as office } from '#contracts/payment-cases/admin-payment-cases.ts';
import { type LinkCase, paymentLinkEndpoints as links } from '#contracts/payment-cases/payment-links.ts';
import type { Caller } from '#server/calls/context.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { paymentLinkBindings } from '#server/modules/payment-cases/link/payment-links.routes.ts';
import { caseJobs } from '#server/modules/payment-cases/payment-cases.jobs.ts';
import { returnFromGateway } from '#server/modules/payments/attempts/return-from-gateway.ts';
import { receiveCallback } from '#server/modules/payments/callbacks/receive-callback.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { User } from '../../modules/identity/index.ts';
import { CASE_KIND } from '../../modules/payment-cases/index.ts';
import { moneyOf } from '../money-of.ts';
import { signedIn } from '../test-calls.ts';
import { type CaseWish, createCasesWorld } from './cases-world.ts';

type Entries = Omit<RequestOf<typeof links.processPaymentLink>, 'token'>;
type LinkCall = (typeof links)[keyof typeof links];

export const ENTRIES = {
  payerName: 'Ada Byron',
  payerEmail: 'ada@example.com',
  payerPhone: '+971 50 000 0000',
  billingAddress: '1 Marina Walk',
  billingCity: 'Dubai',
  agreeToTerms: true,
} satisfies Entries;

/** What the link of a sample case asks for. */
export const TOTAL_AED = 105_000;
export const OPEN: Partial<CaseWish> = { paymentType: 'open', amount: {} };
export const RANGE: Partial<CaseWish> = {
  paymentType: 'range',
  amount: { min: 100, max: 500 },
  currency: { allowed: ['EUR'] },
};
export const inParts = (count: number, wish: Partial<CaseWish> = {}): Partial<CaseWish> => ({
  ...wish,
  installments: { enabled: true, numberOfInstallments: count },
});

type CasesOptions = Parameters<typeof createCasesWorld>[1];

/** People who were sent payment links, each with a browser, and the card gateway's ways of telling about them. */
export const createLinksWorld = async (db: Db, options: CasesOptions = {}) => {
  const world = await createCasesWorld(db, { ...options, bindings: paymentLinkBindings });
  const browsers = browsersOf(world);
  const links = linksOf({ ...world, ...browsers }, db);
  return { ...world, ...browsers, ...links, ...gatewayOf(world), ...booksOf(world, db) };
};

type World = Awaited<ReturnType<typeof createCasesWorld>>;
export type Browser = ReturnType<ReturnType<typeof browsersOf>['openBrowser']>;

const browsersOf = ({ call, gateway }: World) => ({
  /** A browser that keeps the cookies it is given. */
  openBrowser: (user: User | null = null) => {
    const address = `address-${uuidv7()}`;
    const jar = new Map<string, string>();
    const caller = (): Caller => ({
      address,
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      user: user && signedIn(user),
    });
    const ask = async <E extends LinkCall>(endpoint: E, input: RequestOf<E>): Promise<Outcome> => {
      const outcome = await call(endpoint, input, caller());
      for (const cookie of outcome.cookies) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
      return outcome;
    };
    const press = (token: string, entries: Entries = {}) =>
      ask(links.processPaymentLink, { token, ...ENTRIES, ...entries });
    return {
      jar,
      caller,
      ask,
      press,
      open: async (token: string): Promise<LinkCase> => {
        const { status, answer } = await ask(links.getPaymentLink, { token });
        if (status !== 200) throw new Error(JSON.stringify(answer));
        return answer.paymentCase as LinkCase;
      },
      check: (token: string) => ask(links.checkLinkPayment, { token }),
      /** From the button to the money. */
      pay: async (token: string, entries?: Entries): Promise<void> => {
        gateway.pay(refOf(await press(token, entries)));
        await ask(links.checkLinkPayment, { token });
      },
    };
  },
});

/** The session behind the card page that an answer leads to. */
export const refOf = ({ answer }: Outcome): string => {
  if (!answer.redirectUrl) throw new Error(JSON.stringify(answer));
  return String(answer.redirectUrl).replace('https://pay.test/', '');
};

const linksOf = (world: World & ReturnType<typeof browsersOf>, db: Db) => {
  const change = (one: { id: string }, changes: SQL) =>
    db.execute(sql`update payment_cases set ${changes} where id = ${one.id}`);
  return {
    /** A link that was sent, and the browser of somebody who has it. */
    linkTo: async (wish?: Partial<CaseWish>) => {
      const one = await world.createCase(wish);
      return { one, id: one._id, token: world.tokenOf(one), browser: world.openBrowser() };
    },
    /** What only time or another's mistake does to a case. */
    change,
    endLink: (link: { id: string }) => change(link, sql`expires_at = now() - interval '1 second'`),
    /** The plan is old enough to be given up. */
    agePlan: ({ id }: { id: string }) =>
      db.execute(
        sql`update obligations set created_at = now() - interval '2 minutes' where owner_id = ${id}`,
      ),
    cancel: ({ id }: { id: string }) =>
      world.call(office.cancelPaymentCase, { id, reason: 'a mistake' }, world.admin),
    replace: ({ id }: { id: string }) => world.call(office.replacePaymentLink, { id }, world.admin),
    settledTimes: ({ id }: { id: string }): number => world.announced('case.settled', id).length,
  };
};

export type SentLink = Awaited<ReturnType<ReturnType<typeof linksOf>['linkTo']>>;

const gatewayOf = ({ gateway, outer }: World) => ({
  /** What the card page that an answer leads to asks for. */
  chargeOf: (outcome: Outcome): number => gateway.session(refOf(outcome)).askedAed,
  hearOf: (ref: string, eventId?: string) => receiveCallback(outer(), gateway.message(ref, { eventId })),
  /** The path that a browser is sent on to from the card page. */
  comeBack: (ref: string) =>
    returnFromGateway(outer(), {
      gateway: gateway.name,
      name: gateway.nameInReturn(ref),
      wasCancelled: false,
      patience: new Promise(() => {}),
    }),
});

const booksOf = ({ jobDeps }: World, db: Db) => ({
  runJob: async (name: string): Promise<void> => {
    const job = caseJobs(jobDeps).find((one) => one.name === name);
    if (!job) throw new Error(`no job is called ${name}`);
    await job.work({});
  },
  moneyOf: ({ _id: id }: Pick<PaymentCaseDetail, '_id'>) => moneyOf(db, { kind: CASE_KIND, id }),
});

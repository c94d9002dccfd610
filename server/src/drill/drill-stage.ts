import type { Answer } from '#contracts/api.ts';
import { eur, formatAed, rateMicro, toAed } from '#domain/money/money.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/platform/db/database.ts';
import { type Actors, enlist, granted, submitCard } from '../demo/index.ts';
import { createCourse, type Run } from '../modules/catalogue/index.ts';
import { preparePassword, type User } from '../modules/identity/index.ts';
import { DEFAULT_SETTINGS } from '../modules/settings/index.ts';
import type { DrillClock } from './drill-clock.repository.ts';
import { findAttemptId } from './facts.repository.ts';
import type { GatewayLine } from './gateway-line.ts';
import { type Letter, type Message, readLetter, signLetter } from './post.ts';
import type { PutOffJob } from './put-off-jobs.repository.ts';

const PRICE = eur(10_000);
/** What a course of the drill costs, in fils. */
export const PRICE_AED = toAed(PRICE, rateMicro(DEFAULT_SETTINGS.rates.checkoutRate));
const STARTS_IN_DAYS = 90;

/** An order whose card page is open. */
export type Sale = { buyer: User; reference: string; redirectUrl: string; sessionId: string };
/** What a card page is asked for by whom. */
export type Wish = { buyer: User; course: Run };

export type StageFacts = Actors & {
  database: Db;
  clock: DrillClock;
  line: GatewayLine;
  secret: string;
  later: { take(): Promise<PutOffJob[]> };
  troubles: Troubles;
};
/** What the process meets with at named points, set by a scenario for a while. */
export type Troubles = { dyingBeforeReceipt: boolean; impatient: boolean };

/** What a scenario is played with: people, courses, a gateway and time. */
export const setDrillStage = (facts: StageFacts) => {
  const people = peopleOf(facts);
  return { ...facts, ...people, ...buyersOf(facts, people), ...messagesOf(facts), ...laterOf(facts) };
};
export type DrillStage = ReturnType<typeof setDrillStage>;

const peopleOf = (facts: StageFacts) => {
  const password = preparePassword('nobody logs in here');
  let made = 0;
  const person = async (role: 'learner' | 'staff'): Promise<User> => {
    made += 1;
    const nobody = { address: 'Sample Street 1', city: 'Dubai', state: '', zipCode: '' };
    const known = {
      key: '',
      email: `person-${made}@drill.example`,
      firstName: 'Sample',
      lastName: `Person ${made}`,
      profession: 'Dermatologist',
      country: 'United Arab Emirates',
      phoneNumber: '+971 4 555 0100',
      ...nobody,
    };
    return enlist(facts, known, { role, password: await password });
  };
  const course = (capacity = 20): Promise<Run> => {
    made += 1;
    const title = `Course ${made}`;
    const start = addDays(localDate(facts.clock.now().toISOString().slice(0, 10)), STARTS_IN_DAYS);
    return facts.transact((ctx) =>
      createCourse(ctx, {
        series: { slug: `series-${made}`, title, discipline: 'injectables' },
        slug: `course-${made}`,
        code: `DRILL-${made}`,
        status: 'open',
        title,
        city: 'Dubai',
        country: 'United Arab Emirates',
        zone: 'Asia/Dubai',
        startDate: start,
        endDate: start,
        startTime: '09:00',
        endTime: '17:00',
        deadline: null,
        earlyBirdDays: null,
        priceEur: PRICE,
        earlyBirdPriceEur: null,
        capacity,
      }),
    );
  };
  return { person, course };
};

const buyersOf = (facts: StageFacts, { person, course }: ReturnType<typeof peopleOf>) => {
  /** Presses the button that opens the card page. */
  const press = ({ buyer, course: { slug } }: Wish): Promise<Answer<'processPayment'>> =>
    facts.as(buyer).call('processPayment', { courseId: slug, agreeTerms: true });
  const open = async (wish: Wish): Promise<Sale> => {
    const { reference, redirectUrl } = await granted(press(wish));
    const sessionId = new URL(redirectUrl).pathname.split('/').at(-1) ?? '';
    return { buyer: wish.buyer, reference, redirectUrl, sessionId };
  };
  const wish = async (capacity?: number): Promise<Wish> => ({
    buyer: await person('learner'),
    course: await course(capacity),
  });
  /** Somebody has placed an order and sees the card page. */
  const sell = async (capacity?: number): Promise<Sale> => open(await wish(capacity));
  /** Pays with a test card; where the gateway sends the payer on to. */
  const pay = ({ redirectUrl }: Sale): Promise<string> => submitCard(redirectUrl);
  /** Opens the address that a payer is sent to, in a browser that knows nobody; the path it leads on to. */
  const comeBack = async (address: string): Promise<string> => {
    const answer = await fetch(address, { redirect: 'manual' });
    await answer.body?.cancel();
    return answer.headers.get('location') ?? `an answer ${answer.status} that leads nowhere`;
  };
  /** "I have paid" */
  const check = ({ buyer, reference }: Sale) => facts.as(buyer).call('checkPayment', { reference });
  return { press, open, wish, sell, pay, comeBack, check };
};

const messagesOf = ({ line, clock, database, secret }: StageFacts) => {
  const heard = ({ sessionId }: Sale, type = 'session.captured'): Promise<Letter> =>
    line.post.find(sessionId, type);
  /** Writes what the gateway never wrote, signed as the gateway signs. */
  const write = async (
    { reference, sessionId }: Sale,
    data: Partial<Message['data']> = {},
    type = 'session.captured',
  ): Promise<Letter> => {
    const message: Message = {
      id: `evt_${crypto.randomUUID()}`,
      type,
      createdAt: clock.now().toISOString(),
      data: {
        sessionId,
        merchantReference: await findAttemptId(database, reference),
        amountMinor: PRICE_AED,
        currency: 'AED',
        transactionId: `txn_${crypto.randomUUID()}`,
        ...data,
      },
    };
    return signLetter(JSON.stringify(message), clock.now(), secret);
  };
  /** The same message, signed once more. */
  const signAgain = ({ rawBody }: Letter) => signLetter(rawBody, clock.now(), secret);
  const alter = ({ rawBody, signature }: Letter, data: Partial<Message['data']>): Letter => {
    const message = readLetter({ rawBody, signature });
    return { signature, rawBody: JSON.stringify({ ...message, data: { ...message.data, ...data } }) };
  };
  return { heard, write, signAgain, alter };
};

const RECURRING = ['process-waiting-events', 'reconcile-attempts', 'end-holds', 'retry-refunds'];

const laterOf = ({ clock, runJob, later, line, troubles }: StageFacts) => {
  /** What was put off. */
  const doJobs = async (): Promise<void> => {
    for (let jobs = await later.take(); jobs.length > 0; jobs = await later.take())
      for (const { name, data } of jobs) await runJob(name, data);
  };
  /** Time passes, and what the academy does every so often about money and seats is done once at its end. */
  const after = async (seconds: number): Promise<void> => {
    await clock.advance(seconds);
    for (const name of RECURRING) await runJob(name);
    await doJobs();
  };
  const troubled = async <T>(trouble: keyof Troubles, work: () => Promise<T>): Promise<T> => {
    troubles[trouble] = true;
    try {
      return await work();
    } finally {
      troubles[trouble] = false;
    }
  };
  return { doJobs, after, troubled, takeJobs: later.take, inMode: line.inMode, deliver: line.deliver };
};

export const inAed = (fils: number): string => formatAed(fils as typeof PRICE_AED);

import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { apiLogin, openAccount } from '#contracts/accounts/accounts.ts';
import { beginAuthenticator, confirmAuthenticator, finishLogin } from '#contracts/accounts/safety.ts';
import type { Caller, Ports } from '#server/calls/context.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { sessions } from '#server/db/schema/index.ts';
import { identityBindings } from '#server/modules/identity/identity.routes.ts';
import { passkeyBindings } from '#server/modules/identity/passkeys/passkeys.routes.ts';
import { safetyBindings } from '#server/modules/identity/safety/safety.routes.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import { peopleBindings } from '#server/modules/people/people.routes.ts';
import { settingsBindings } from '#server/modules/settings/settings.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { testCalls } from '../test-calls.ts';
import { createPost, workerOf } from '../worlds/mail-world.ts';

const STEP_MS = 30_000;
const BINDINGS = [
  ...identityBindings,
  ...safetyBindings,
  ...passkeyBindings,
  ...peopleBindings,
  ...settingsBindings,
];

type Answer = Outcome['answer'] & {
  secret: string;
  uri: string;
  recoveryCodes: string[];
  twoStep?: { ticket: string };
};
export const answerOf = (outcome: Outcome) => outcome.answer as Answer;

/** People who log in with one step or two, a clock to set, and their letters. */
export const createTwoStepWorld = (db: Db, ports: Partial<Ports> = {}) => {
  const post = Object.assign(createPost(), { now: new Date('2026-11-29T12:00:10Z') });
  const academy = testCalls(BINDINGS, { db, now: () => post.now, ports: { ...post.ports, ...ports } });
  const PASSWORD = 'blue tulips';

  const wait = (steps: number) => {
    post.now = new Date(post.now.getTime() + steps * STEP_MS);
  };
  const codeAt = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: post.now.getTime() + steps * STEP_MS,
    });
  const wrongCode = (secret: string) => {
    const right = [-1, 0, 1].map((steps) => codeAt(secret, steps));
    return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
  };
  const givenLearner = async (name: string) => {
    const email = `${name}@example.com`;
    const person = { firstName: 'Ada', lastName: 'Byron', email, password: PASSWORD };
    const caller = await academy.callerAfter(await academy.call(openAccount, person));
    return { email, caller, id: caller.user?.id ?? '' };
  };
  const setUp = async (caller: Caller) => {
    const begun = answerOf(await academy.call(beginAuthenticator, { password: PASSWORD }, caller));
    const code = codeAt(begun.secret);
    const confirmed = answerOf(await academy.call(confirmAuthenticator, { code }, caller));
    wait(2);
    return { secret: begun.secret, codes: confirmed.recoveryCodes };
  };
  /** From a browser that holds these cookies. */
  const browser = (facts: Partial<Caller> = {}): Caller => ({
    address: `address-${uuidv7()}`,
    user: null,
    ...facts,
  });
  const logIn = (email: string, from?: Caller) =>
    academy.call(apiLogin, { email, password: PASSWORD }, from ?? browser());
  const finish = (ticket: string, code: string, from?: Caller) =>
    academy.call(finishLogin, { ticket, code }, from ?? browser());

  return Object.assign(post, {
    academy,
    ...workerOf(academy, post, notificationJobs),
    PASSWORD,
    wait,
    codeAt,
    wrongCode,
    givenLearner,
    setUp,
    /** Whoever has an authenticator, half a minute after it was confirmed. */
    givenTwoSteps: async (name: string) => {
      const learner = await givenLearner(name);
      return { ...learner, ...(await setUp(learner.caller)) };
    },
    browser,
    logIn,
    ticketFor: async (email: string) => answerOf(await logIn(email)).twoStep?.ticket ?? '',
    finish,
    sessionsOf: (userId: string) => db.select().from(sessions).where(eq(sessions.userId, userId)),
    signedInAs: async (outcome: Outcome) => (await academy.callerAfter(outcome)).user?.id,
  });
};

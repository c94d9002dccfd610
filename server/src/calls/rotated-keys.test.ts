import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { attempts, obligations, paymentCases } from '#server/db/schema/index.ts';
import { createPorts } from '../create-ports.ts';
import { insertSession } from '../modules/identity/sessions/sessions.repository.ts';
import { orderObligor } from '../modules/orders/index.ts';
import { placeSeveralFree } from '../modules/orders/placing/place-several.ts';
import { caseObligor, RECEIPT_KEY, receiptPath } from '../modules/payment-cases/index.ts';
import { readConfig } from '../platform/config.ts';
import { transact } from '../platform/db/database.ts';
import { secretToken } from '../platform/ids.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import { createLog } from '../platform/log.ts';
import { freshDatabase } from '../testing/database.ts';
import { given } from '../testing/given.ts';
import { createTestApp } from '../testing/test-app.ts';
import { addCourse, addUser } from '../testing/test-world.ts';
import { typeCommand } from '../testing/typed-commands.ts';
import { PAYER, sampleCase } from '../testing/worlds/cases-world.ts';
import { createOrdersWorld } from '../testing/worlds/orders-world.ts';
import type { Ports } from './context.ts';

const OLD = 'the key of last year, which was long enough';
const NEW = 'the key of this year, which is as long as it';
const PASSWORD = 'a password of hers';

const database = given(freshDatabase);

/** What is sealed in an academy that was started with these variables. */
const keyedPorts = (variables: Record<string, string>) => {
  const { caseLinks, claimLinks, returnNames, knownDevices } = createPorts({
    config: readConfig(variables),
    secrets: {
      SESSION_KEY: variables.SESSION_KEY ?? '',
      LINK_KEY: variables.LINK_KEY ?? '',
      FIELD_KEY: '',
      BADGE_KEY: '',
      SANDBOX_API_KEY: '',
      SANDBOX_SECRET: '',
    },
    queue: new JobQueue({ url: 'postgres://nowhere.example/academy', log: createLog('silent') }),
    dataDir: 'nowhere',
    databaseUrl: 'postgres://nowhere.example/academy',
    catalogueVersion: () => 1,
    termsVersion: '2026-01',
    privacyVersion: '2026-02',
    demoAccounts: [],
    legalPages: { pages: [], samples: [] },
    fireDrill: null,
  });
  return { caseLinks, claimLinks, returnNames, knownDevices };
};

const startAcademy = async (variables: Record<string, string>) => {
  const obligors: Ports['obligors'] = new Map([orderObligor, caseObligor].map((one) => [one.kind, one]));
  const ports = { ...keyedPorts(variables), obligors };
  const { server, close } = await createTestApp(database.db, { ports });
  const ask = (method: 'GET' | 'POST', url: string, { cookie = '', payload = {} } = {}) =>
    server.inject({ method, url, headers: { cookie }, ...(method === 'POST' && { payload }) });
  return { ports, ask, close };
};
type Academy = Awaited<ReturnType<typeof startAcademy>>;

const before = given(() => startAcademy({ SESSION_KEY: OLD, LINK_KEY: OLD }));
const rotated = given(() =>
  startAcademy({
    SESSION_KEY: NEW,
    SESSION_KEY_PREVIOUS: OLD,
    LINK_KEY: NEW,
    LINK_KEY_PREVIOUS: OLD,
  }),
);
const after = given(() => startAcademy({ SESSION_KEY: NEW, LINK_KEY: NEW }));

const signIn = async (role: 'learner' | 'admin' = 'learner') => {
  const user = await addUser(database.db, { role, password: PASSWORD });
  const token = secretToken();
  await transact(database.db, (tx) => insertSession(tx, { userId: user.id, token }));
  return { user, session: `session=${token}` };
};
const cookieOf = (answer: Awaited<ReturnType<Academy['ask']>>, name: string): string =>
  answer.cookies
    .filter((one) => one.name.startsWith(name))
    .map((one) => `${one.name}=${one.value}`)
    .join('');
const tokenIn = (url: string) => url.split('/').at(-1) ?? '';
const linkPath = (token: string) => `/api/general-payment/link/${token}`;

const makeCase = async (academy: Academy, cookie: string): Promise<PaymentCaseDetail> => {
  const made = await academy.ask('POST', '/api/admin/payment-cases/create', {
    cookie,
    payload: sampleCase(),
  });
  expect(made.statusCode, made.body).toBe(200);
  return made.json().paymentCase;
};
const readCase = async (academy: Academy, cookie: string, id: string): Promise<PaymentCaseDetail> =>
  (await academy.ask('GET', `/api/admin/payment-cases/${id}`, { cookie })).json().paymentCase;

/** Everything that somebody was handed while the old key was the only one. */
type Handed = {
  session: string;
  device: { cookie: string; email: string };
  admin: string;
  one: PaymentCaseDetail;
  token: string;
  viewer: string;
  receiptKey: string;
  returnName: string;
  claim: string;
};
let handed: Handed;

const loginWith = (academy: Academy, { cookie, email }: Handed['device']) =>
  academy.ask('POST', '/api/login', { cookie, payload: { email, password: PASSWORD } });

const handOut = async (): Promise<Handed> => {
  const { user, session } = await signIn();
  const { session: admin } = await signIn('admin');
  const login = await loginWith(before, { cookie: '', email: user.email });
  const one = await makeCase(before, admin);
  const token = tokenIn(one.paymentLink.fullUrl);
  const viewer = cookieOf(await before.ask('GET', linkPath(token)), 'link-viewer');
  const paying = await before.ask('POST', `/api/general-payment/process/${token}`, { payload: PAYER });
  expect(paying.statusCode, paying.body).toBe(200);
  const [attempt] = await database.db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(obligations, eq(obligations.id, attempts.obligationId))
    .where(eq(obligations.ownerId, one._id));
  const orders = await createOrdersWorld(database.db);
  const wishes = [{ course: await addCourse(database.db, { priceEur: 0 }), invited: ['ada@example.com'] }];
  const order = await orders.ctx(
    (ctx) => placeSeveralFree(ctx, { userId: user.id, wishes, agreed: new Map() }),
    user,
  );
  const { caseLinks, claimLinks, returnNames } = before.ports;
  return {
    session,
    device: { cookie: cookieOf(login, 'device'), email: user.email },
    admin,
    one,
    token,
    viewer,
    receiptKey: caseLinks.sealFor(RECEIPT_KEY, { id: one._id, linkVersion: 1 }),
    returnName: returnNames.nameOf(attempt?.id ?? ''),
    claim: `/api/claims/${order.reference}/${claimLinks.tokenOf({ order, version: 1 })}`,
  };
};

beforeAll(async () => {
  handed = await handOut();
  const { admin, one } = handed;
  await database.db.update(attempts).set({ state: 'abandoned' });
  const paid = await before.ask('POST', `/api/admin/payment-cases/${one._id}/mark-paid`, {
    cookie: admin,
    payload: { amount: 250 },
  });
  expect(paid.statusCode, paid.body).toBe(200);
});

/** Which of what was handed out opens something in this academy. */
const openedIn = async (academy: Academy) => {
  const { session, device, one, token, viewer, receiptKey, returnName, claim } = handed;
  const receipt = (key?: string, cookie = '') =>
    academy.ask('GET', receiptPath(one.caseId, key ? { key } : {}), { cookie });
  const status = async (answer: ReturnType<Academy['ask']>) => (await answer).statusCode;
  const login = await loginWith(academy, device);
  return {
    session: (await academy.ask('GET', '/api/auth/check', { cookie: session })).json().isAuthenticated,
    paymentLink: await status(academy.ask('GET', linkPath(token))),
    receiptOfMail: await status(receipt(receiptKey)),
    receiptOfBrowser: await status(receipt(undefined, viewer)),
    returnFromGateway: await status(academy.ask('GET', `/api/general-payment/returned/${returnName}`)),
    invitation: await status(academy.ask('GET', claim)),
    // A browser that is not known gets one more seal.
    isKnownDevice: cookieOf(login, 'device').split('.').length === device.cookie.split('.').length,
  };
};

const ALL = {
  session: true,
  paymentLink: 200,
  receiptOfMail: 200,
  receiptOfBrowser: 200,
  returnFromGateway: 200,
  invitation: 200,
  isKnownDevice: true,
};

describe('while a key is being replaced', () => {
  test('everything that was handed out is good, as it was before', async () => {
    expect(await openedIn(before)).toEqual(ALL);
    expect(await openedIn(rotated)).toEqual(ALL);
  });

  test('without the previous key only sessions and links of cases are', async () => {
    expect(await openedIn(after)).toEqual({
      session: true,
      paymentLink: 200,
      receiptOfMail: 404,
      receiptOfBrowser: 404,
      returnFromGateway: 404,
      invitation: 404,
      isKnownDevice: false,
    });
  });

  test('the link of a case is made again as it was sent, and a new case has one of the new key', async () => {
    const { admin, one } = handed;
    expect((await readCase(rotated, admin, one._id)).paymentLink.fullUrl).toBe(one.paymentLink.fullUrl);
    const next = await makeCase(rotated, admin);
    const token = tokenIn(next.paymentLink.fullUrl);
    expect((await after.ask('GET', linkPath(token))).statusCode).toBe(200);
    expect((await readCase(after, admin, next._id)).paymentLink.fullUrl).toBe(next.paymentLink.fullUrl);
  });
});

describe('the links of cases, resealed', () => {
  const reseal = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
    const environment = { LINK_KEY: NEW, LINK_KEY_PREVIOUS: OLD };
    const told = await typeCommand(folder, ['reseal'], { on: database, environment });
    await rm(folder, { recursive: true });
    return told;
  };

  test('are made with the new key, once, and those that were sent stay good without the old one', async () => {
    const { admin, token } = handed;
    const one = await makeCase(before, admin);
    const sent = tokenIn(one.paymentLink.fullUrl);
    // Without it, the link that is copied would open nothing.
    const copied = tokenIn((await readCase(after, admin, one._id)).paymentLink.fullUrl);
    expect((await after.ask('GET', linkPath(copied))).statusCode).toBe(404);

    expect(await reseal()).toMatchObject({ code: 0, said: expect.stringMatching(/^Made 2 links/) });
    expect(await reseal()).toMatchObject({ code: 0, said: expect.stringMatching(/^Made 0 links/) });
    for (const each of [copied, sent, token])
      expect((await after.ask('GET', linkPath(each))).statusCode).toBe(200);
    // Not only looked at: what is done with it finds the case under its lock.
    const paying = await after.ask('POST', `/api/general-payment/process/${sent}`, { payload: PAYER });
    expect(paying.statusCode, paying.body).toBe(200);
  });

  test('are dead, both, when they are replaced', async () => {
    const { admin } = handed;
    const one = await makeCase(before, admin);
    await reseal();
    const resealed = await readCase(after, admin, one._id);
    const url = `/api/admin/payment-cases/${one._id}/replace-link`;
    const replaced = await after.ask('POST', url, { cookie: admin, payload: { resend: false } });
    expect(replaced.statusCode, replaced.body).toBe(200);
    for (const { paymentLink } of [one, resealed])
      expect((await after.ask('GET', linkPath(tokenIn(paymentLink.fullUrl)))).statusCode).toBe(404);
    const [row] = await database.db.select().from(paymentCases).where(eq(paymentCases.id, one._id));
    expect(row?.earlierTokenHash).toBeNull();
  });
});

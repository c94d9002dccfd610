import type { RequestOf } from '#contracts/endpoint.ts';
import type { endpoints } from '#contracts/endpoints.ts';
import { divide } from '#server/calls/api.ts';
import type { Binding } from '#server/calls/binding.ts';
import { createCall } from '#server/calls/call.ts';
import type { Caller, Ctx, OuterCtx, Ports } from '#server/calls/context.ts';
import type { EnqueueOptions, JobDeps } from '#server/calls/jobs.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { createCheckInCodes } from '#server/modules/attendance/index.ts';
import { certificatesOfPlaces, createBadgeKeyring } from '#server/modules/certification/index.ts';
import { createCourseCounts } from '#server/modules/course-office/index.ts';
import { createFeedLinks } from '#server/modules/discovery/index.ts';
import { receipts } from '#server/modules/documents/index.ts';
import { courseKinds } from '#server/modules/enrolments/index.ts';
import { giftInviter } from '#server/modules/gifts/index.ts';
import { createWebhookLine } from '#server/modules/integrations/index.ts';
import { showElearningCourse } from '#server/modules/learning/index.ts';
import { createJoinLinks } from '#server/modules/live/index.ts';
import { waitingList } from '#server/modules/waiting-list/index.ts';
import { type Db, transact } from '#server/platform/db/database.ts';
import { createFieldSeal } from '#server/platform/field-seal.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import { passOnInviter } from '../modules/after-sale/index.ts';
import {
  createKnownDevices,
  identifySession,
  sessionTokenFrom,
  type User,
} from '../modules/identity/index.ts';
import { createClaimLinks } from '../modules/orders/index.ts';
import { createReturnNames } from '../modules/payments/index.ts';
import { createMailTrials } from '../modules/readiness/index.ts';
import { ensureSettings } from '../modules/settings/index.ts';
import { personKeepers, retentionRules } from '../person-keepers.ts';

export const BADGE_SECRET = 'what this academy keeps to itself';

/** What is signed with keys of this installation. */
export const KEYED = {
  returnNames: createReturnNames('key'),
  knownDevices: createKnownDevices('key'),
  fieldSeal: createFieldSeal('key'),
  claimLinks: createClaimLinks('key'),
  mailTrials: createMailTrials('key'),
  checkInCodes: createCheckInCodes('key'),
  joinLinks: createJoinLinks('key'),
  feedLinks: createFeedLinks('key'),
  badgeKey: createBadgeKeyring(BADGE_SECRET, 'http://localhost:3000'),
};

/** What modules downstream have of courses. */
export const DOWNSTREAM = { courseCopiers: [], landingPage: showElearningCourse };

/** What this installation was set up with. */
export const SET_UP = {
  publicUrl: 'http://localhost:3000',
  termsVersion: '2026-01',
  privacyVersion: '2026-02',
  demoAccounts: [],
  legalPages: { pages: ['/terms'], samples: [] },
  webhookLine: createWebhookLine(),
  backupState: async () => ({ lastBackup: null, lastRestoreDrill: null }),
  personKeepers: personKeepers({ forget: async () => {} }),
  retentionRules,
};

/** A version that equals none, since nobody is told here of what changes. */
export const NOTHING_KEPT = () => Number.NaN;

/** Nobody has said where they are kept. */
export const NO_BACKUPS: Ports['backups'] = {
  place: null,
  key: undefined,
  everyHours: 24,
  files: null,
  databaseUrl: '',
  migrations: '',
  verifyBooks: async () => ({ checked: {}, problems: [] }),
};

type AnyEndpoint = (typeof endpoints)[keyof typeof endpoints];
type Person = Caller | NonNullable<Caller['user']> | User;
export type EnqueuedJob = { name: string; data: Record<string, string>; options?: EnqueueOptions };

type Options = {
  db: Db;
  now?: () => Date;
  /** What differs from the fakes; ports that a test needs beyond them come from it. */
  ports?: Partial<Ports>;
};

/** At an address of their own, so that limits count only where a test passes one caller again and again. */
const nobody = (): Caller => ({ address: `address-${uuidv7()}`, user: null });
const SYSTEM: Caller = { address: 'system', user: null };
const ignore = () => {};
const silentLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Somebody who has logged in, with a session of their own that is in no table. */
export const signedIn = ({ id, email, role, emailVerifiedAt }: User, loggedInAt = new Date()) => ({
  id,
  email,
  role,
  emailVerified: emailVerifiedAt !== null,
  sessionId: uuidv7(),
  loggedInAt,
  owesTwoStep: false,
});

/** Anybody as a caller: a row of `users` has just logged in. */
const asCaller = (person: Person | undefined, loggedInAt: Date): Caller => {
  if (!person) return nobody();
  if ('user' in person) return person;
  if ('sessionId' in person) return { ...nobody(), user: person };
  return { ...nobody(), user: signedIn(person, loggedInAt) };
};

/**
 * Calls endpoints as the routes and pages do, through `createCall` with faked ports, and gives use cases that
 * have no endpoint their contexts. `jobs` holds what was enqueued and announced, also by what was rolled back afterwards.
 */
export const testCalls = (bindings: Binding[], { db, now = () => new Date(), ports }: Options) => {
  const jobs: EnqueuedJob[] = [];
  const fakes = {
    ...SET_UP,
    receipts,
    certificatesOfPlaces,
    courseKinds,
    inviters: [passOnInviter, giftInviter],
    waitingList,
    ...DOWNSTREAM,
    courseCounts: createCourseCounts(NOTHING_KEPT),
    ...KEYED,
    jobs: {
      enqueue: async (...[, { command: name }, all, options]: Parameters<Ports['jobs']['enqueue']>) => {
        jobs.push(...all.map((data) => ({ name, data, options })));
      },
    },
    events: {
      announce: async (...[, { event: name }, all]: Parameters<Ports['events']['announce']>) => {
        jobs.push(...all.map((data) => ({ name, data })));
      },
    },
  };
  const deps = { database: db, log: silentLog, now, ports: { ...fakes, ...ports } as Ports };
  const run = createCall(deps);
  let started: Promise<void> | undefined;
  const start = () => {
    started ??= ensureSettings(db);
    return started;
  };

  const outer = (person?: Person): OuterCtx => {
    const facts = {
      caller: asCaller(person, now()),
      now: now(),
      log: silentLog,
      requestId: 'test',
      ports: deps.ports,
      effects: { cookies: [] },
    };
    return { ...facts, database: db, transact: (step) => transact(db, (tx) => step({ ...facts, db: tx })) };
  };
  const ctx = async <T>(step: (ctx: Ctx) => Promise<T>, person?: Person): Promise<T> => {
    await start();
    return outer(person).transact(step);
  };
  const call = async <E extends AnyEndpoint>(
    endpoint: E,
    input: RequestOf<E>,
    person?: Person,
  ): Promise<Outcome> => {
    await start();
    const binding = bindings.find((one) => one.endpoint === endpoint);
    if (!binding) throw new Error(`nothing is bound to ${endpoint.method} ${endpoint.path}`);
    const parts = divide(binding, input as Record<string, unknown>);
    return run(binding, { ...parts, caller: asCaller(person, now()), requestId: 'test' });
  };
  /** Who the browser is that got this answer. */
  const callerAfter = async (outcome: Outcome): Promise<Caller> => {
    const token = sessionTokenFrom(outcome.cookies.join(';'), deps.ports.publicUrl);
    return { ...nobody(), user: token ? await identifySession(db, token) : null };
  };
  const jobDeps: JobDeps = { ...deps, asSystem: (step) => ctx(step, SYSTEM), outer: () => outer(SYSTEM) };
  return { call, callerAfter, ctx, outer, jobs, jobDeps };
};

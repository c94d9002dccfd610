import { beforeAll } from 'vitest';
import type { Role } from '#contracts/accounts/account-options.ts';
import type { EndpointOptions } from '#contracts/endpoint.ts';
import { type EndpointName, endpoints } from '#contracts/endpoints.ts';
import { bindings } from '../../bindings.ts';
import type { Binding } from '../../calls/binding.ts';
import type { User } from '../../modules/identity/index.ts';
import { orderObligor } from '../../modules/orders/index.ts';
import { caseObligor, createCaseLinks } from '../../modules/payment-cases/index.ts';
import { createGateways } from '../../modules/payments/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { freshDatabase } from '../database.ts';
import { FakeGateway } from '../fake-gateway.ts';
import { given } from '../given.ts';
import { testCalls } from '../test-calls.ts';
import { addCourse, addUser } from '../test-world.ts';

export type Kind = 'anonymous' | 'owner' | 'other' | 'instructor' | 'staff' | 'admin';
const ROLE: Record<Exclude<Kind, 'anonymous'>, Role> = {
  owner: 'learner',
  other: 'learner',
  instructor: 'instructor',
  staff: 'staff',
  admin: 'admin',
};
export const KINDS = ['anonymous', ...Object.keys(ROLE)] as Kind[];

export const NOBODYS_ORDER = 'AUR-0000000000';
const NOBODYS_ID = '018f0000-0000-7000-8000-000000000000';
export const names = Object.keys(endpoints) as EndpointName[];
export const named = names.map((name) => [name, endpoints[name] as EndpointOptions] as const);

const callsOf = (db: Db, served: Binding[]) => {
  const gateway = new FakeGateway();
  const ports = {
    obligors: new Map([orderObligor, caseObligor].map((one) => [one.kind, one])),
    caseLinks: createCaseLinks('key'),
    gateways: createGateways([gateway], gateway.name),
    mailbox: null,
  };
  return testCalls(served, { db, ports });
};

const NAMED = ['actionId', 'promoId', 'enquiryId', 'reviewId', 'id', 'noticeId', 'linkId', 'sittingId'];

/** Enough to get past the access check; what the fields say is not the matter here. */
const inputOf = (endpoint: EndpointOptions, { course, order }: { course: string; order: string }) =>
  ({
    ...Object.fromEntries(
      NAMED.filter((one) => one in (endpoint.params?.shape ?? {})).map((one) => [one, NOBODYS_ID]),
    ),
    ...(endpoint.params && 'courseId' in endpoint.params.shape && { courseId: course }),
    ...(endpoint.params && 'reference' in endpoint.params.shape && { reference: order }),
    ...(endpoint.path.endsWith('/recipient') && { email: '' }),
    ...(endpoint.query && 'q' in endpoint.query.shape && { q: 'botox' }),
    ...(endpoint.params && 'testId' in endpoint.params.shape && { testId: 'of-nobody' }),
    ...(endpoint.params && 'number' in endpoint.params.shape && { number: 'AUR-0000-0000-0000' }),
    ...(endpoint.query && 'sessionId' in endpoint.query.shape && { sessionId: NOBODYS_ID }),
    ...(endpoint.params && 'sessionId' in endpoint.params.shape && { sessionId: NOBODYS_ID }),
    ...(endpoint.params && 'personId' in endpoint.params.shape && { personId: NOBODYS_ID }),
    ...(endpoint.params && 'token' in endpoint.params.shape && { token: 'of-nobody' }),
  }) as never;

type Calls = ReturnType<typeof callsOf>;
type Asked = { course?: string; order?: string; in?: Calls };

/** All calls as they are served, and one person of every kind who asks for them. */
export const givenAccessWorld = () => {
  const database = given(freshDatabase);
  const calls = given(() => callsOf(database.db, bindings));
  const people = given(async (): Promise<Record<Exclude<Kind, 'anonymous'>, User>> => {
    const made = Object.entries(ROLE).map(async ([kind, role]) => [
      kind,
      await addUser(database.db, { role }),
    ]);
    return Object.fromEntries(await Promise.all(made));
  });
  const open = given(() => addCourse(database.db));
  const draft = given(() => addCourse(database.db, { status: 'draft' }));
  let ownOrder: string;
  beforeAll(async () => {
    const added = await calls.call(endpoints.addToEnrollment, { courseId: open.slug }, people.owner);
    ownOrder = (added.answer as { order: { reference: string } }).order.reference;
  });

  const inputFor = (endpoint: EndpointOptions, { course = open.slug, order = ownOrder }: Asked = {}) =>
    inputOf(endpoint, { course, order });
  const ask = (endpoint: EndpointOptions, kind: Kind, asked: Asked = {}) =>
    (asked.in ?? calls).call(
      endpoint as (typeof endpoints)['getOrder'],
      inputFor(endpoint, asked),
      kind === 'anonymous' ? undefined : people[kind],
    );
  return {
    database,
    calls,
    draft,
    inputFor,
    ask,
    /** Others than all of them. */
    callsOf: (served: Binding[]) => callsOf(database.db, served),
  };
};

import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#contracts/endpoints.ts';
import { auditEntries, orders, reviews } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { given } from '#server/testing/given.ts';
import { bindings } from './bindings.ts';
import { lineChangeObligor } from './modules/after-sale/index.ts';
import type { InPersonCourse } from './modules/catalogue/index.ts';
import { orderObligor } from './modules/orders/index.ts';
import { caseObligor, createCaseLinks } from './modules/payment-cases/index.ts';
import { createGateways, raiseAction } from './modules/payments/index.ts';
import { auditedCaseActs, type Written } from './testing/audited/audited-case-acts.ts';
import { auditedAttendance, auditedCertificates } from './testing/audited/audited-certificates.ts';
import { auditedCompanies } from './testing/audited/audited-companies.ts';
import { auditedCourseActs } from './testing/audited/audited-course-acts.ts';
import { auditedDrills, UNPLAYED } from './testing/audited/audited-drills.ts';
import { auditedEnquiries } from './testing/audited/audited-enquiries.ts';
import { auditedErasures } from './testing/audited/audited-erasures.ts';
import { auditedIntegrations } from './testing/audited/audited-integrations.ts';
import { auditedLearning } from './testing/audited/audited-learning.ts';
import { auditedLicences } from './testing/audited/audited-licences.ts';
import { auditedNoticeActs } from './testing/audited/audited-notice-acts.ts';
import { auditedOfficeSales } from './testing/audited/audited-office-sales.ts';
import { auditedParticipants } from './testing/audited/audited-participants.ts';
import { auditedPassOns } from './testing/audited/audited-pass-ons.ts';
import { auditedPeople } from './testing/audited/audited-people.ts';
import { auditedImports, auditedPublishing } from './testing/audited/audited-publishing.ts';
import { auditedReadiness } from './testing/audited/audited-readiness.ts';
import { auditedRecordings } from './testing/audited/audited-recordings.ts';
import { auditedTeachingActs } from './testing/audited/audited-teaching-acts.ts';
import { auditedWaitingActs } from './testing/audited/audited-waiting-acts.ts';
import { officeWrites } from './testing/audited/office-writes.ts';
import { freshDatabase } from './testing/database.ts';
import { FakeGateway } from './testing/fake-gateway.ts';
import { placeOrderOf } from './testing/placed-order.ts';
import { testCalls } from './testing/test-calls.ts';
import { addCourse, addPromo, addUser } from './testing/test-world.ts';

const PASSWORD = 'an office password';
const database = given(freshDatabase);
const calls = given(() => {
  const gateway = new FakeGateway();
  return testCalls(bindings, {
    db: database.db,
    ports: {
      obligors: new Map([orderObligor, caseObligor, lineChangeObligor].map((one) => [one.kind, one])),
      caseLinks: createCaseLinks('key'),
      fileUsers: [],
      fireDrill: UNPLAYED,
      gateways: createGateways([gateway], gateway.name),
    },
  });
});
const admin = given(() => addUser(database.db, { role: 'admin', password: PASSWORD }));

const place = async (given?: InPersonCourse) => {
  const [user, course] = [await addUser(database.db), given ?? (await addCourse(database.db))];
  return calls.ctx((ctx) => placeOrderOf(ctx, { user, course, plan: 'full' }));
};
const transfer = async (course?: InPersonCourse) => {
  const { id, reference } = await place(course);
  const facts = { amountAed: 627_850, transactionId: reference, receivedOn: '2026-11-20' };
  await act('recordBankTransfer', { reference, ...facts });
  return { id, reference };
};
const act = async (name: EndpointName, input: object) => {
  const outcome = await calls.call(endpoints[name], input as never, admin);
  expect(outcome.status, JSON.stringify(outcome.answer)).toBe(200);
  return outcome.answer;
};

const forCertificates = () => ({ db: database.db, calls, adminId: admin.id, sell: transfer });
const promo = { code: 'AUDITED', kind: 'percent', value: 1_000 };

/** Every act of the back office, done once, and what has to be written of it. */
const ACTS: Partial<Record<EndpointName, () => Promise<Written>>> = {
  ...auditedCaseActs((name, input) => act(name, input), PASSWORD),
  ...auditedCourseActs(
    (name, input) => act(name, input),
    () => database.db,
  ),
  ...auditedDrills((name, input) => act(name, input)),
  ...auditedTeachingActs((name, input) => act(name, input)),
  ...auditedCertificates((name, input) => act(name, input), forCertificates),
  ...auditedAttendance((name, input) => act(name, input), forCertificates),
  ...auditedNoticeActs(
    (name, input) => act(name, input),
    () => ({ db: database.db, calls }),
  ),
  ...auditedWaitingActs(
    (name, input) => act(name, input),
    () => database.db,
  ),
  ...auditedCompanies((name, input) => act(name, input), { db: () => database.db, sell: transfer }),
  ...auditedOfficeSales(
    (name, input) => act(name, input),
    () => database.db,
  ),
  ...auditedParticipants((name, input) => act(name, input), { db: () => database.db, sell: transfer }),
  ...auditedPassOns(
    (name, input) => act(name, input),
    () => ({ db: database.db, buy: transfer }),
  ),
  ...auditedReadiness(
    (name, input) => act(name, input),
    () => ({ db: database.db, calls }),
  ),
  ...auditedPublishing((name, input) => act(name, input), {
    db: () => database.db,
    within: (step) => calls.ctx(step, admin),
  }),
  ...auditedImports((name, input) => act(name, input), {
    db: () => database.db,
    within: (step) => calls.ctx(step, admin),
  }),
  ...auditedIntegrations(act, () => database.db),
  ...auditedEnquiries(act, () => ({ calls, adminId: admin.id })),
  ...auditedErasures(act, () => database.db),
  ...auditedLicences(act, () => database.db),
  ...auditedPeople((name, input) => act(name, input), { db: () => database.db, password: PASSWORD }),
  ...auditedRecordings(
    (name, input) => act(name, input),
    () => database.db,
  ),
  ...auditedLearning(act, () => database.db),
  recordBankTransfer: async () => {
    const { id, reference } = await transfer();
    const after = { amountAed: 627_850, transactionId: reference, receivedOn: '2026-11-20' };
    return { action: 'order.transfer-recorded', objectId: id, before: { state: 'placed' }, after };
  },
  extendHold: async () => {
    const { id, reference } = await place();
    await act('extendHold', { reference, days: 3 });
    const held = { holdEndsAt: expect.any(String) };
    return { action: 'order.hold-extended', objectId: id, before: held, after: held };
  },
  acceptTransfer: async () => {
    const { slug: courseId } = await addCourse(database.db);
    const { order } = (await act('addToEnrollment', { courseId })) as { order: { reference: string } };
    const { reference } = order;
    await act('acceptTransfer', { reference });
    const [draft] = await database.db.select().from(orders).where(eq(orders.reference, reference));
    const [before, after] = [{ method: null }, { method: 'bank' }];
    return { action: 'order.transfer-accepted', objectId: String(draft?.id), before, after };
  },
  remindOfPart: async () => {
    const [user, course] = [
      await addUser(database.db),
      await addCourse(database.db, { paymentOptions: { acceptFullPayment: true, acceptDeposit: true } }),
    ];
    const order = await calls.ctx((ctx) => placeOrderOf(ctx, { user, course, plan: 'deposit' }));
    const [deposit] = order.obligations;
    const facts = { amountAed: deposit?.aed ?? 0, transactionId: order.reference, receivedOn: '2026-11-20' };
    await act('recordBankTransfer', { reference: order.reference, ...facts });
    await act('remindOfPart', { reference: order.reference });
    const after = { dueOn: expect.any(String) };
    return { action: 'order.reminded', objectId: order.id, before: null, after };
  },
  refundOrder: async () => {
    const { id, reference } = await transfer();
    await act('refundOrder', { reference, amountAed: 1, reason: 'Illness', password: PASSWORD });
    const after = { amountAed: 1, reason: 'Illness', refundIds: [expect.any(String)] };
    return { action: 'order.refunded', objectId: id, before: { state: 'confirmed' }, after };
  },
  resolveAction: async () => {
    const { owner } = await place();
    const message = 'Somebody should call';
    await calls.ctx((ctx) => raiseAction(ctx, { kind: 'call', dedupeKey: 'call', owner, message }));
    const { actions } = (await act('listNeedsAction', {})) as { actions: { _id: string; kind: string }[] };
    const objectId = actions.find(({ kind }) => kind === 'call')?._id ?? '';
    await act('resolveAction', { actionId: objectId });
    return { action: 'action.resolved', objectId, before: null, after: { kind: 'call', message } };
  },
  reopenAction: async () => {
    const { owner } = await place();
    const message = 'Somebody should write';
    await calls.ctx((ctx) => raiseAction(ctx, { kind: 'write', dedupeKey: 'write', owner, message }));
    const { actions } = (await act('listNeedsAction', {})) as { actions: { _id: string; kind: string }[] };
    const actionId = actions.find(({ kind }) => kind === 'write')?._id ?? '';
    const { undo } = (await act('resolveAction', { actionId })) as { undo: object };
    await act('reopenAction', { actionId, ...undo });
    return { action: 'action.reopened', objectId: actionId, before: null, after: { kind: 'write', message } };
  },
  createPromoCode: async () => {
    const { promoCode } = (await act('createPromoCode', promo)) as { promoCode: { _id: string } };
    const after = { code: 'AUDITED' };
    return { action: 'promo-code.created', objectId: promoCode._id, before: null, after };
  },
  updatePromoCode: async () => {
    const { id, code } = await addPromo(database.db);
    await act('updatePromoCode', { ...promo, promoId: id, code: 'CHANGED' });
    return { action: 'promo-code.updated', objectId: id, before: { code }, after: { code: 'CHANGED' } };
  },
  setPromoCodeActive: async () => {
    const { id } = await addPromo(database.db);
    await act('setPromoCodeActive', { promoId: id, active: false });
    const [before, after] = [{ active: true }, { active: false }];
    return { action: 'promo-code.deactivated', objectId: id, before, after };
  },
  moderateReview: async () => {
    const [user, course] = [await addUser(database.db), await addCourse(database.db)];
    const place = { seriesId: course.seriesId, courseId: course.id, userId: user.id };
    const said = { rating: 5, text: 'Clear and calm.', isAnonymous: false, state: 'pending' as const };
    const objectId = uuidv7();
    await database.db.insert(reviews).values({ id: objectId, ...place, ...said, createdAt: new Date() });
    await act('moderateReview', { reviewId: objectId, state: 'published' });
    const [before, after] = [
      { state: 'pending', reason: '' },
      { state: 'published', reason: '' },
    ];
    return { action: 'review.published', objectId, before, after };
  },
  updateSettings: async () => {
    const read = (await act('getSettings', {})) as { settings: object; version: number };
    const after = { ...read.settings, tax: { name: 'VAT', rateBp: 900 } };
    await act('updateSettings', { settings: after, version: read.version, password: PASSWORD });
    const objectId = String(read.version + 1);
    return { action: 'settings.changed', objectId, before: read.settings, after };
  },
};

test.each(
  officeWrites,
)('%s: who did what, when, what was before and after, under which request', async (name) => {
  const written = await ACTS[name]?.();
  if (!written) throw new Error(`${name} is not in the table above`);
  const { action, objectId, ...states } = written;
  const [entry] = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, action), eq(auditEntries.objectId, objectId)))
    .orderBy(desc(auditEntries.id));
  expect(entry).toMatchObject({ ...states, actorId: admin.id, requestId: 'test', at: expect.any(Date) });
  expect(JSON.stringify(entry)).not.toContain(PASSWORD);
});

test('an act that is refused leaves no entry', async () => {
  const { id, reference } = await place();
  const refused = await calls.call(endpoints.extendHold, { reference, days: 1_000 }, admin);
  const tooMuch = { reference, amountAed: 1, reason: 'Illness', password: PASSWORD };
  const unpaid = await calls.call(endpoints.refundOrder, tooMuch, admin);
  expect([refused.status, unpaid.status]).toEqual([400, 422]);
  expect(await database.db.select().from(auditEntries).where(eq(auditEntries.objectId, id))).toEqual([]);
});

test('what was written stays', async () => {
  for (const statement of ['update audit_entries set actor_id = null', 'delete from audit_entries'])
    await expect(database.pool.query(statement)).rejects.toThrow('append only');
});

import { describe, expect, test } from 'vitest';
import { adminCertificateEndpoints as calls } from '#contracts/certificates/admin-certificates.ts';
import { needsActionEndpoints as needs } from '#contracts/orders/admin-needs-action.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import type { Course, InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createCancelWorld } from '#server/testing/worlds/cancel-world.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';
import { findLiveEnrolment } from '../../enrolments/index.ts';
import { certificationJobs } from '../certification.jobs.ts';
import { certificationBindings } from '../certification.routes.ts';

const PASSWORD = 'Pa55word-of-an-admin';

const database = given(freshDatabase);
const world = given(() => createCancelWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const certifying = (days = 40): Promise<InPersonCourse> =>
  world.courseIn(days, { certification: { enabled: true } });

/** A certificate that staff issue to somebody on a course. */
const certify = async (user: User, course: Course): Promise<string> => {
  const on = await findLiveEnrolment(database.db, { userId: user.id, courseId: course.id });
  const asked = { enrolmentIds: [on?.id ?? ''], reason: 'She was there' };
  expect((await world.call(calls.issueCertificates, asked, staff)).answer).toMatchObject({ issued: 1 });
  const { answer } = await world.call(calls.adminListCertificates, { q: user.email }, staff);
  return calls.adminListCertificates.response.parse(answer).certificates[0]?.number ?? '';
};
const certified = async (days?: number) => {
  const [user, course] = [await addUser(database.db), await certifying(days)];
  const reference = await world.buy(user, course);
  return { user, course, reference, number: await certify(user, course) };
};
/** Does what was announced about certificates and refunds. */
const workOff = async () => {
  await world.sendRefunds();
  for (const name of ['line.cancelled', 'enrolment.cancelled', 'order.called-off', 'payment.refunded'])
    for (const job of certificationJobs(world.jobDeps))
      if (job.hears === name) for (const data of world.announced(name)) await job.work(data);
};
const asksAbout = async (number: string) => {
  const { answer } = await world.call(needs.listNeedsAction, {}, staff);
  return needs.listNeedsAction.response
    .parse(answer)
    .actions.filter(({ kind, message }) => kind === 'certificate-refunded' && message.includes(number));
};

describe('staff are asked about a valid certificate', () => {
  test('once its holder has left the course and something goes back, and led to its page', async () => {
    const { user, course, reference, number } = await certified();
    await world.leave(user, await world.keyOf(user, reference, course));
    await workOff();
    const [asked, ...others] = await asksAbout(number);
    expect(others).toEqual([]);
    const key = { number: String(asked?.certificateId) };
    const { answer } = await world.call(calls.adminGetCertificate, key, staff);
    expect(calls.adminGetCertificate.response.parse(answer).certificate.number).toBe(number);
  });

  test('also where all of it becomes a credit', async () => {
    const { user, course, reference, number } = await certified(5);
    await world.leave(user, await world.keyOf(user, reference, course));
    await workOff();
    expect(await asksAbout(number)).toHaveLength(1);
  });

  test('not where the place is given up for nothing', async () => {
    const { user, course, reference, number } = await certified();
    const key = await world.keyOf(user, reference, course);
    expect((await world.takeOff(world.admin, key, { isOther: true, refundEur: 0 })).status).toBe(200);
    await workOff();
    expect(await asksAbout(number)).toEqual([]);
  });

  test('of an order whose place is kept, once all of it goes back', async () => {
    const { reference, number } = await certified();
    const refund = async (amountAed: number) => {
      const by = await addUser(database.db, { role: 'admin', password: PASSWORD });
      const wish = { reference, amountAed, reason: 'Illness', password: PASSWORD, cancelEnrolment: false };
      expect((await world.call(adminOrderEndpoints.refundOrder, wish, by)).status).toBe(200);
      await workOff();
    };
    await refund(10_000);
    expect(await asksAbout(number)).toEqual([]);
    await refund(433_000 - 10_000);
    expect(await asksAbout(number)).toHaveLength(1);
  });

  test('of several in an order only about that whose place was cancelled', async () => {
    const [user, first, second] = [await addUser(database.db), await certifying(), await certifying()];
    const reference = await world.buyCart(user, [first, second]);
    const left = await certify(user, first);
    const kept = await certify(user, second);
    await world.leave(user, await world.keyOf(user, reference, first));
    await workOff();
    expect(await asksAbout(left)).toHaveLength(1);
    expect(await asksAbout(kept)).toEqual([]);
  });

  test('of a place that a payment request has paid for, once all of that goes back', async () => {
    const cases = await createCasesWorld(database.db, { bindings: certificationBindings });
    const [user, course] = [await addUser(database.db), await certifying()];
    const attendees = [{ name: 'Ada Byron', email: user.email }];
    const one = await cases.createCase({ attendees, linkedCourses: [{ courseId: course.id }] });
    await cases.payByCard(one);
    await cases.giveTheirPlaces(one._id);
    const number = await certify(user, course);
    const giveBack = async (amount: number) => {
      await cases.giveBack(one._id, amount);
      await cases.sendRefunds();
      for (const job of certificationJobs(cases.jobDeps))
        if (job.hears === 'payment.refunded')
          for (const { data } of cases.announced(job.hears, one._id)) await job.work(data);
    };
    await giveBack(50);
    expect(await asksAbout(number)).toEqual([]);
    await giveBack(1_000);
    expect(await asksAbout(number)).toHaveLength(1);
  });

  test('until it is revoked', async () => {
    const { user, course, reference, number } = await certified();
    await world.leave(user, await world.keyOf(user, reference, course));
    await workOff();
    await world.call(calls.revokeCertificates, { numbers: [number], reason: 'Refunded' }, staff);
    expect(await asksAbout(number)).toEqual([]);
    await workOff();
    expect(await asksAbout(number)).toEqual([]);
  });

  test('until somebody says that it stands, and not again when the money has arrived', async () => {
    const { user, course, reference, number } = await certified();
    await world.leave(user, await world.keyOf(user, reference, course));
    await workOff();
    const [asked] = await asksAbout(number);
    await world.call(needs.resolveAction, { actionId: String(asked?._id) }, staff);
    await workOff();
    expect(await asksAbout(number)).toEqual([]);
  });
});

import { sql } from 'drizzle-orm';
import { cartEndpoints } from '#contracts/carts/cart.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { checkoutEndpoints } from '#contracts/orders/checkout.ts';
import { type OrderDetail, orderEndpoints } from '#contracts/orders/orders.ts';
import type { Ports } from '#server/calls/context.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { afterSaleAdminBindings } from '#server/modules/after-sale/after-sale.admin.routes.ts';
import { afterSaleJobs } from '#server/modules/after-sale/after-sale.jobs.ts';
import { afterSaleBindings } from '#server/modules/after-sale/after-sale.routes.ts';
import { passOnBindings } from '#server/modules/after-sale/pass-on/pass-on.routes.ts';
import { cartJobs } from '#server/modules/carts/carts.jobs.ts';
import { cartBindings } from '#server/modules/carts/carts.routes.ts';
import { wishlistBindings } from '#server/modules/carts/wishlist.routes.ts';
import { certificationJobs } from '#server/modules/certification/certification.jobs.ts';
import { certificationBindings } from '#server/modules/certification/certification.routes.ts';
import { courseChangeBindings } from '#server/modules/course-office/course-changes.routes.ts';
import { courseOfficeJobs } from '#server/modules/course-office/course-office.jobs.ts';
import { rosterBindings } from '#server/modules/course-office/roster.routes.ts';
import { creditJobs } from '#server/modules/credits/credits.jobs.ts';
import { creditBindings } from '#server/modules/credits/credits.routes.ts';
import { enrolmentBindings } from '#server/modules/enrolments/enrolments.routes.ts';
import { giftJobs } from '#server/modules/gifts/gifts.jobs.ts';
import { giftBindings } from '#server/modules/gifts/gifts.routes.ts';
import { licenceBindings } from '#server/modules/licences/licences.routes.ts';
import { officeSaleBindings } from '#server/modules/office-sales/office-sales.routes.ts';
import { checkoutBindings } from '#server/modules/orders/checkout.routes.ts';
import { claimBindings } from '#server/modules/orders/claims/claims.routes.ts';
import { adminOrderBindings } from '#server/modules/orders/orders.admin.routes.ts';
import { orderJobs } from '#server/modules/orders/orders.jobs.ts';
import { orderBindings } from '#server/modules/orders/orders.routes.ts';
import { paymentsJobs } from '#server/modules/payments/payments.jobs.ts';
import { reportingBindings } from '#server/modules/reporting/reporting.routes.ts';
import { waitingListJobs } from '#server/modules/waiting-list/waiting-list.jobs.ts';
import { waitingListBindings } from '#server/modules/waiting-list/waiting-list.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import { lineChangeObligor } from '../../modules/after-sale/index.ts';
import type { Course, InPersonCourse } from '../../modules/catalogue/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { orderObligor } from '../../modules/orders/index.ts';
import { createGateways } from '../../modules/payments/index.ts';
import { FakeGateway } from '../fake-gateway.ts';
import { testCalls } from '../test-calls.ts';

type PaymentWish = Omit<RequestOf<typeof checkoutEndpoints.processPayment>, 'courseId'>;
type CartWish = Partial<RequestOf<typeof cartEndpoints.initiatePayment>>;
type Counts = { orders: number; taken: number; enrolled: number; redemptions: number };

type Options = { now?: () => Date; ports?: Partial<Ports> };

const BINDINGS = [
  ...checkoutBindings,
  ...creditBindings,
  ...licenceBindings,
  ...orderBindings,
  ...claimBindings,
  ...giftBindings,
  ...afterSaleBindings,
  ...passOnBindings,
  ...afterSaleAdminBindings,
  ...adminOrderBindings,
  ...officeSaleBindings,
  ...courseChangeBindings,
  ...rosterBindings,
  ...enrolmentBindings,
  ...cartBindings,
  ...wishlistBindings,
  ...waitingListBindings,
  ...reportingBindings,
  ...certificationBindings,
];

/** Buyers at the checkout, with a card gateway in memory. */
export const createOrdersWorld = (db: Db, { now, ports: others }: Options = {}) => {
  const gateway = new FakeGateway();
  const ports = {
    gateways: createGateways([gateway], gateway.name),
    obligors: new Map([orderObligor, lineChangeObligor].map((one) => [one.kind, one])),
    ...others,
  };
  const calls = testCalls(BINDINGS, {
    db,
    ports,
    now,
  });
  return { ...calls, gateway, ...buyersOf(calls, gateway), ...jobsOf(calls), ...rowsOf(db) };
};

type Calls = ReturnType<typeof testCalls>;

const buyersOf = ({ call }: Calls, gateway: FakeGateway) => {
  /** Presses the pay button, with the terms agreed. */
  const press = (person: User, course: InPersonCourse, wish: PaymentWish = {}): Promise<Outcome> =>
    call(checkoutEndpoints.processPayment, { courseId: course.slug, agreeTerms: true, ...wish }, person);

  /** Presses the button of a cart with these courses. */
  const pressCart = async (
    person: User,
    courses: readonly Pick<Course, 'slug'>[],
    wish: CartWish = {},
  ): Promise<Outcome> => {
    for (const { slug } of courses) await call(cartEndpoints.addToCart, { courseId: slug }, person);
    return call(cartEndpoints.initiatePayment, { agreeTerms: true, ...wish }, person);
  };

  /** Pays on the card page that an answer leads to; false when the page does not allow it. */
  const payOnPage = (answer: Record<string, unknown>, aed?: number): boolean =>
    gateway.pay(String(answer.redirectUrl).replace('https://pay.test/', ''), aed);

  const check = (person: User, reference: unknown): Promise<Outcome> =>
    call(orderEndpoints.checkPayment, { reference: String(reference) }, person);

  /** From the button to the confirmed order. */
  const buy = async (person: User, course: InPersonCourse, wish?: PaymentWish): Promise<string> => {
    const { answer } = await press(person, course, wish);
    payOnPage(answer);
    await check(person, answer.reference);
    return String(answer.reference);
  };
  const buyCart = async (person: User, courses: readonly Pick<Course, 'slug'>[]): Promise<string> => {
    const { answer } = await pressCart(person, courses);
    payOnPage(answer);
    await check(person, answer.reference);
    return String(answer.reference);
  };
  const read = async (person: User, reference: unknown): Promise<OrderDetail> => {
    const { answer } = await call(orderEndpoints.getOrder, { reference: String(reference) }, person);
    return orderEndpoints.getOrder.response.parse(answer).order;
  };
  return { press, pressCart, payOnPage, check, buy, buyCart, read };
};

const jobsOf = ({ jobs, jobDeps }: Calls) => {
  const runJob = async (name: string, data: Record<string, string> = {}): Promise<void> => {
    const all = [
      creditJobs,
      orderJobs,
      cartJobs,
      giftJobs,
      courseOfficeJobs,
      waitingListJobs,
      paymentsJobs,
      afterSaleJobs,
      certificationJobs,
    ].flatMap((jobs) => jobs(jobDeps));
    const meant = all.filter((job) => (job.hears ?? job.name) === name);
    if (meant.length === 0) throw new Error(`no job is called ${name}`);
    for (const job of meant) await job.work(data);
  };
  const announced = (name: string) => jobs.filter((job) => job.name === name).map(({ data }) => data);
  /** Sends the refunds that were asked for. */
  const sendRefunds = async (): Promise<void> => {
    for (const data of announced('execute-refund')) await runJob('execute-refund', data);
  };
  return { runJob, announced, sendRefunds };
};

const rowsOf = (db: Db) => {
  /** Moves the end of an order's hold to so many minutes from now. */
  const endHoldIn = async (reference: unknown, minutes: number): Promise<void> => {
    const end = sql`now() + make_interval(mins => ${minutes}::int)`;
    const ofOrder = sql`(select id from orders where reference = ${String(reference)})`;
    await db.execute(sql`update orders set hold_ends_at = ${end} where id = ${ofOrder}`);
    await db.execute(
      sql`update seat_claims set held_until = ${end} where state = 'held' and place_id in (
        select p.id from order_places p join order_lines l on l.id = p.line_id where l.order_id = ${ofOrder})`,
    );
  };
  const stateOf = async (reference: unknown): Promise<string | undefined> => {
    const { rows } = await db.execute<{ state: string }>(
      sql`select state from orders where reference = ${String(reference)}`,
    );
    return rows[0]?.state;
  };
  /** What there is of a course: to see that a refused call left nothing behind. */
  const countsOf = async (course: InPersonCourse): Promise<Counts> => {
    const { rows } = await db.execute<Counts>(sql`
      select (select count(*)::int from order_lines where course_id = c.course_id) as orders, c.taken, c.enrolled,
        (select count(*)::int from promo_redemptions r join order_lines l on l.order_id = r.order_id
          where l.course_id = c.course_id and r.state <> 'released') as redemptions
      from course_runs c where c.course_id = ${course.id}`);
    if (!rows[0]) throw new Error(`no course ${course.id}`);
    return rows[0];
  };
  return { endHoldIn, stateOf, countsOf };
};

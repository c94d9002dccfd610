import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import { adminLearnerEndpoints } from '#contracts/learning/admin-learners.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { listJournals } from '#contracts/reporting/admin-journal.ts';
import { listPayments } from '#contracts/reporting/admin-payments.ts';
import { reportEndpoints } from '#contracts/reporting/admin-reports.ts';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { askedOf, COURSE_LISTS } from '#web/features/course-manager/list/course-view.ts';
import { learnerList } from '#web/features/learners/learner-view.ts';
import { orderList } from '#web/features/orders/list/order-view.ts';
import { paymentList } from '#web/features/payments/payment-view.ts';
import { journalList, receivablesList } from '#web/features/reports/report-views.ts';
import { figureText } from '#web/lib/format.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { signedText } from '#web/lib/number-text.ts';

/** Makes a call as somebody of the staff, and gives its answer. */
export type Ask = (endpoint: unknown, asked: unknown) => Promise<object>;

/** How figures may say what a list finds; what costs most to find out comes last. */
type Said = AsyncGenerator<string>;
type Rows = (ask: Ask, query: URLSearchParams) => Said;

const counts = (count: number) => [count.toLocaleString('en'), String(count)];
const euro = (cents: number) => [
  signedText('EUR', cents),
  figureText(signedText('EUR', cents)),
  figureText(signedText('EUR', Math.round(cents / 100) * 100)),
];

const payments: Rows = async function* (ask, query) {
  const answer = await ask(listPayments, paymentList.asked(paymentList.read(query)));
  const { count, eur } = listPayments.response.parse(answer).total;
  yield* [...counts(count), ...euro(eur)];
};

/** Page by page, as a reader counts them. */
const countAll = async <Page extends { nextCursor: string | null }>(
  read: (cursor: object) => Promise<Page>,
  rowsOf: (page: Page) => readonly unknown[],
): Promise<number> => {
  let count = 0;
  for (let cursor: object | undefined = {}; cursor; ) {
    const page: Page = await read(cursor);
    count += rowsOf(page).length;
    cursor = page.nextCursor ? { cursor: page.nextCursor } : undefined;
  }
  return count;
};

/** What is owed of tax, and earned, is a credit; what a gateway holds a debit. */
const journals: Rows = async function* (ask, query) {
  const asked = journalList.asked(journalList.read(query));
  const read = async (cursor: object) =>
    listJournals.response.parse(await ask(listJournals, { ...asked, ...cursor }));
  const isOfGateway = query.get('account')?.startsWith('clearing:');
  const { sums } = await read({});
  const changes = sums.map(({ currency, debit, credit }) => ({
    currency,
    amount: isOfGateway ? debit - credit : credit - debit,
  }));
  const nothing = ['EUR', 'AED'].map((currency) => ({ currency, amount: 0 }));
  for (const { currency, amount } of changes.length > 0 ? changes : nothing)
    yield signedText(currency, amount);
  yield* counts(await countAll(read, (page) => page.journals));
};

const receivables: Rows = async function* (ask, query) {
  const report = reportEndpoints.getReceivablesReport;
  const answer = await ask(report, receivablesList.asked(receivablesList.read(query)));
  yield* euro(report.response.parse(answer).report.total.eur);
};

const orders: Rows = async function* (ask, query) {
  const list = adminOrderEndpoints.adminListOrders;
  const asked = orderList.asked(orderList.read(query));
  const read = async (cursor: object) => list.response.parse(await ask(list, { ...asked, ...cursor }));
  const { total } = await read({});
  if (total) yield* euro(total.dueEur);
  yield* counts(await countAll(read, (page) => page.orders));
};

const learners: Rows = async function* (ask, query) {
  const list = adminLearnerEndpoints.adminListLearners;
  const asked = learnerList.asked(learnerList.read(query));
  const read = async (cursor: object) => list.response.parse(await ask(list, { ...asked, ...cursor }));
  yield* counts(await countAll(read, (page) => page.learners));
};

const courses = RUN_KINDS.map((kind): [path: string, rows: Rows] => [
  MANAGERS_OF_COURSES[kind].path,
  async function* (ask, query) {
    const list = adminCourseCalls[kind].listAdminCourses;
    const { total, seats } = list.response.parse(await ask(list, askedOf(COURSE_LISTS[kind].read(query))));
    yield* counts(query.has('view') ? total : (seats?.left ?? 0));
  },
]);

const LISTS: Readonly<Record<string, Rows>> = {
  [paymentList.path]: payments,
  [journalList.path]: journals,
  [receivablesList.path]: receivables,
  [orderList.path]: orders,
  [learnerList.path]: learners,
  ...Object.fromEntries(courses),
};

/** What the list at an address says of all that it finds; undefined of a page that is about one thing. */
export const rowsBehind = (ask: Ask, address: string): Said | undefined => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return LISTS[pathname]?.(ask, searchParams);
};

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { AnswerOf, RequestOf } from '#contracts/endpoint.ts';
import { adminLearnerEndpoints } from '#contracts/learning/admin-learners.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { getHome, PERIODS } from '#contracts/reporting/admin-home.ts';
import { REVENUE_BY, reportEndpoints as reports, SETTLEMENT_BY } from '#contracts/reporting/admin-reports.ts';
import { bindings } from '#server/bindings.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createLoadedDemo } from '#server/testing/worlds/loaded-demo.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { HomeNumbers } from '#web/features/dashboard/home-numbers.tsx';
import { OrderSteps } from '#web/features/dashboard/order-steps.tsx';
import { Received } from '#web/features/dashboard/received.tsx';
import { ReceivablesTable } from '#web/features/reports/receivables-table.tsx';
import { receivablesList, revenueList } from '#web/features/reports/report-views.ts';
import { RevenueTable } from '#web/features/reports/revenue-table.tsx';
import { SettlementTable } from '#web/features/reports/settlement-table.tsx';
import { VatTable } from '#web/features/reports/vat-table.tsx';
import { officeDay } from '#web/lib/office-time.ts';
import { followFigures } from './follow-figures.ts';
import type { Ask } from './rows-behind.ts';

const DAYS = { from: '2020-01-01', to: '2029-12-31' };
const view = <V,>(list: { read(query: URLSearchParams): V }, query: object = {}): V =>
  list.read(new URLSearchParams({ ...query }));

const drawHome = async (ask: Ask): Promise<ReactElement[]> => {
  const { dashboard } = adminOrderEndpoints.getDashboard.response.parse(
    await ask(adminOrderEndpoints.getDashboard, {}),
  );
  const learners = adminLearnerEndpoints.adminListLearners;
  const { counts } = learners.response.parse(await ask(learners, {}));
  const homes = [];
  for (const period of PERIODS) homes.push(getHome.response.parse(await ask(getHome, { period })).home);
  return homes.flatMap((home) => [
    <HomeNumbers key="numbers" facts={dashboard} months={home.months} learning={counts.learning} />,
    <Received key="received" home={home} />,
    <OrderSteps key="steps" steps={dashboard.steps} />,
  ]);
};

const drawReports = async (ask: Ask): Promise<ReactElement[]> => {
  const read = async <E extends (typeof reports)[Exclude<keyof typeof reports, 'getReportChoices'>]>(
    report: E,
    asked: RequestOf<E>,
  ): Promise<AnswerOf<E>['report']> =>
    (report.response.parse(await ask(report, asked)) as AnswerOf<E>).report;
  const drawn: ReactElement[] = [];
  for (const by of REVENUE_BY) {
    const report = await read(reports.getRevenueReport, { ...DAYS, by });
    drawn.push(<RevenueTable view={view(revenueList, { ...DAYS, by })} report={report} />);
  }
  for (const by of SETTLEMENT_BY)
    drawn.push(<SettlementTable report={await read(reports.getSettlementReport, { ...DAYS, by })} />);
  const owed = await read(reports.getReceivablesReport, {});
  const today = officeDay(new Date().toISOString());
  return [
    ...drawn,
    <VatTable key="vat" report={await read(reports.getVatReport, DAYS)} />,
    <ReceivablesTable key="owed" report={owed} view={view(receivablesList)} today={today} />,
  ];
};

const draw = (page: ReactElement): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);

/** How many figures were followed. */
const expectProven = async (ask: Ask, pages: readonly ReactElement[]): Promise<number> => {
  const { followed, unproven } = await followFigures(ask, pages.map(draw));
  expect(unproven).toEqual([]);
  return followed;
};

describe('every number of the home and of the reports is what the list says that it leads to', () => {
  const database = given(freshDatabase);
  const shop = given(() => createOrdersWorld(database.db));
  const office = given(() => testCalls(bindings, { db: database.db, ports: { obligors: new Map() } }));
  const staff = given(() => addUser(database.db, { role: 'staff' }));
  const ask: Ask = async (endpoint, asked) =>
    (await office.call(endpoint as never, asked as never, staff)).answer;
  const proven = async () => expectProven(ask, [...(await drawHome(ask)), ...(await drawReports(ask))]);

  test('before anything is sold', async () => {
    expect(await proven()).toBeGreaterThan(10);
  });

  test('after one sale', async () => {
    const before = await proven();
    await shop.buy(await addUser(database.db), await addCourse(database.db));
    expect(await proven()).toBeGreaterThan(before + 30);
  });
});

describe('in the demo world', () => {
  const demo = given(createLoadedDemo);

  test('every number is what the list says that it leads to', async () => {
    const { call, caller } = await demo.signInAs('Staff');
    const ask: Ask = async (endpoint, asked) =>
      (await call(endpoint as never, asked as never, caller)).answer;
    expect(await expectProven(ask, await drawHome(ask))).toBeGreaterThan(100);
    expect(await expectProven(ask, await drawReports(ask))).toBeGreaterThan(300);
  }, 120_000);
});

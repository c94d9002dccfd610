import { z } from 'zod';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { answer, endpoint } from '../endpoint.ts';
import { localDay } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { days, ofCourses, runKind, saleKind } from './admin-report-filters.ts';

const count = z.number().int();

/** A report has at most so many rows; its file has all of them. */
export const MOST_ROWS = 500;

/** Rows of a report with their sums, which are of all `rowCount` rows that there are. Days are those of the academy. */
const report = <Row extends z.ZodRawShape, Sums extends z.ZodRawShape>(row: Row, sums: Sums) =>
  answer({
    report: z.object({
      from: localDay,
      to: localDay,
      rows: z.array(z.object({ ...row, ...sums })).readonly(),
      rowCount: count,
      total: z.object(sums),
    }),
  });

/** What revenue is added up by. */
export const REVENUE_BY = ['month', 'course', 'city', 'instructor', 'kind'] as const;

export const getRevenueReport = endpoint({
  summary:
    'What came in less what went back, in euro cents, by month, course, city, instructor or kind: for each row and for all of them what `listPayments` finds',
  method: 'GET',
  path: '/api/admin/reports/revenue',
  access: 'staff',
  scope: 'orders:read',
  query: z.strictObject({ by: z.enum(['', ...REVENUE_BY]).optional(), ...days, ...saleKind, ...ofCourses }),
  response: report(
    {
      /** As the filter of payments has it: month `YYYY-MM`, code, city, id or kind; `none` where there is none. */
      key: z.string(),
      name: z.string(),
    },
    { payments: count, receivedEur: minorUnits, returnedEur: minorUnits, eur: minorUnits },
  ),
});

/** Days that the oldest open part of a debt is overdue by. */
export const AGES = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;

export const getReceivablesReport = endpoint({
  summary:
    'What is owed today of sales that were recognized, in euro cents, by how long it has been due; days are those on which it fell due',
  method: 'GET',
  path: '/api/admin/reports/receivables',
  access: 'staff',
  scope: 'orders:read',
  query: z.strictObject({ ...days, ...saleKind, ...ofCourses }),
  response: report(
    {
      sale: z.object({ of: z.enum(['order', 'case']), ref: z.string(), name: z.string() }),
      payer: z.string(),
      /** Of the oldest part that is open. */
      dueOn: localDay,
    },
    {
      notDue: minorUnits,
      to30: minorUnits,
      to60: minorUnits,
      to90: minorUnits,
      over90: minorUnits,
      eur: minorUnits,
    },
  ),
});

export const getVatReport = endpoint({
  summary:
    'The tax of sales and of what was taken back of them, in euro cents, by month, rate and kind of journal, each with its papers',
  method: 'GET',
  path: '/api/admin/reports/vat',
  access: 'staff',
  scope: 'orders:read',
  query: z.strictObject(days),
  response: report(
    {
      month: z.string(),
      /** Hundredths of a percent. */
      rateBp: count,
      kind: z.string(),
    },
    { journals: count, netEur: minorUnits, taxEur: minorUnits, grossEur: minorUnits },
  ),
});

export const SETTLEMENT_BY = ['day', 'month'] as const;

export const getSettlementReport = endpoint({
  summary:
    'What each gateway took in, gave back, kept, withheld and paid out by day or month, in fils, and what it holds at the end of it',
  method: 'GET',
  path: '/api/admin/reports/settlement',
  access: 'staff',
  scope: 'orders:read',
  query: z.strictObject({ by: z.enum(['', ...SETTLEMENT_BY]).optional(), ...days }),
  response: report(
    {
      step: z.string(),
      gateway: z.string(),
      /** All that is not yet settled, also of the days before. */
      heldAed: minorUnits,
    },
    {
      capturedAed: minorUnits,
      returnedAed: minorUnits,
      feesAed: minorUnits,
      withheldAed: minorUnits,
      paidOutAed: minorUnits,
      otherAed: minorUnits,
      /** Of what was captured: payments that the gateway’s own books do not name yet. */
      notInBooksAed: minorUnits,
    },
  ),
});

export const getAttendanceReport = endpoint({
  summary: 'Who was on each run that began in these days, and who was there',
  method: 'GET',
  path: '/api/admin/reports/attendance',
  access: 'staff',
  scope: 'participants:read',
  query: z.strictObject({ ...days, ...runKind, ...ofCourses }),
  response: report(
    {
      courseId: z.string(),
      kind: z.enum(RUN_KINDS),
      code: z.string(),
      title: z.string(),
      city: z.string(),
      startsOn: localDay,
    },
    {
      enrolled: count,
      attended: count,
      /** Of runs that are over and of which anything was noted. */
      noShows: count,
      notKnown: count,
      minutes: count,
      /** What all who are enrolled could attend. */
      possibleMinutes: count,
    },
  ),
});

export const getReportChoices = endpoint({
  summary: 'What reports can be filtered by',
  method: 'GET',
  path: '/api/admin/reports/choices',
  access: 'staff',
  response: answer({
    choices: z.object({
      cities: z.array(z.string()),
      instructors: z.array(z.object({ _id: z.string(), name: z.string() })),
      accounts: z.array(z.string()),
    }),
  }),
});

export const reportEndpoints = {
  getRevenueReport,
  getReceivablesReport,
  getVatReport,
  getSettlementReport,
  getAttendanceReport,
  getReportChoices,
};

import { z } from 'zod';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { listCompanies } from './companies/admin-companies.ts';
import { exportAnalysis, exportAnalysisLearners } from './course-builder/analysis.ts';
import { exportCourse as exportSelfPacedCourse } from './course-builder/import.ts';
import { adminCourseCalls } from './course-office/admin-courses.ts';
import { MANAGERS } from './courses/course-options.ts';
import { endpoint } from './endpoint.ts';
import { adminEnquiryEndpoints } from './enquiries/admin-enquiries.ts';
import { adminOrderEndpoints } from './orders/admin-orders.ts';
import { paymentCaseEndpoints } from './payment-cases/admin-payment-cases.ts';
import { listUsers } from './people/admin-people-list.ts';
import { exportedJournals } from './reporting/admin-journal.ts';
import { listPayments } from './reporting/admin-payments.ts';
import {
  getAttendanceReport,
  getReceivablesReport,
  getRevenueReport,
  getSettlementReport,
  getVatReport,
} from './reporting/admin-reports.ts';

// Lists of the back office as files: what the list is asked for, and every page of it.

const CSV = 'text/csv';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** As many as an address has room for. */
const MOST_CHOSEN = 400;

const exportCourses = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary: 'The courses of a kind that the filter finds, or those of `ids` alone, as a file',
    method: 'GET',
    path: `${MANAGERS[kind]}/export`,
    access: 'staff',
    scope: 'courses:read',
    query: adminCourseCalls[kind].listAdminCourses.query.omit({ limit: true }).extend({
      format: z.enum(['csv', 'xlsx']).default('csv'),
      ids: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(z.uuid()).max(MOST_CHOSEN))
        .optional(),
    }),
    response: z.string(),
    file: [CSV, XLSX],
  });

/** The list of each kind of course as a file. */
export const courseExports = {
  InPersonCourse: exportCourses('InPersonCourse'),
  OnlineLiveTraining: exportCourses('OnlineLiveTraining'),
  ELearningCourse: exportCourses('ELearningCourse'),
};

const exportRoster = endpoint({
  ...adminOrderEndpoints.getRoster,
  summary: 'Who is on a course, as a file',
  path: `${adminOrderEndpoints.getRoster.path}.csv`,
  response: z.string(),
  file: [CSV],
});

const exportOrders = endpoint({
  ...adminOrderEndpoints.adminListOrders,
  summary: 'The orders that the filter finds, as a file',
  path: `${adminOrderEndpoints.adminListOrders.path}.csv`,
  response: z.string(),
  file: [CSV],
});

const exportCompanies = endpoint({
  ...listCompanies,
  summary: 'The companies that the search finds, as a file',
  path: `${listCompanies.path}.csv`,
  response: z.string(),
  file: [CSV],
});

const { listPaymentCases } = paymentCaseEndpoints;
const exportPaymentCases = endpoint({
  ...listPaymentCases,
  summary: 'The payment cases that the filter finds with their links, as a file',
  path: `${listPaymentCases.path}.csv`,
  query: listPaymentCases.query.omit({ limit: true }),
  response: z.string(),
  file: [CSV],
});

const exportEnquiries = endpoint({
  ...adminEnquiryEndpoints.adminListEnquiries,
  summary: 'The enquiries that the filter finds, as a file',
  path: `${adminEnquiryEndpoints.adminListEnquiries.path}.csv`,
  response: z.string(),
  file: [CSV],
});

const exportPayments = endpoint({
  ...listPayments,
  summary: 'The payments and refunds that the filter finds, as a file',
  path: `${listPayments.path}.csv`,
  response: z.string(),
  file: [CSV],
});

const exportUsers = endpoint({
  ...listUsers,
  summary: 'The people whom the filter finds, as a file',
  path: `${listUsers.path}.csv`,
  response: z.string(),
  file: [CSV],
});

const reportFile = { response: z.string(), file: [CSV, XLSX] };
const format = { format: z.enum(['csv', 'xlsx']).default('csv') };

/** The reports as files: what each is asked for, and every row of it. */
export const reportExports = {
  exportRevenue: endpoint({
    ...getRevenueReport,
    ...reportFile,
    path: `${getRevenueReport.path}/export`,
    query: getRevenueReport.query.extend(format),
  }),
  exportReceivables: endpoint({
    ...getReceivablesReport,
    ...reportFile,
    path: `${getReceivablesReport.path}/export`,
    query: getReceivablesReport.query.extend(format),
  }),
  exportVat: endpoint({
    ...getVatReport,
    ...reportFile,
    path: `${getVatReport.path}/export`,
    query: getVatReport.query.extend(format),
  }),
  exportSettlement: endpoint({
    ...getSettlementReport,
    ...reportFile,
    path: `${getSettlementReport.path}/export`,
    query: getSettlementReport.query.extend(format),
  }),
  exportAttendance: endpoint({
    ...getAttendanceReport,
    ...reportFile,
    path: `${getAttendanceReport.path}/export`,
    query: getAttendanceReport.query.extend(format),
  }),
};

const exportJournal = endpoint({
  ...exportedJournals,
  query: exportedJournals.query.omit({ cursor: true }),
  response: z.string(),
  file: [CSV],
});

export const exportEndpoints = {
  ...reportExports,
  exportJournal,
  exportCourses: courseExports.InPersonCourse,
  liveExportCourses: courseExports.OnlineLiveTraining,
  selfPacedExportCourses: courseExports.ELearningCourse,
  exportRoster,
  exportOrders,
  exportCompanies,
  exportPaymentCases,
  exportEnquiries,
  exportPayments,
  exportUsers,
  exportAnalysis,
  exportAnalysisLearners,
  exportSelfPacedCourse,
};

import type { FastifyInstance } from 'fastify';
import { LARGEST_COURSE } from '#contracts/courses/course-options.ts';
import { bindings } from './bindings.ts';
import { createApi, indexBindings } from './calls/api.ts';
import { type Call, createCall } from './calls/call.ts';
import { callRoutes } from './calls/calls.routes.ts';
import type { OuterCtx, Ports } from './calls/context.ts';
import { createOuter } from './calls/system.ts';
import { createIdentify } from './identify.ts';
import { attendanceFileRoutes } from './modules/attendance/attendance.files.routes.ts';
import { attendanceUploads } from './modules/attendance/index.ts';
import type { CatalogueWatch } from './modules/catalogue/index.ts';
import { nextBoundary } from './modules/catalogue/index.ts';
import { badgeFileRoutes } from './modules/certification/badge-calls/badges.files.routes.ts';
import { certificateFileRoutes } from './modules/certification/certification.files.routes.ts';
import { companyFileRoutes } from './modules/companies/companies.files.routes.ts';
import { analysisFileRoutes } from './modules/course-builder/analysis.files.routes.ts';
import { exportFileRoutes } from './modules/course-builder/export.files.routes.ts';
import { importUploads } from './modules/course-builder/index.ts';
import { adminCourseFileRoutes } from './modules/course-office/course-office.files.routes.ts';
import { rosterFileRoutes } from './modules/course-office/roster.files.routes.ts';
import { creditFileRoutes } from './modules/credits/credits.files.routes.ts';
import { catalogueFileRoutes } from './modules/discovery/feeds.routes.ts';
import { machineRoutes } from './modules/discovery/machines.routes.ts';
import { ownCalendarRoutes } from './modules/discovery/own-calendar.files.routes.ts';
import { ownFeedFileRoutes } from './modules/discovery/own-feed/own-feed.files.routes.ts';
import { receiptRoutes } from './modules/documents/receipts.files.routes.ts';
import { enquiryFileRoutes } from './modules/enquiries/enquiries.files.routes.ts';
import { licenceUploads } from './modules/licences/licences.uploads.ts';
import { liveUploads } from './modules/live/index.ts';
import { liveFileRoutes } from './modules/live/live.files.routes.ts';
import { recordingFileRoutes } from './modules/live/recordings/recordings.files.routes.ts';
import { mediaUploads } from './modules/media/index.ts';
import { mediaFileRoutes } from './modules/media/media.files.routes.ts';
import { uploadRoutes } from './modules/media/media.uploads.routes.ts';
import { orderFileRoutes } from './modules/orders/orders.files.routes.ts';
import { caseDocumentRoutes } from './modules/payment-cases/documents/case-documents.files.routes.ts';
import { caseFileRoutes } from './modules/payment-cases/lists/payment-cases.files.routes.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { peopleFileRoutes } from './modules/people/people.files.routes.ts';
import { privacyFileRoutes } from './modules/privacy/download/privacy.files.routes.ts';
import { journalFileRoutes } from './modules/reporting/journal/journal.files.routes.ts';
import { paymentFileRoutes } from './modules/reporting/money/payments.files.routes.ts';
import { reportFileRoutes } from './modules/reporting/reports/reports.files.routes.ts';
import { operationsRoutes } from './operations.routes.ts';
import { createPageSender, type Pages } from './pages/send-page.ts';
import { createSharedAnswers } from './pages/shared-answers.ts';
import type { Db } from './platform/db/database.ts';
import { createServer, type ServerOptions } from './platform/http/create-server.ts';
import { serveFiles } from './platform/http/serve-files.ts';

const FILE_ROUTES = [
  attendanceFileRoutes,
  badgeFileRoutes,
  liveFileRoutes,
  ownCalendarRoutes,
  ownFeedFileRoutes,
  enquiryFileRoutes,
  analysisFileRoutes,
  paymentFileRoutes,
  peopleFileRoutes,
  reportFileRoutes,
  journalFileRoutes,
  privacyFileRoutes,
];
const STORED_FILE_ROUTES = [mediaFileRoutes, recordingFileRoutes, certificateFileRoutes, exportFileRoutes];

export type AppDeps = {
  database: Db;
  ports: Ports;
  now: () => Date;
  catalogue: Pick<CatalogueWatch, 'version' | 'catchUp'>;
  server: Omit<ServerOptions, 'answerFirst'>;
  pages: Pages;
  /** Where the browser's files were built. */
  clientFolder: string;
  isReady(): Promise<boolean>;
};

/** Builds the server: every module's calls, the pages, and what is neither. */
export const createApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { database, ports, now } = deps;
  const shared = createSharedAnswers({
    catalogue: { version: deps.catalogue.version, nextBoundary: () => nextBoundary(database, now()) },
    now,
  });
  const server = await createServer({ ...deps.server, answerFirst: shared.sendKept });
  const call = readingOwnWrites(createCall({ database, log: server.log, ports, now }), deps.catalogue);
  const byName = indexBindings(bindings);
  const outer = (): OuterCtx => createOuter({ database, log: server.log, ports, now });
  const identify = createIdentify(server, { database, publicUrl: ports.publicUrl });
  const sendShared = shared.send;
  const sendPage = createPageSender({
    pages: deps.pages,
    apiFor: (request) => createApi(call, byName, request),
    identify,
    sendShared,
    gateways: ports.gateways.pageOrigins,
  });

  callRoutes(server, { call, bindings, identify, sendPage, sendShared });
  // The course form is the one page whose action takes more than a form of a few fields.
  server.post('/admin/courses/in-person/*', { bodyLimit: LARGEST_COURSE }, sendPage);
  await server.register(paymentsRoutes, { outer });
  await server.register(receiptRoutes, { identify, call });
  await server.register(creditFileRoutes, { identify, call });
  await server.register(caseDocumentRoutes, { identify, call, storage: ports.storage });
  await server.register(orderFileRoutes, { identify, call });
  await server.register(companyFileRoutes, { identify, call });
  await server.register(rosterFileRoutes, { identify, call });
  await server.register(caseFileRoutes, { identify, call });
  await server.register(catalogueFileRoutes, { call, sendShared });
  await server.register(adminCourseFileRoutes, { identify, call });
  const receivers = [
    ...mediaUploads,
    ...licenceUploads,
    ...attendanceUploads,
    ...liveUploads,
    ...importUploads,
  ];
  await server.register(uploadRoutes, { identify, call, receivers });
  for (const routes of STORED_FILE_ROUTES)
    await server.register(routes, { identify, call, storage: ports.storage });
  for (const routes of FILE_ROUTES) await server.register(routes, { identify, call });
  await server.register(machineRoutes, { call, sendShared });
  operationsRoutes(server, { isReady: deps.isReady, publicUrl: ports.publicUrl });
  await serveFiles(server, deps.clientFolder);
  server.setNotFoundHandler((request, reply) =>
    // The reference of the calls is a page among them.
    request.url.startsWith('/api/') && !request.url.startsWith('/api/docs')
      ? reply
          .code(404)
          .send({ success: false, message: 'Not found', code: 'not-found', requestId: request.id })
      : sendPage(request, reply),
  );
  return server;
};

/** What is kept is told of a change by a message. Whoever has made the change must not be answered before it. */
const readingOwnWrites =
  (call: Call, { catchUp }: AppDeps['catalogue']): Call =>
  async (binding, request) => {
    const outcome = await call(binding, request);
    if (binding.endpoint.method !== 'GET' && outcome.status === 200) await catchUp();
    return outcome;
  };

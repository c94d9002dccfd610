import { exportEndpoints } from '#contracts/admin-exports.ts';
import { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import type { EndpointOptions } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { readSiteMap } from '../site-map.ts';

export type Target = { method: string; path: string; query: string[]; fields: string[] };

/** What is asked for or sent without being a call of the contracts: files, pictures, papers, machines and the gateway. */
const OTHERS = [
  'GET /files/:folder/:name',
  'GET /cards/site.png',
  'GET /cards/courses/:courseId.png',
  'GET /in-person-aesthetic-training/calendar.ics',
  'GET /in-person/courses/:courseId/calendar.ics',
  'GET /api/orders/:reference/receipts/:documentId',
  'GET /api/general-payment/receipt/:caseId',
  'GET /api/general-payment/certificate/:caseId',
  'GET /healthz',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /api/openapi.json',
  'GET /payments/return/:gateway',
  'POST /payments/return/:gateway',
  'POST /payments/webhooks/:gateway',
  'POST /sandbox-gateway/pay/:id',
  'GET /sandbox-gateway/pay/:id',
  'POST /sandbox-gateway/pay/:id/challenge',
  'GET /sandbox-gateway/pay/:id/challenge',
  'GET /sandbox-gateway/api/sessions',
  'POST /sandbox-gateway/api/sessions',
];

const PAGE_QUERY = [
  'q',
  'page',
  'sort',
  'status',
  'next',
  'token',
  'order_id',
  'attempt',
  'month',
  '_routes',
  'w',
];
const PAGE_FIELDS = [
  '_action',
  'email',
  'password',
  'name',
  'id',
  'values',
  'promoCode',
  'idempotencyKey',
  'amount',
];

/** Every page, every call and every export, and the addresses that are none of these. */
export const listTargets = (): Target[] => [
  ...Object.values<EndpointOptions>({ ...endpoints, ...uploadEndpoints, ...exportEndpoints }).map(
    ({ method, path, query, body }) => ({
      method,
      path,
      query: Object.keys(query?.shape ?? {}),
      fields: Object.keys(body?.shape ?? {}),
    }),
  ),
  ...readSiteMap().flatMap((path) =>
    ['GET', 'POST'].map((method) => ({ method, path, query: PAGE_QUERY, fields: PAGE_FIELDS })),
  ),
  ...OTHERS.map((line) => {
    const [method = '', path = ''] = line.split(' ');
    return { method, path, query: PAGE_QUERY, fields: PAGE_FIELDS };
  }),
];

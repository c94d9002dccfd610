import type { Ports } from '#server/calls/context.ts';
import { courseKinds } from '#server/modules/enrolments/index.ts';
import { waitingList } from '#server/modules/waiting-list/index.ts';
import { sandboxGateway } from '../../../../sandbox-gateway/plugin.ts';
import { demoAccounts, type loadDemo } from '../../demo/index.ts';
import { receipts } from '../../modules/documents/index.ts';
import { createKnownDevices } from '../../modules/identity/index.ts';
import { orderObligor } from '../../modules/orders/index.ts';
import { caseObligor, createCaseLinks } from '../../modules/payment-cases/index.ts';
import {
  createGateways,
  createReturnNames,
  sandboxGateway as sandboxAdapter,
} from '../../modules/payments/index.ts';
import type { TestDatabase } from '../database.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';

const NOWHERE = 'http://127.0.0.1:9';

/** What the demo world is loaded with; `complaints` collects everything that it logs. */
export const demoDeps = ({ url }: TestDatabase, complaints: unknown[]): Parameters<typeof loadDemo>[0] => {
  const silent = () => {};
  const adapter = sandboxAdapter({
    baseUrl: NOWHERE,
    pageOrigin: NOWHERE,
    apiKey: 'none',
    secrets: ['none'],
  });
  const ports = {
    storage: createMemoryStorage(),
    publicUrl: 'http://localhost:3000',
    termsVersion: '2026-01',
    privacyVersion: '2026-02',
    demoAccounts,
    receipts,
    courseKinds,
    waitingList,
    obligors: new Map([orderObligor, caseObligor].map((one) => [one.kind, one])),
    caseLinks: createCaseLinks('key'),
    gateways: createGateways([adapter], 'sandbox'),
    returnNames: createReturnNames('key'),
    knownDevices: createKnownDevices('key'),
  } as Partial<Ports> as Ports;
  return {
    url,
    ports,
    log: { debug: silent, info: silent, warn: silent, error: (facts) => complaints.push(facts) },
    sandboxGateway,
    secrets: { SANDBOX_API_KEY: 'k'.repeat(32), SANDBOX_SECRET: 's'.repeat(32) },
    now: () => new Date(),
  };
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificatesOfPlaces } from '#server/modules/certification/index.ts';
import { courseKinds } from '#server/modules/enrolments/index.ts';
import { giftInviter } from '#server/modules/gifts/index.ts';
import { waitingList } from '#server/modules/waiting-list/index.ts';
import { type AppDeps, createApp } from '../app.ts';
import type { Ports } from '../calls/context.ts';
import { passOnInviter } from '../modules/after-sale/index.ts';
import { createCourseCounts } from '../modules/course-office/index.ts';
import { receipts } from '../modules/documents/index.ts';
import { orderObligor } from '../modules/orders/index.ts';
import { createCaseLinks } from '../modules/payment-cases/index.ts';
import { createGateways } from '../modules/payments/index.ts';
import { ensureSettings } from '../modules/settings/index.ts';
import type { Db } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { createLocalStorage } from '../platform/storage/local-storage.ts';
import { FakeGateway } from './fake-gateway.ts';
import { DOWNSTREAM, KEYED, NO_BACKUPS, NOTHING_KEPT, SET_UP } from './test-calls.ts';

type Options = Partial<Pick<AppDeps, 'catalogue' | 'pages'>> & {
  ports?: Partial<Ports>;
  /** Told before the server is made, with all ports. */
  before?(deps: Pick<AppDeps, 'database' | 'ports' | 'now'>): Promise<void>;
};

/** The whole server as it starts, with a card gateway in memory, and mails and jobs that go nowhere. */
export const createTestApp = async (db: Db, { ports: others, before, ...facts }: Options = {}) => {
  await ensureSettings(db);
  const folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
  const gateway = new FakeGateway();
  const ports: Ports = {
    ...SET_UP,
    isInvented: false,
    jobs: { enqueue: async () => {} },
    events: { announce: async () => {} },
    receipts,
    certificatesOfPlaces,
    ...KEYED,
    obligors: new Map([[orderObligor.kind, orderObligor]]),
    caseLinks: createCaseLinks('key'),
    inviters: [passOnInviter, giftInviter],
    gateways: createGateways([gateway], gateway.name),
    leastChargeAed: gateway.minimumAed,
    storage: createLocalStorage(folder),
    courseReferrers: [],
    fileUsers: [],
    fileReaders: [],
    courseKinds,
    waitingList,
    ...DOWNSTREAM,
    courseCounts: createCourseCounts(facts.catalogue?.version ?? NOTHING_KEPT),
    backups: NO_BACKUPS,
    mail: { send: async () => {} },
    mailbox: null,
    fireDrill: null,
    ...others,
  };
  const deps = { database: db, ports, now: () => new Date() };
  await before?.(deps);
  const server = await createApp({
    ...deps,
    catalogue: { version: () => 1, catchUp: async () => undefined },
    server: { log: createLog('silent'), trustProxy: true, secure: false, hosts: null },
    pages: { render: async () => new Response(''), sharedQuery: () => undefined, takesJson: () => false },
    clientFolder: folder,
    isReady: async () => true,
    ...facts,
  });
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { server, gateway, close };
};

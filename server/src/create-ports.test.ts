import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPorts } from './create-ports.ts';
import { readConfig } from './platform/config.ts';
import { JobQueue } from './platform/jobs/job-queue.ts';
import { createLog } from './platform/log.ts';

const [NEW, OLD, STRANGE] = ['n', 'o', 's'].map((letter) => letter.repeat(32)) as [string, string, string];
const now = new Date('2026-11-21T12:00:00Z');
const rawBody = JSON.stringify({
  id: 'evt_1',
  type: 'session.captured',
  createdAt: now.toISOString(),
  data: { sessionId: 'cs_1', merchantReference: 'attempt-1', amountMinor: 100, currency: 'AED' },
});

/** Whether an academy that was started with these variables takes a message signed with this secret. */
const takes = (variables: Record<string, string>, secret: string): boolean => {
  const { gateways } = createPorts({
    config: readConfig(variables),
    secrets: {
      SESSION_KEY: '',
      LINK_KEY: '',
      FIELD_KEY: '',
      BADGE_KEY: '',
      SANDBOX_API_KEY: '',
      SANDBOX_SECRET: variables.SANDBOX_SECRET ?? '',
    },
    queue: new JobQueue({ url: 'postgres://nowhere.example/academy', log: createLog('silent') }),
    dataDir: 'nowhere',
    databaseUrl: 'postgres://nowhere.example/academy',
    catalogueVersion: () => 1,
    termsVersion: '2026-01',
    privacyVersion: '2026-02',
    legalPages: { pages: [], samples: [] },
    demoAccounts: [],
    fireDrill: null,
  });
  const seconds = now.getTime() / 1000;
  const signature = createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex');
  const headers = { 'sandbox-signature': `t=${seconds},v1=${signature}` };
  return 'eventId' in gateways.get('sandbox').readCallback({ rawBody, headers, now });
};

test('while the secret of a gateway is being replaced, messages signed with either are taken', () => {
  const replacing = { SANDBOX_SECRET: NEW, SANDBOX_SECRET_PREVIOUS: OLD };
  expect([NEW, OLD, STRANGE].map((secret) => takes(replacing, secret))).toEqual([true, true, false]);
});

test('after that the old one is worth nothing', () => {
  expect([NEW, OLD, ''].map((secret) => takes({ SANDBOX_SECRET: NEW }, secret))).toEqual([
    true,
    false,
    false,
  ]);
});

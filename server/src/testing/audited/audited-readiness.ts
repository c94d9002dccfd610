import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { EndpointName } from '#contracts/endpoints.ts';
import { readinessTrials, settings } from '#server/db/schema/index.ts';
import { DEFAULT_SETTINGS } from '#server/modules/settings/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { testCalls } from '../test-calls.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type World = () => { db: Db; calls: ReturnType<typeof testCalls> };

/** Every trial of what an academy needs, made once, and what has to be written of it. */
export const auditedReadiness = (
  act: Act,
  world: World,
): Partial<Record<EndpointName, () => Promise<Written>>> => {
  const lastTrial = async (kind: 'payment' | 'mail' | 'taxes'): Promise<string> => {
    const rows = await world().db.select().from(readinessTrials).where(eq(readinessTrials.kind, kind));
    return rows.at(-1)?.id ?? '';
  };
  return {
    tryGateway: async () => {
      await act('tryGateway', {});
      const after = { caseId: expect.any(String), gateway: 'fake', isTest: true };
      return { action: 'readiness.payment-tried', objectId: await lastTrial('payment'), before: null, after };
    },
    tryMail: async () => {
      await act('tryMail', {});
      const after = { to: expect.any(String) };
      return { action: 'readiness.mail-tried', objectId: await lastTrial('mail'), before: null, after };
    },
    confirmMail: async () => {
      await act('tryMail', {});
      const objectId = await lastTrial('mail');
      await act('confirmMail', { token: world().calls.outer().ports.mailTrials.nameOf(objectId) });
      return {
        action: 'readiness.mail-confirmed',
        objectId,
        before: null,
        after: { to: expect.any(String) },
      };
    },
    confirmTaxes: async () => {
      const legal = { name: 'Own', address: 'Here', taxRegistrationNumber: '' };
      const [row] = await world()
        .db.update(settings)
        .set({ value: { ...DEFAULT_SETTINGS, legal } })
        .returning();
      await act('confirmTaxes', { version: row?.version });
      const after = { legal, tax: DEFAULT_SETTINGS.tax };
      return { action: 'readiness.taxes-confirmed', objectId: await lastTrial('taxes'), before: null, after };
    },
  };
};

import type { Settings } from '#contracts/site/admin-settings.ts';
import { updateSettings } from '#contracts/site/admin-settings.ts';
import type { Ports } from '#server/calls/context.ts';
import { receiveCallback } from '#server/modules/payments/callbacks/receive-callback.ts';
import { readinessJobs } from '#server/modules/readiness/readiness.jobs.ts';
import { readinessBindings } from '#server/modules/readiness/readiness.routes.ts';
import { settingsBindings } from '#server/modules/settings/settings.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createCasesWorld, OFFICE_PASSWORD } from './cases-world.ts';

/** An office that is about to open, and its gateway in memory. */
export const createReadinessWorld = async (db: Db, ports: Partial<Ports>) => {
  const world = await createCasesWorld(db, { bindings: [...readinessBindings, ...settingsBindings], ports });
  return {
    ...world,
    /** What is done once a case is paid. */
    async settled(caseId: string) {
      for (const job of readinessJobs(world.jobDeps)) await job.work({ caseId });
      await world.sendRefunds();
    },
    /** A message of the gateway comes in. */
    hear: (message: ReturnType<typeof world.gateway.message>) =>
      receiveCallback(world.outer(), message, Promise.resolve()),
    async setSettings(settings: Settings, version: number) {
      const wish = { settings, version, password: OFFICE_PASSWORD };
      const { status, answer } = await world.call(updateSettings, wish, await world.anAdmin());
      if (status !== 200) throw new Error(JSON.stringify(answer));
    },
  };
};

import { z } from 'zod';
import { WEBHOOK_EVENT_NAMES } from '#contracts/integrations/webhook-events.ts';
import { batchOf, type Job, type JobDeps, performAll } from '#server/calls/jobs.ts';
import { deliver } from './webhooks/deliver.ts';
import { deleteOldDeliveries } from './webhooks/deliveries.repository.ts';
import { DELIVER, oweDeliveries } from './webhooks/owe-deliveries.ts';

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_MS = 30 * DAY_SECONDS * 1000;

/** The ids of an event, which event it is, and the job that heard it. What an event has is for its module to say. */
const heard = z.object({ eventName: z.enum(WEBHOOK_EVENT_NAMES), jobId: z.uuid() }).catchall(z.string());

export const integrationJobs = (deps: JobDeps): Job[] => [
  // One queue for all of them: an academy that tells nobody has nothing more to look at.
  {
    name: 'webhooks',
    hears: WEBHOOK_EVENT_NAMES,
    ...batchOf(heard, async (all) => {
      for (const [event, told] of Map.groupBy(all, ({ eventName }) => eventName))
        await oweDeliveries(deps.outer(), event, told.map(toHeard));
    }),
  },
  // At once: one receiver that hangs does not keep the others waiting.
  performAll(DELIVER, async (all) => {
    const made = all.map(({ deliveryId, tries }) => ({ deliveryId, tries: Number(tries) }));
    await Promise.all(made.map((one) => deliver(deps.outer(), one)));
  }),
  {
    name: 'delete-old-deliveries',
    everySeconds: DAY_SECONDS,
    work: async () =>
      void (await deleteOldDeliveries(deps.database, new Date(deps.now().getTime() - KEPT_MS))),
  },
];

const toHeard = ({ jobId, eventName: _, ...payload }: z.output<typeof heard>) => ({ jobId, payload });

import { eq, getTableColumns } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { webhookEndpoints as calls } from '#contracts/integrations/admin-webhooks.ts';
import type { WebhookEvent } from '#contracts/integrations/webhook-events.ts';
import { bindings } from '../../bindings.ts';
import { webhookDeliveries, webhooks, webhookTries } from '../../db/schema/index.ts';
import { integrationJobs } from '../../modules/integrations/integrations.jobs.ts';
import type { Letter, Sent, WebhookLine } from '../../modules/integrations/line/webhook-line.ports.ts';
import type { Db } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { freshDatabase } from '../database.ts';
import { given } from '../given.ts';
import { placeOrderOf } from '../placed-order.ts';
import { testCalls } from '../test-calls.ts';
import { addCourse, addUser } from '../test-world.ts';

export const HOOK = 'https://receiver.example/hook';
const NO_CONTENT: Sent = { status: 204, problem: '', body: '', isCut: false };
export const HOUR = 60 * 60 * 1000;

/** An academy with an administrator, a clock, and a receiver that answers what it is told to, or one outside. */
export const givenWebhookWorld = (outside?: WebhookLine) => {
  const database = given(freshDatabase);
  const line = {
    sent: [] as Letter[],
    answers: NO_CONTENT,
    closed: '',
    now: new Date('2026-11-20T10:00:00.000Z'),
  };
  const webhookLine = {
    post: async (letter: Letter) => {
      line.sent.push(letter);
      return outside ? outside.post(letter) : line.answers;
    },
    whyClosed: async () => line.closed || null,
  };
  const academy = given(() =>
    testCalls(bindings, {
      db: database.db,
      now: () => line.now,
      ports: { webhookLine, obligors: new Map() },
    }),
  );
  const grace = given(() => addUser(database.db, { role: 'admin', password: 'green tulips' }));
  const jobs = given(() =>
    Object.fromEntries(integrationJobs(academy.jobDeps).map((job) => [job.name, job])),
  );
  beforeEach(async () => {
    await database.db.delete(webhooks);
    academy.jobs.length = 0;
    line.sent.length = 0;
    line.answers = NO_CONTENT;
    line.closed = '';
  });

  return {
    database,
    line,
    academy,
    grace,
    jobs,
    make: async (events: WebhookEvent[] = ['order.confirmed'], url = HOOK) => {
      const { status, answer } = await academy.call(calls.createWebhook, { url, events }, grace);
      if (status !== 200) throw new Error(JSON.stringify(answer));
      const { webhook, secret } = answer as {
        webhook: { _id: string; updatedAt: string };
        secret: string;
      };
      return { id: webhook._id, updatedAt: webhook.updatedAt, secret };
    },
    anOrder: async () => {
      const [user, course] = [await addUser(database.db), await addCourse(database.db)];
      return academy.ctx((ctx) => placeOrderOf(ctx, { user, course, plan: 'full' }));
    },
    /** As the queue tells it. */
    happen: (event: string, payload: Record<string, string>, jobId = uuidv7()) =>
      jobs.webhooks?.work({ ...payload, jobId, eventName: event }),
    /** Works off what waits to be delivered, once, and says when the next try is. */
    work: async (): Promise<Date | undefined> => {
      const due = academy.jobs.splice(0).filter(({ name }) => name === 'deliver-webhook');
      await Promise.all(due.map(({ data }) => jobs['deliver-webhook']?.work(data)));
      return academy.jobs.find(({ name }) => name === 'deliver-webhook')?.options?.startAfter;
    },
    ...readingOf(database),
  };
};

/** What stands in the tables about a webhook. */
const readingOf = (database: { db: Db }) => ({
  stored: (id: string) =>
    database.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id)),
  /** The first try first. */
  triesOf: (id: string) =>
    database.db
      .select(getTableColumns(webhookTries))
      .from(webhookTries)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookTries.deliveryId))
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(webhookTries.number),
  webhookOf: async (id: string) => (await database.db.select().from(webhooks).where(eq(webhooks.id, id)))[0],
});

import { expect, test } from 'vitest';
import { raiseAction } from '#server/modules/payments/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { createMailWorld } from '#server/testing/worlds/mail-world.ts';
import { notificationJobs } from '../../notifications.jobs.ts';
import { notificationBindings } from '../../notifications.routes.ts';

const database = given(freshDatabase);
const world = givenEach(() =>
  createMailWorld(database.db, { bindings: notificationBindings, jobsOf: notificationJobs }),
);

test.each([
  ['webhook', '/admin/integrations/webhooks/'],
  ['certificate', '/admin/certificates/'],
  ['enquiry', '/admin/enquiries/'],
])('what is about a %s is read once, and leads to its page', async (kind, path) => {
  const id = uuidv7();
  const action = { kind: 'test', dedupeKey: `test:${id}`, owner: { kind, id }, message: 'Please look here' };
  await world.academy.ctx((ctx) => raiseAction(ctx, action));
  await world.academy.ctx((ctx) => raiseAction(ctx, action));
  await world.workOff();
  expect(world.sent).toHaveLength(1);
  expect(world.sent[0]?.text).toContain('Please look here');
  expect(world.sent[0]?.text).toContain(`${path}${id}`);
});

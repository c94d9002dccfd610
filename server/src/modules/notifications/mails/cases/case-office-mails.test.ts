import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { needsActionEndpoints } from '#contracts/orders/admin-needs-action.ts';
import { paymentLinkEndpoints as links } from '#contracts/payment-cases/payment-links.ts';
import { mails, paymentCases } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { ACADEMY, createCaseMailsWorld, SITE } from '#server/testing/worlds/case-mails-world.ts';

const database = given(freshDatabase);
const world = givenEach(() => createCaseMailsWorld(database.db));

test('the academy hears that an expired link is asked for again', async () => {
  const one = await world.ask();
  await database.db.update(paymentCases).set({ expiresAt: sql`now()` }).where(eq(paymentCases.id, one._id));
  await world.call(links.askForNewLink, { token: world.tokenOf(one) });
  await world.workOff();
  expect(world.subjectsTo(ACADEMY)).toEqual([`A new link is asked for: ${one.caseId}`]);
  expect(world.textTo(ACADEMY)).toContain(one.email);
  expect(world.textTo(ACADEMY)).toContain(`${SITE}/admin/general-payment?case=${one._id}`);
});

test('what somebody reports reaches the academy in their words, as text, in one mail', async () => {
  const one = await world.ask();
  const message = 'Wrong person!\n<img src="x"> =1+1';
  await world.call(links.reportLinkProblem, { token: world.tokenOf(one), message });
  await world.workOff();
  expect(world.subjectsTo(ACADEMY)).toEqual([`A problem is reported: ${one.caseId}`]);
  expect(world.textTo(ACADEMY)).toContain('> Wrong person!\n> <img src="x"> =1+1');
  expect(world.mailsTo(ACADEMY)[0]?.html).not.toContain('<img');
});

test('a mail about a case that cannot be sent brings staff to the case', async () => {
  world.trouble = 'no route';
  const one = await world.ask();
  await database.db.update(mails).set({ tries: 29 }).where(eq(mails.recipient, one.email));
  world.now = new Date(world.now.getTime() + 60_000);
  await world.workOff();
  const { answer } = await world.call(needsActionEndpoints.listNeedsAction, {}, world.staff);
  expect(answer.actions).toContainEqual(expect.objectContaining({ kind: 'mail-failed', caseId: one._id }));
});

import { privacyEndpoints as own } from '#contracts/accounts/privacy.ts';
import { adminPrivacyEndpoints as office } from '#contracts/people/admin-privacy.ts';
import { adminRetentionEndpoints as retention } from '#contracts/people/admin-retention.ts';
import { type Binding, on, onOuter, onRead } from '#server/calls/binding.ts';
import { requireUser } from '../identity/index.ts';
import { listErasureRequests, refuseErasure } from './answer-requests.ts';
import { askForErasure, withdrawErasure } from './ask-for-erasure.ts';
import { consentsOf, withdrawNewsletter } from './consents.ts';
import { askForData } from './download/ask-for-data.ts';
import { getPrivacy } from './get-privacy.ts';
import { changeRetention } from './retention/change-retention.ts';
import { dryRunRetention, getRetention } from './retention/get-retention.ts';
import { runRetention } from './retention/run-retention.ts';

export const privacyBindings: Binding[] = [
  onRead(own.getPrivacy, getPrivacy),
  onOuter(own.askForData, async (ctx, input) => {
    await askForData(ctx, input);
    return { message: 'Your data is ready to be downloaded for an hour.' };
  }),
  on(own.withdrawNewsletter, async (ctx) => {
    await withdrawNewsletter(ctx);
    return { message: 'You have no news by email any more.' };
  }),
  on(own.askForErasure, async (ctx) => {
    await askForErasure(ctx);
    return { message: 'We have your request and answer it within 30 days.' };
  }),
  on(own.withdrawErasure, async (ctx) => {
    await withdrawErasure(ctx);
    return { message: 'Your request is taken back.' };
  }),
  onRead(office.getUserConsents, async ({ db }, { id }) => ({
    consents: await consentsOf(db, (await requireUser(db, id)).id),
  })),
  onRead(office.listErasureRequests, listErasureRequests),
  on(office.refuseErasure, async (ctx, input) => {
    await refuseErasure(ctx, input);
    return { message: 'The request is refused, and the person is told why.' };
  }),
  onRead(retention.getRetention, getRetention),
  onRead(retention.dryRunRetention, dryRunRetention),
  onOuter(retention.changeRetention, async (ctx, input) => {
    await changeRetention(ctx, input);
    return { message: 'The rule is saved.' };
  }),
  onOuter(retention.runRetention, async (ctx, input) => {
    await runRetention(ctx, input);
    return { message: 'The rule is being carried out.' };
  }),
];

import type { Ctx } from '#server/calls/context.ts';
import { findUser, readSettings } from '#server/modules/identity/index.ts';
import { listObligations, type Owner } from '#server/modules/payments/index.ts';
import type { Template } from './compose-letter.ts';
import { queueMail } from './queue-mail.ts';
import { describeSale, ownerOf } from './read-sale.ts';

type Ids = Record<string, string>;

/** To the holder of an account; one that has gone, or never was, gets none. Once a minute, however often it is asked. */
export const mailUser = async (ctx: Ctx, template: Template, { userId = '' }: Ids): Promise<void> => {
  const user = await findUser(ctx.db, userId);
  if (!user) return;
  const minute = ctx.now.toISOString().slice(0, 16);
  await queueMail(ctx, { template, recipient: user.email, about: `${userId}:${minute}`, data: { userId } });
};

/** To whoever pays; `about` is what it is told of. */
export const mailPayer = async (
  ctx: Ctx,
  template: Template,
  { owner, about, ids = {} }: { owner: Owner; about: string; ids?: Ids },
): Promise<void> => {
  const { payer } = await describeSale(ctx, owner);
  const data = { ...ids, ownerKind: owner.kind, ownerId: owner.id };
  await queueMail(ctx, { template, recipient: payer.email, about, data });
};

export const mailAcademy = async (
  ctx: Ctx,
  template: Template,
  { about, ids }: { about: string; ids: Ids },
): Promise<void> => {
  const { contact } = await readSettings(ctx.db);
  await queueMail(ctx, { template, recipient: contact.email, about, data: ids });
};

/** Only of a later part: the first payment is told of with the confirmation. */
export const mailPaymentReceived = async (ctx: Ctx, ids: Ids): Promise<void> => {
  const { obligationId = '', captureId = '' } = ids;
  const owner = ownerOf(ids);
  const owed = (await listObligations(ctx.db, owner)).filter((one) => one.voidedAt === null);
  if (owed[0]?.id === obligationId) return;
  await mailPayer(ctx, 'payment-received', { owner, about: captureId, ids: { captureId } });
};

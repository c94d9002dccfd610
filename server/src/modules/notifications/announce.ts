import type { Ctx } from '#server/calls/context.ts';
import { findEnquiry } from '../enquiries/index.ts';
import { findUser } from '../identity/index.ts';
import { findOrder } from '../orders/index.ts';
import { CASE_KIND } from '../payment-cases/index.ts';
import { listObligations, type Owner } from '../payments/index.ts';
import { readSettings } from '../settings/index.ts';
import { mailCasePayment } from './announce-case.ts';
import type { Template } from './compose-letter.ts';
import { queueMail } from './queue-mail.ts';
import { describeSale, findReceipt, ownerOf, payerOf } from './read-sale.ts';

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

/** Of one placing of an order: it can lapse and be placed again. */
export const mailPlacing = async (ctx: Ctx, template: Template, owner: Owner): Promise<void> => {
  const order = await findOrder(ctx.db, owner.id);
  const about = `${owner.id}:${order?.placedAt?.toISOString()}`;
  await mailPayer(ctx, template, { owner, about });
};

/** To who was on a course, about what they did there; once for each enrolment. */
export const mailParticipant = async (ctx: Ctx, template: Template, ids: Ids): Promise<void> => {
  const { enrolmentId = '', userId = '', courseId = '' } = ids;
  const user = await findUser(ctx.db, userId);
  if (!user) return;
  await queueMail(ctx, { template, recipient: user.email, about: enrolmentId, data: { userId, courseId } });
};

/** To whoever asked, about the question or, where there is an entry, about that. */
export const mailEnquirer = async (ctx: Ctx, template: Template, ids: Ids): Promise<void> => {
  const { enquiryId = '', entryId = '' } = ids;
  const found = await findEnquiry(ctx.db, enquiryId);
  if (!found) return;
  const data = { ownerKind: 'enquiry', ownerId: enquiryId, entryId };
  await queueMail(ctx, { template, recipient: found.enquiry.email, about: entryId || enquiryId, data });
};

export const mailAcademy = async (
  ctx: Ctx,
  template: Template,
  { about, ids }: { about: string; ids: Ids },
): Promise<void> => {
  const { contact } = await readSettings(ctx.db);
  await queueMail(ctx, { template, recipient: contact.email, about, data: ids });
};

export const mailAcademyOfCase = (
  ctx: Ctx,
  template: Template,
  { caseId = '', eventId = '' }: Ids,
): Promise<void> => {
  const ids = { ownerKind: CASE_KIND, ownerId: caseId, eventId };
  return mailAcademy(ctx, template, { about: eventId || caseId, ids });
};

export const mailPaymentReceived = (ctx: Ctx, ids: Ids): Promise<void> =>
  ownerOf(ids).kind === CASE_KIND ? mailCasePayment(ctx, ids) : mailOrderPayment(ctx, ids);

/** Only of a later part: the first payment is told of with the confirmation. */
const mailOrderPayment = async (ctx: Ctx, ids: Ids): Promise<void> => {
  const { captureId = '' } = ids;
  const owner = ownerOf(ids);
  const receipt = await findReceipt(ctx, owner, captureId);
  const owed = (await listObligations(ctx.db, owner)).filter((part) => part.voidedAt === null);
  if (receipt?.snapshot.part.sequence === owed[0]?.sequence) return;
  await mailPayer(ctx, 'payment-received', { owner, about: captureId, ids: { captureId } });
};

/** To whoever made the payment that goes back, wholly or in part. */
export const mailRefund = async (ctx: Ctx, template: Template, ids: Ids): Promise<void> => {
  const { captureId = '', refundId = '' } = ids;
  const owner = ownerOf(ids);
  const { email: recipient } = await payerOf(ctx, owner, captureId);
  const data = { refundId, ownerKind: owner.kind, ownerId: owner.id };
  await queueMail(ctx, { template, recipient, about: refundId, data });
};

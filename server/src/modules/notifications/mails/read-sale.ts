import { formatLongDate, localDate } from '#domain/time/local-date.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { type Sale, saleOfCase, saleOfOrder } from '#emails/sale.ts';
import type { OpenPart } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Document } from '#server/modules/documents/index.ts';
import { isOpenPart, openAedOf, openEurOf } from '#server/modules/orders/index.ts';
import { CASE_KIND, findCase, linkUrl } from '#server/modules/payment-cases/index.ts';
import type { Owner } from '#server/modules/payments/index.ts';
import { localDateIn, localTimeIn } from '#server/platform/time.ts';
import { describeSale, obligationsOf, receiptsOf, settingsOf } from './facts.ts';

/** Whose money, or matter, it is, as events and the data of mails say it. */
export type OwnerIds = { ownerKind: string; ownerId: string };

export const ownerOf = ({ ownerKind, ownerId }: OwnerIds): Owner => ({ kind: ownerKind, id: ownerId });

/** What a letter about money says that it was for, whoever owed it. */
export const readSale = async (ctx: Ctx, owner: Owner): Promise<Sale> => {
  const { reference, title, lines } = await describeSale(ctx, owner);
  const { email: contactEmail } = (await settingsOf(ctx)).contact;
  const { publicUrl } = ctx.ports;
  if (owner.kind !== CASE_KIND) {
    const orderUrl = `${publicUrl}/orders/${reference}`;
    const courseTitles = lines?.map((line) => line.title) ?? [title];
    return saleOfOrder({ courseTitles, reference, orderUrl, contactEmail });
  }
  // The link of a case that was deleted leads nowhere.
  const one = await findCase(ctx.db, owner.id);
  return saleOfCase({
    title,
    number: reference,
    linkUrl: one ? linkUrl(ctx.ports, one) : null,
    contactUrl: `${publicUrl}/contact-us`,
    contactEmail,
  });
};

/** The receipt of a payment; none where nothing of it could be used. */
export const findReceipt = async (
  ctx: Ctx,
  owner: Owner,
  captureId: string | undefined,
): Promise<Document | undefined> =>
  (await receiptsOf(ctx, owner)).find((receipt) => receipt.captureId === captureId);

/** Who made a payment, as its receipt says: a link may have been opened by somebody else since. */
export const payerOf = async (ctx: Ctx, owner: Owner, captureId: string | undefined) =>
  (await findReceipt(ctx, owner, captureId))?.snapshot.payer ?? (await describeSale(ctx, owner)).payer;

/** What is still to be paid, in the order of the plan. */
export const listOpenParts = async (ctx: Ctx, owner: Owner): Promise<(OpenPart & { id: string })[]> => {
  const obligations = await obligationsOf(ctx, owner);
  return obligations.filter(isOpenPart).map((part) => ({
    id: part.id,
    dueOn: localDate(part.dueOn),
    eur: openEurOf(part),
    aed: openAedOf(part),
  }));
};

/** '26 November 2026, 14:00 in Dubai'. */
export const momentIn = (zone: string, instant: Date): string => {
  const day = formatLongDate(localDate(localDateIn(instant, zone)));
  return `${day}, ${localTimeIn(instant, zone)} ${onClocksOf(zone)}`;
};

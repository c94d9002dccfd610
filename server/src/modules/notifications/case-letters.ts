import { isPayable } from '#domain/cases/case-status.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { caseCancelled } from '#emails/letters/case-cancelled.ts';
import { caseLink } from '#emails/letters/case-link.ts';
import { casePartDue } from '#emails/letters/case-part-due.ts';
import { casePaymentReceived } from '#emails/letters/case-payment-received.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { receiptFigures } from '../documents/index.ts';
import {
  findCase,
  linkedCoursesOf,
  partsOfLink,
  RECEIPT_KEY,
  rateOf,
  receiptPath,
} from '../payment-cases/index.ts';
import { paidOf } from '../payments/index.ts';
import { readSettings } from '../settings/index.ts';
import type { Composer } from './composer.ts';
import { askedOf, caseOwner, readCase } from './read-case.ts';
import { findReceipt, listOpenParts, momentIn } from './read-sale.ts';

/** Nothing when it was paid, withdrawn or has expired meanwhile. */
export const composeCaseLink: Composer = async (ctx, { ownerId = '' }) => {
  const one = await findCase(ctx.db, ownerId);
  if (!one?.expiresAt || !isPayable(one.status)) return null;
  const { legal } = await readSettings(ctx.db);
  const rate = await rateOf(ctx.db, one);
  const { total, parts } = await partsOfLink(ctx, one);
  const isBegun = one.appliedAed > 0;
  return caseLink({
    ...(await readCase(ctx, one)),
    seller: { legalName: legal.name, taxRegistrationNumber: legal.taxRegistrationNumber },
    description: one.description,
    asked: askedOf(one, rate, total),
    rate,
    numberOfParts: one.installments,
    plannedParts: isBegun ? [] : parts,
    paid: { eur: one.appliedEur, aed: one.appliedAed },
    openParts: isBegun ? await listOpenParts(ctx, caseOwner(one)) : [],
    validUntil: momentIn(ACADEMY_ZONE, one.expiresAt),
    attendees: one.attendees,
    courses: await linkedCoursesOf(ctx.db, [one.id]),
  });
};

/** To whoever paid, and to whom the request was sent where that is somebody else. */
export const composeCasePaymentReceived: Composer = async (ctx, { ownerId = '', captureId, reader }) => {
  const one = await findCase(ctx.db, ownerId);
  const receipt = one && (await findReceipt(ctx, caseOwner(one), captureId));
  if (!receipt) throw new Error(`the capture ${captureId} of the case ${ownerId} has no receipt`);
  const { payer, rateMicro: rate } = receipt.snapshot;
  const { appliedAed, settledEur } = await receiptFigures(ctx.db, receipt.id);
  const { number } = receipt;
  const key = ctx.ports.caseLinks.sealFor(RECEIPT_KEY, one);
  const facts = await readCase(ctx, one);
  const isForPayer = reader === 'payer';
  return casePaymentReceived({
    ...facts,
    name: isForPayer ? payer.name : facts.name,
    paidBy: isForPayer ? null : payer.name,
    paid: { aed: appliedAed, eur: settledEur },
    rate,
    receipt: { number, href: `${ctx.ports.publicUrl}${receiptPath(one.number, { receipt: number, key })}` },
    openParts: await listOpenParts(ctx, caseOwner(one)),
  });
};

/** Nothing to who never heard of it. */
export const composeCaseCancelled: Composer = async (ctx, { ownerId = '' }) => {
  const one = await findCase(ctx.db, ownerId);
  if (one?.status !== 'cancelled' || !one.sentAt) return null;
  return caseCancelled({ ...(await readCase(ctx, one)), paid: await paidOf(ctx.db, caseOwner(one)) });
};

/** Nothing when the part was paid meanwhile, or the link takes no payment any more. */
export const composeCasePartDue: Composer = async (ctx, { ownerId = '', obligationId }) => {
  const one = await findCase(ctx.db, ownerId);
  if (!one || !isPayable(one.status)) return null;
  const part = (await listOpenParts(ctx, caseOwner(one))).find(({ id }) => id === obligationId);
  if (!part) return null;
  const today = localDate(localDateIn(ctx.now, ACADEMY_ZONE));
  return casePartDue({ ...(await readCase(ctx, one)), part, daysLeft: daysBetween(today, part.dueOn) });
};

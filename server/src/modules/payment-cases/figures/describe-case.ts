import type { BillingInfo } from '#contracts/accounts/profile.ts';
import { basisPoints, eur } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findAttempt, type OwnerDescription, type PaidBy } from '#server/modules/payments/index.ts';
import { type PayerEntries, type PaymentCase, submissionOf } from '../payment-cases.repository.ts';
import { linkedCoursesOf } from '../terms/linked-courses.repository.ts';

/**
 * What a receipt says of a case. Whoever entered their details for that very card page pays, whatever somebody else has
 * entered since; else who was asked: money that staff have recorded did not come by the link, whoever tried it meanwhile.
 */
export const describeCase = async (
  ctx: Ctx,
  one: PaymentCase,
  paidBy?: PaidBy,
): Promise<OwnerDescription> => {
  const courses = await linkedCoursesOf(ctx.db, [one.id]);
  const entries = paidBy ? await entriesOf(ctx, one, paidBy) : one.entries;
  return {
    reference: one.number,
    title: one.title,
    courseCode: courses.map(({ code }) => code).join(', '),
    payer: { name: entries?.payerName || one.payerName, email: entries?.payerEmail || one.payerEmail },
    billing: entries && billingOf(entries),
    totalEur: eur(one.dueEur ?? 0),
    taxBp: basisPoints(one.taxBp ?? 0),
  };
};

/** Card pages from before submissions were kept have those of the case. */
const entriesOf = async (ctx: Ctx, one: PaymentCase, { method, attemptId }: PaidBy) => {
  if (method !== 'card' || !attemptId) return null;
  const attempt = await findAttempt(ctx.db, attemptId);
  return attempt ? (submissionOf(attempt) ?? one.entries) : one.entries;
};

const billingOf = (entries: PayerEntries): BillingInfo => ({
  title: '',
  firstName: entries.payerName,
  lastName: '',
  email: entries.payerEmail,
  phoneNumber: entries.payerPhone,
  alternativePhone: '',
  address: entries.billingAddress,
  city: entries.billingCity,
  state: '',
  country: entries.billingCountry,
  zipCode: '',
  company: entries.billingCompany ?? '',
  taxNumber: entries.billingTaxNumber ?? '',
  purchaseOrder: '',
});

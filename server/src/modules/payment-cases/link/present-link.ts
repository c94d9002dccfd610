import { toDecimal } from '#contracts/money.ts';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { decidedTotal, ownCurrencyOf, rateOf } from '../terms/case-money.ts';
import { isPayer } from './link-cookies.ts';
import type { LinkPage } from './link-page.repository.ts';
import { presentLinkMoney } from './present-link-money.ts';

/** What a payer sees of a case, whatever its status: the page says what each means. */
export const presentLink = async (ctx: Ctx, page: LinkPage): Promise<LinkCase> => {
  const { brand, legal, rates } = await readSettings(ctx.db);
  const { one } = page;
  return {
    caseId: one.number,
    title: one.title,
    description: one.description,
    status: one.status,
    expiresAt: one.expiresAt?.toISOString() ?? null,
    attendees: one.attendees.map(({ name, email }) => ({ name, email })),
    linkedCourses: page.courses,
    seller: {
      legalName: legal.name,
      taxRegistrationNumber: legal.taxRegistrationNumber,
      statementName: brand.name.toUpperCase().slice(0, STATEMENT_LENGTH),
    },
    askedBy: page.askedBy,
    createdAt: one.createdAt.toISOString(),
    settledAt: one.settledAt?.toISOString() ?? null,
    cancelledAt: one.cancelledAt?.toISOString() ?? null,
    ...presentPayer(ctx, one),
    ...presentAmounts(one),
    payingUntil: page.payingUntil?.toISOString() ?? null,
    ...(await presentLinkMoney(ctx, one, rateOf(one, { rates }))),
  };
};

/** Card networks print no more of a merchant's name. */
const STATEMENT_LENGTH = 22;

/** Whoever comes back after a failed payment finds what they entered; another who holds the link does not. */
const presentPayer = (
  ctx: Ctx,
  one: PaymentCase,
): Pick<LinkCase, 'payerEmail' | 'payer' | 'lastEntries'> => ({
  payerEmail: one.payerEmail,
  payer: { name: one.payerName, email: one.payerEmail, phone: one.payerPhone },
  lastEntries: isPayer(ctx, one) && one.entries ? presentEntries(one.entries) : null,
});

const presentEntries = (entries: NonNullable<PaymentCase['entries']>): LinkCase['lastEntries'] => ({
  payerName: entries.payerName,
  payerEmail: entries.payerEmail,
  payerPhone: entries.payerPhone,
  billingAddress: entries.billingAddress,
  billingCity: entries.billingCity,
  billingCountry: entries.billingCountry,
  billingCompany: entries.billingCompany ?? '',
  billingTaxNumber: entries.billingTaxNumber ?? '',
});

const presentAmounts = (one: PaymentCase) => {
  const total = decidedTotal(one);
  return {
    paymentType: one.type,
    totalAmount: total && toDecimal(total.minor),
    amount: { min: units(one.minAmount), max: units(one.maxAmount) },
    currency: { default: one.defaultCurrency, allowed: one.allowedCurrencies, own: ownCurrencyOf(one) },
    numberOfInstallments: one.installments,
  };
};

const units = (minor: number | null) => (minor === null ? null : toDecimal(minor));

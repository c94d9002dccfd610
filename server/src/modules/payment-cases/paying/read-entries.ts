import type { InputOf } from '#contracts/endpoint.ts';
import type { processPaymentLink as call } from '#contracts/payment-cases/payment-links.ts';
import type { Currency } from '#domain/cases/case-amount.ts';
import type { PayerEntries, PaymentCase } from '../payment-cases.repository.ts';

export type LinkInput = InputOf<typeof call>;

/** The currency that was chosen, else AED where it is allowed, as specified. */
export const selectedCurrencyOf = (
  { allowedCurrencies }: Pick<PaymentCase, 'allowedCurrencies'>,
  { selectedCurrency }: Pick<LinkInput, 'selectedCurrency'>,
): Currency => selectedCurrency ?? (allowedCurrencies.includes('AED') ? 'AED' : 'EUR');

/** What is kept of a submission; the rules of the form have been asked, so the terms were agreed to. */
export const readEntries = (
  one: Pick<PaymentCase, 'allowedCurrencies'>,
  input: LinkInput,
  now: Date,
): PayerEntries => ({
  payerName: input.payerName.trim(),
  payerEmail: input.payerEmail.trim().toLowerCase(),
  payerPhone: input.payerPhone.trim(),
  billingAddress: input.billingAddress.trim(),
  billingCity: input.billingCity.trim(),
  billingCountry: input.billingCountry.trim(),
  billingCompany: input.billingCompany.trim(),
  billingTaxNumber: input.billingTaxNumber.trim(),
  selectedCurrency: selectedCurrencyOf(one, input),
  termsAcceptedAt: now.toISOString(),
});

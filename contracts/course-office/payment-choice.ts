import type { PAYMENT_CHOICES } from '../courses/course-options.ts';

// Plain, so that a page can ask without the validator.

export type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

type Flags = { acceptFullPayment: boolean; acceptDeposit: boolean; acceptInstallments: boolean };

/** What the form's single choice shows of flags that may be several. */
export const choiceOf = ({
  acceptDeposit,
  acceptInstallments,
}: Omit<Flags, 'acceptFullPayment'>): PaymentChoice =>
  acceptDeposit ? 'deposit' : acceptInstallments ? 'installments' : 'full';

/** What choosing one says about all three. */
export const flagsOf = (chosen: PaymentChoice): Flags => ({
  acceptFullPayment: chosen === 'full',
  acceptDeposit: chosen === 'deposit',
  acceptInstallments: chosen === 'installments',
});

import { basisPoints } from '#domain/money/money.ts';
import type { DemoCourse } from './demo-course.ts';

/** At once, or a share now and the rest so many days before the start. */
export const fullOrDeposit = (percent: number, remainingDueDays: number): DemoCourse['paymentOptions'] => ({
  acceptFullPayment: true,
  acceptDeposit: true,
  acceptInstallments: false,
  depositBp: basisPoints(percent * 100),
  remainingDueDays,
});

/** Lunch, the handouts and a printed certificate. */
export const USUAL_INCLUSIONS: DemoCourse['inclusions'] = {
  meals: { lunch: true },
  materials: { courseMaterials: true, certificatePrinting: true, takeHome: false },
};

/** The same, and something to take home. */
export const WITH_TAKE_HOME: DemoCourse['inclusions'] = {
  meals: { lunch: true },
  materials: { courseMaterials: true, certificatePrinting: true, takeHome: true },
};

import type { CourseForm } from '#contracts/course-office/course-form.ts';
import { type BasisPoints, basisPoints } from '#domain/money/money.ts';
import { installmentShares } from '#domain/plans/plan-parts.ts';

type Structure = CourseForm['enrollment']['paymentOptions']['installmentStructure'];
export type Installment = NonNullable<Structure>['installmentPlan'][number];

const NONE = basisPoints(0);

/** What is typed and no share counts as none. */
const shareOf = ({ percentageOfTotal }: Installment): BasisPoints => {
  const bp = Math.round(Number(percentageOfTotal) * 100);
  return bp > 0 && bp <= 10_000 ? basisPoints(bp) : NONE;
};

/** Rows without a share get the one that buyers are charged. */
export const withShares = (rows: readonly Installment[]): Installment[] => {
  const charged = installmentShares(rows.map(shareOf));
  return rows.map((row, index) => ({
    ...row,
    percentageOfTotal:
      Number(row.percentageOfTotal) === 0 ? (charged[index] ?? 0) / 100 : row.percentageOfTotal,
  }));
};

const hasUsualShares = (rows: readonly Installment[]): boolean => {
  const usual = installmentShares(rows.map(() => NONE));
  return rows.every((row, index) => shareOf(row) === usual[index]);
};

/** As many rows as are wanted. Shares that nobody has chosen follow the number; chosen ones stay as they are. */
export const resized = (rows: readonly Installment[], wanted: readonly Installment[]): Installment[] =>
  hasUsualShares(rows) ? withShares(wanted.map((row) => ({ ...row, percentageOfTotal: 0 }))) : [...wanted];

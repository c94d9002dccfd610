import { describe, expect, test } from 'vitest';
import { fullCourse } from '../testing/sample-course.ts';
import { courseBodies } from './admin-course.ts';

const planned = (installmentStructure: object) => {
  const { enrollment, ...course } = fullCourse();
  const paymentOptions = { ...enrollment.paymentOptions, installmentStructure };
  return { ...course, enrollment: { ...enrollment, paymentOptions } };
};
const messages = (body: object): string[] =>
  courseBodies.InPersonCourse.safeParse(body).error?.issues.map(({ message }) => message) ?? [];

describe('a plan', () => {
  const parts = (...shares: number[]) =>
    shares.map((percentageOfTotal, index) => ({ installmentNumber: index + 1, percentageOfTotal }));
  const told = (numberOfInstallments: number, ...shares: number[]) =>
    messages(planned({ numberOfInstallments, installmentPlan: parts(...shares) }));

  test('of twelve parts is the longest, and thirds make a whole', () => {
    expect(told(12, ...Array(11).fill(8), 12)).toEqual([]);
    expect(told(13, ...Array(13).fill(7))).not.toEqual([]);
    expect(told(3, 33.33, 33.33, 33.34)).toEqual([]);
  });

  test('that does not add up, or has too many parts, is told its sum or its number', () => {
    expect(told(2, 50, 49)).toEqual(['Installments must add up to 100%, now 99%']);
    expect(told(3, 60, 41)).toEqual(['Installments must add up to 100%, now 101%']);
    expect(told(2, 50, 25, 25)).toEqual(['The plan has more than 2 installments']);
    expect([told(3, 60), told(2, 100)]).toEqual([[], []]);
  });
});

import { z } from 'zod';
import type { BasisPoints, EurMinor } from '#domain/money/money.ts';

/** Minor units to the JSON number of the specified calls: 145000 → 1450. At most two decimals by construction. */
export const toDecimal = (minor: number): number => minor / 100;

/** An amount in minor units, as our own calls carry it. */
export const minorUnits = z.number().int();

/** Cents that are not negative, as the domain counts with them. */
export const eurMinor = z
  .number()
  .int()
  .min(0)
  .refine((_): _ is number & EurMinor => true);

/** A share: hundredths of a percent. */
export const basisPoints = z
  .number()
  .int()
  .min(0)
  .max(10_000)
  .refine((_): _ is number & BasisPoints => true);

/** Whether a number of units has at most two decimals, as far as a double can tell. */
const hasCents = (units: number) => Math.abs(units * 100 - Math.round(units * 100)) < 1e-6;

/** Units of a currency as the specified calls carry them, 0 to `max` with at most two decimals, to minor units. */
export const decimalAmount = (label: string, max: number) =>
  z
    .number({ error: `${label} is required` })
    .min(0, `${label} must not be negative`)
    .max(max, `${label} can be at most ${max.toLocaleString('en')}`)
    .refine(hasCents, `${label} can have at most two decimals`)
    .transform((units) => Math.round(units * 100));

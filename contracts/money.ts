import { z } from 'zod';

/** Minor units to the JSON number of the specified calls: 145000 → 1450. At most two decimals by construction. */
export const toDecimal = (minor: number): number => minor / 100;

/** A decimal of a specified call to minor units; refuses a third decimal instead of rounding it away. */
export const decimalAmount = (message: string) =>
  z.coerce
    .number({ error: message })
    .min(0, message)
    .max(10_000_000, message)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'Please use at most two decimals',
    )
    .transform((value) => Math.round(value * 100));

/** An amount in minor units, as our own calls carry it. */
export const minorUnits = z.number().int();

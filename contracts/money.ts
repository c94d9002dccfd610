import { z } from 'zod';

/** Minor units to the JSON number of the specified calls: 145000 → 1450. At most two decimals by construction. */
export const toDecimal = (minor: number): number => minor / 100;

/** An amount in minor units, as our own calls carry it. */
export const minorUnits = z.number().int();

import { z } from 'zod';
import { storable, tick } from '../fields.ts';

/** Keys of the confirmations that were ticked; a form with one of them sends it alone. */
export const confirmationKeys = ({ atMost, length }: { atMost: number; length: number }) => {
  const key = z.string().max(length).refine(storable);
  return z.union([z.array(key).max(atMost), key.transform((only) => [only])]).default([]);
};

export const agreement = {
  agreeTerms: tick.default(false),
  confirmations: confirmationKeys({ atMost: 10, length: 60 }),
};

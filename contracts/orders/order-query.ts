import { z } from 'zod';
import { localDay, storable } from '../fields.ts';
import { orderMethod } from './checkout.ts';
import { orderStates } from './orders.ts';

export const dueStates = ['late', 'soon', 'open'] as const;
export const orderSteps = ['begun', 'placed', 'paid'] as const;

/** What a list of orders may be asked for. */
export const orderQuery = z.strictObject({
  state: z.enum(['', ...orderStates]).optional(),
  method: z.enum(['', ...orderMethod.options]).optional(),
  /** Whose they are, by the id of the person. */
  person: z.uuid('Not found').or(z.literal('')).optional(),
  course: z.string().max(100).refine(storable, 'Not found').optional(),
  q: z.string().max(100).refine(storable, 'Please remove the characters that cannot be shown').optional(),
  /** Billed to this company. */
  company: z.uuid('Not found').or(z.literal('')).optional(),
  /** Confirmed ones with an open part: overdue at the academy, due within two weeks of today and before, or any. */
  due: z.enum(['', ...dueStates]).optional(),
  /** How far they have come, drafts and ended ones too. */
  step: z.enum(['', ...orderSteps]).optional(),
  /** Begun on these days of the academy, both included. */
  from: localDay.optional(),
  to: localDay.optional(),
  cursor: z.string().max(100).optional(),
});

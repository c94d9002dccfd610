import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, localDay, optionalText, requiredText, undoneBy } from '../fields.ts';
import { minorUnits } from '../money.ts';

const promoFields = {
  code: requiredText('Code', 20)
    .regex(/^[A-Za-z0-9_-]+$/, 'Please use letters, digits, hyphens and underscores')
    .toUpperCase(),
  description: optionalText(200),
  kind: z.enum(['percent', 'amount']),
  /** Basis points where `kind` is `percent`, cents where it is `amount`. */
  value: z.number().int().positive('The discount must be greater than 0'),
  active: z.boolean().default(true),
  startsOn: localDay.nullable().default(null),
  endsOn: localDay.nullable().default(null),
  maxUses: z.number().int().positive().nullable().default(null),
  maxUsesPerUser: z.number().int().positive().nullable().default(null),
  stacksWithEarlyBird: z.boolean().default(true),
};

const promoInput = z.strictObject(promoFields).refine((v) => v.kind !== 'percent' || v.value <= 10_000, {
  path: ['value'],
  message: 'A percentage is at most 100 %',
});

export const promoCodeView = z.object({
  _id: z.string(),
  code: z.string(),
  description: z.string(),
  kind: z.enum(['percent', 'amount']),
  value: minorUnits,
  active: z.boolean(),
  startsAt: instantText.nullable(),
  endsAt: instantText.nullable(),
  maxUses: z.number().nullable(),
  maxUsesPerUser: z.number().nullable(),
  stacksWithEarlyBird: z.boolean(),
  reserved: z.number(),
  used: z.number(),
});
export type PromoCodeView = z.infer<typeof promoCodeView>;

const promoAnswer = answer({ promoCode: promoCodeView });

export const listPromoCodes = endpoint({
  summary: 'Promo codes with how often they were used',
  method: 'GET',
  path: '/api/admin/promo-codes',
  access: 'staff',
  scope: 'orders:read',
  response: answer({ promoCodes: z.array(promoCodeView) }),
});

export const createPromoCode = endpoint({
  summary: 'Add a promo code',
  method: 'POST',
  path: '/api/admin/promo-codes',
  access: 'staff',
  scope: 'orders:write',
  body: promoInput,
  response: promoAnswer,
  idempotent: true,
});

export const updatePromoCode = endpoint({
  summary: 'Change a promo code; orders that were placed with it keep their price',
  method: 'PUT',
  path: '/api/admin/promo-codes/:promoId',
  access: 'staff',
  scope: 'orders:write',
  params: z.object({ promoId: z.uuid('Not found') }),
  body: promoInput,
  response: promoAnswer,
});

export const setPromoCodeActive = endpoint({
  summary: 'Let a promo code be used, or no more; orders that were placed with it keep their price',
  method: 'POST',
  path: '/api/admin/promo-codes/:promoId/active',
  access: 'staff',
  scope: 'orders:write',
  params: z.object({ promoId: z.uuid('Not found') }),
  body: z.strictObject({ active: z.boolean(), over: z.iso.datetime().optional() }),
  response: answer({
    promoCode: promoCodeView,
    undo: undoneBy({ active: z.boolean(), over: z.string() }),
  }),
});

export const promoCodeEndpoints = {
  listPromoCodes,
  createPromoCode,
  updatePromoCode,
  setPromoCodeActive,
};

export const PAYMENT_WAYS = ['in', 'out'] as const;

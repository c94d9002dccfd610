export * from './calls.ts';
export * from './catalogue.ts';
export * from './identity.ts';
export * from './notifications.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './promotions.ts';

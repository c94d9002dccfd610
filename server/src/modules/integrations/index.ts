export { bearerFrom } from './keys/bearer.ts';
export { identifyKey } from './keys/identify-key.ts';
export { keysOfPerson } from './keys-of-person.ts';
export { createWebhookLine } from './line/webhook-line.ts';
export { resealWebhooks } from './webhooks/reseal-webhooks.ts';

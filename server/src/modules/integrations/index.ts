export { bearerFrom } from './keys/bearer.ts';
export { identifyKey } from './keys/identify-key.ts';
export { keysOfPerson } from './keys-of-person.ts';
export { resealWebhooks } from './webhooks/reseal-webhooks.ts';
export { createWebhookLine } from './webhooks/webhook-line.ts';

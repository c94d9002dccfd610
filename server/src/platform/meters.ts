import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts, whether or not somebody asks for it. Labels are ours: never what somebody has sent. */
export const meters = new Registry();
const registers = [meters];

export const callsAnswered = new Counter({
  name: 'academy_calls_total',
  help: 'Calls by status and code of their answer; those that went well have the code ok',
  labelNames: ['call', 'status', 'code'],
  registers,
});

export const callSeconds = new Histogram({
  name: 'academy_call_duration_seconds',
  help: 'How long calls took, from being let in to their answer',
  labelNames: ['call'],
  buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
  registers,
});

const SECURITY_EVENTS = [
  'login-refused',
  'limit-hit',
  'access-refused',
  'cross-site-refused',
  'callback-forged',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

const securityEvents = new Counter({
  name: 'academy_security_events_total',
  help: 'What was refused that an attack consists of; some of it is everyday',
  labelNames: ['event'],
  registers,
});
for (const event of SECURITY_EVENTS) securityEvents.inc({ event }, 0);
export const countSecurityEvent = (event: SecurityEvent): void => securityEvents.inc({ event });

const pageCacheRequests = new Counter({
  name: 'academy_page_cache_requests_total',
  help: 'Answers that are the same for everyone, by whether they were kept already',
  labelNames: ['outcome'],
  registers,
});
for (const outcome of ['hit', 'miss']) pageCacheRequests.inc({ outcome }, 0);
export const countKeptAnswer = (outcome: 'hit' | 'miss'): void => pageCacheRequests.inc({ outcome });

export const pageCacheEntries = new Gauge({
  name: 'academy_page_cache_entries',
  help: 'How many answers are kept',
  registers,
});
export const pageCacheBytes = new Gauge({
  name: 'academy_page_cache_bytes',
  help: 'How much memory the kept answers take, roughly',
  registers,
});

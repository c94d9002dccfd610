import { EVENTS_AT_A_TIME } from '#contracts/learning/event-limits.ts';
import type { LearningEvent } from '#contracts/learning/progress.ts';

/** An event as a device keeps it: whose it is, and of which course. */
export type KeptEvent = LearningEvent & { accountId: string; courseId: string };

/** As the server is told of them. */
export const asTold = (events: readonly KeptEvent[]): LearningEvent[] =>
  events.map(({ accountId: _account, courseId: _course, ...event }) => event);

/** Below what the call takes, with room for what stands around the events. */
const CALL_BYTES = 250_000;
/** Browsers refuse a beacon of 64 kB or more. */
const BEACON_BYTES = 60_000;

const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** As many of them, from the first, as one call takes; never none. */
export function firstOf(events: readonly KeptEvent[], most = EVENTS_AT_A_TIME): KeptEvent[] {
  return events.slice(0, Math.max(1, fitting(events.slice(0, most), CALL_BYTES)));
}

/** What is sent when the page is left: the newest events that a beacon can carry; null without any. */
export function beaconOf(events: readonly KeptEvent[], sentAt: number): string | null {
  const newest = events.toReversed().slice(0, EVENTS_AT_A_TIME);
  const around = bytesOf({ sentAt, events: [] });
  const carried = newest.slice(0, fitting(newest, BEACON_BYTES - around));
  return carried.length === 0 ? null : JSON.stringify({ sentAt, events: asTold(carried) });
}

/** How many of them, from the first, fit into so many bytes; each is followed by a comma. */
function fitting(events: readonly KeptEvent[], bytes: number): number {
  let used = 0;
  const tooMuch = asTold(events).findIndex((event) => {
    used += bytesOf(event) + 1;
    return used > bytes;
  });
  return tooMuch === -1 ? events.length : tooMuch;
}

import { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import type { Ctx } from './context.ts';
import { batchOf, type Job, type Payload, type Shape } from './jobs.ts';

/** Something that has happened, told to everybody who subscribes to it. */
export type Event<P extends Payload = Payload> = { event: string; payload: z.ZodType<P> };

type Declared<T extends Record<string, Shape>> = {
  readonly [Name in keyof T]: { event: string; payload: z.ZodObject<T[Name]> };
};

declare module './context.ts' {
  interface Ports {
    events: {
      /** Written for all subscribers, in the transaction: they hear of each exactly if it commits. */
      announce(db: Tx, event: Event, payloads: readonly Payload[]): Promise<void>;
    };
  }
}

/** What a module announces: by name, past tense, the ids that subscribers read the rest by. */
export const declareEvents = <T extends Record<string, Shape>>(shapes: T): Declared<T> =>
  Object.fromEntries(
    Object.entries(shapes).map(([event, shape]) => [event, { event, payload: z.object(shape) }]),
  ) as Declared<T>;

export const announce = <P extends Payload>(
  { ports, db }: Pick<Ctx, 'ports' | 'db'>,
  event: Event<P>,
  payload: NoInfer<P>,
): Promise<void> => ports.events.announce(db, event, [event.payload.parse(payload)]);

/** Several of the same by one statement for each subscriber. */
export const announceAll = async <P extends Payload>(
  { ports, db }: Pick<Ctx, 'ports' | 'db'>,
  event: Event<P>,
  payloads: readonly NoInfer<P>[],
): Promise<void> => {
  if (payloads.length === 0) return;
  await ports.events.announce(
    db,
    event,
    payloads.map((payload) => event.payload.parse(payload)),
  );
};

/**
 * A job of its own for each subscriber, by whose name its queue is called: all hear, and one that fails is tried
 * again alone.
 */
export const subscribe = <P extends Payload>(
  { event, payload }: Event<P>,
  subscriber: string,
  work: (payload: P) => Promise<void>,
): Job => ({ name: `${event}/${subscriber}`, hears: event, work: (data) => work(payload.parse(data)) });

/** The same for work that is done at once for several of an event that wait together. */
export const subscribeAll = <P extends Payload>(
  { event, payload }: Event<P>,
  subscriber: string,
  work: (payloads: P[]) => Promise<void>,
): Job => ({ name: `${event}/${subscriber}`, hears: event, ...batchOf(payload, work) });

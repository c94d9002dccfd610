import type { Queryable } from './database.ts';
import { newId } from './ids.ts';
import type { Mode } from './modes.ts';
import type { Session } from './session.ts';
import { readSettings } from './settings.ts';

export type EventType = 'session.captured' | 'session.declined' | 'session.expired' | 'refund.succeeded';

export type GatewayEvent = {
  id: string;
  type: EventType;
  createdAt: string;
  data: {
    sessionId: string;
    merchantReference: string;
    amountMinor: number;
    currency: string;
    transactionId: string | null;
    refundId?: string;
  };
};

/** `nextAt` null: nobody will send it unless asked to on the control page. */
type PlannedDelivery = {
  event: GatewayEvent;
  kind: 'genuine' | 'replay' | 'forgery';
  nextAt: Date | null;
  signedAt?: Date;
};

type Happening = {
  session: Session;
  type: EventType;
  at: Date;
  refund?: { id: string; amountMinor: number };
};

/** Long enough for the later event to be answered before the earlier one is sent. */
const REORDER_GAP_MS = 1000;
const WRONG_BY_MINOR = 100;

/** Writes what will be delivered, in the transaction of what happened: the table is the outbox. */
export async function announce(db: Queryable, happening: Happening): Promise<void> {
  const settings = await readSettings(db);
  const mode = happening.session.mode ?? settings.mode;
  const later = new Date(happening.at.getTime() + settings.delaySeconds * 1000);
  const event = describe(happening);
  const planned =
    mode === 'reordered'
      ? [{ event, kind: 'genuine' as const, nextAt: await overtake(db, happening, later) }]
      : planDeliveries(mode, event, { at: happening.at, later });
  for (const delivery of planned) {
    await db.query(
      `INSERT INTO sandbox_gateway.deliveries
         (event_id, session_id, type, body, kind, signed_at, next_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        delivery.event.id,
        happening.session.id,
        delivery.event.type,
        JSON.stringify(delivery.event),
        delivery.kind,
        delivery.signedAt ?? null,
        delivery.nextAt,
        happening.at,
      ],
    );
  }
}

function describe({ session, type, at, refund }: Happening): GatewayEvent {
  return {
    id: newId('evt'),
    type,
    createdAt: at.toISOString(),
    data: {
      sessionId: session.id,
      merchantReference: session.merchantReference,
      amountMinor: refund?.amountMinor ?? session.amountMinor,
      currency: session.currency,
      transactionId: session.transactionId,
      ...(refund ? { refundId: refund.id } : {}),
    },
  };
}

function planDeliveries(
  mode: Mode,
  event: GatewayEvent,
  times: { at: Date; later: Date },
): PlannedDelivery[] {
  const genuine: PlannedDelivery = { event, kind: 'genuine', nextAt: times.at };
  switch (mode) {
    case 'duplicate':
      return [genuine, genuine];
    case 'late':
      return [{ ...genuine, nextAt: times.later }];
    case 'lost':
      return [{ ...genuine, nextAt: null }];
    case 'replayed':
      return [genuine, { event, kind: 'replay', nextAt: times.later, signedAt: times.at }];
    case 'wrong-amount':
      return [{ ...genuine, event: withAmount(event, Math.abs(event.data.amountMinor - WRONG_BY_MINOR)) }];
    case 'forged':
      return [
        {
          event: { ...event, id: newId('evt'), type: 'session.captured' },
          kind: 'forgery',
          nextAt: times.at,
        },
        genuine,
      ];
    default:
      return [genuine];
  }
}

function withAmount(event: GatewayEvent, amountMinor: number): GatewayEvent {
  return { ...event, data: { ...event.data, amountMinor } };
}

/**
 * The first event of a session is held back. The next one goes out at once and pulls the held ones along behind it;
 * if none comes, the held one is merely late. The caller holds the session's row lock, so two events cannot both be first.
 */
async function overtake(db: Queryable, { session, at }: Happening, later: Date): Promise<Date> {
  const held = await db.query(
    `UPDATE sandbox_gateway.deliveries SET next_at = $3
     WHERE session_id = $1 AND attempts = 0 AND next_at > $2`,
    [session.id, at, new Date(at.getTime() + REORDER_GAP_MS)],
  );
  return held.rowCount ? at : later;
}

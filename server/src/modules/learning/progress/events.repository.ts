import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { LearningEvent } from '#contracts/learning/progress.ts';
import { completedSlides, learningAttempts, learningEvents, seenSlides } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';

/** An event by the clock of the server, in epoch milliseconds; somebody was there from `activeFrom` until `at`. */
export type TimedEvent = Pick<LearningEvent, 'eventId' | 'slideId' | 'kind' | 'clientSeq' | 'answer'> & {
  at: number;
  activeFrom: number;
  positionMs: number | undefined;
};

/** When a slide was completed, in epoch milliseconds. */
export type Completion = { slideId: string; at: number };

/** What an attempt has come to. */
export type Reached = Pick<
  Attempt,
  'completedAt' | 'lastSeenAt' | 'positionSlideId' | 'positionMs' | 'positionAt'
> & { completed: string[]; activeMs: number };

/** As a statement of our own answers it: instants are text. */
type AsText = {
  [Name in keyof Reached]: Reached[Name] extends Date | null ? string | null : Reached[Name];
};

const REACHED = {
  completedAt: learningAttempts.completedAt,
  lastSeenAt: learningAttempts.lastSeenAt,
  positionSlideId: learningAttempts.positionSlideId,
  positionMs: learningAttempts.positionMs,
  positionAt: learningAttempts.positionAt,
  activeMs: sql<number>`(select coalesce(sum(upper(stretch) - lower(stretch)), 0)::float8
    from unnest(${learningAttempts.active}) as stretch)`,
};

const completedIn = sql`select ${completedSlides.slideId} from ${completedSlides}
  where ${completedSlides.attemptId} = ${learningAttempts.id}`;

export const findReached = async (db: Tx | Db, attemptId: string): Promise<Reached> => {
  const [row] = await db
    .select({ ...REACHED, completed: sql<string[]>`array(${completedIn})` })
    .from(learningAttempts)
    .where(eq(learningAttempts.id, attemptId));
  if (!row) throw new Error(`there is no attempt ${attemptId}`);
  return row;
};

/** An attempt, and the slides that going on does not complete. */
type Kept = { attemptId: string; held: ReadonlySet<string> };

const completes = (held: ReadonlySet<string>) =>
  sql`kind = 'completed' and not ${JSON.stringify([...held])}::jsonb ? slide_id`;

/** `kept` are the events that were not there before: only they change anything. */
const keep = ({ attemptId, held }: Kept, events: readonly TimedEvent[]) => sql`
  with told as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as told("eventId" uuid, "slideId" text,
      kind text, "clientSeq" bigint, at bigint, "activeFrom" bigint, "positionMs" int, answer jsonb)
  ),
  kept as (
    insert into ${learningEvents}
      (id, attempt_id, kind, slide_id, at, client_seq, active_ms, position_ms, answer)
    select "eventId", ${attemptId}, kind, "slideId", to_timestamp(at / 1000.0), "clientSeq", at - "activeFrom",
      "positionMs", answer from told order by "eventId"
    on conflict (id) do nothing
    returning id, kind, slide_id, at, active_ms, position_ms
  ),
  completed as (
    insert into ${completedSlides} (attempt_id, slide_id, at)
    select ${attemptId}, slide_id, min(at) from kept where ${completes(held)} group by slide_id
    on conflict (attempt_id, slide_id) do update set at = excluded.at where excluded.at < ${completedSlides.at}
  ),
  looked_at as (
    insert into ${seenSlides} (attempt_id, slide_id, first_at, last_at, active_ms)
    select ${attemptId}, slide_id, min(at), max(at), sum(active_ms) from kept group by slide_id
    on conflict (attempt_id, slide_id) do update set
      first_at = least(${seenSlides.firstAt}, excluded.first_at),
      last_at = greatest(${seenSlides.lastAt}, excluded.last_at),
      active_ms = ${seenSlides.activeMs} + excluded.active_ms
  ),
  latest as (
    select slide_id, coalesce(position_ms, 0) as ms, at, id from kept where kind in ('seen', 'position')
    order by at desc, id desc limit 1
  )`;

/** The later one of where they were and where they are now. */
const latestPosition = sql`(
  select slide_id, ms, at, id from (
    select ${learningAttempts.positionSlideId} as slide_id, ${learningAttempts.positionMs} as ms,
      ${learningAttempts.positionAt} as at, ${learningAttempts.positionEventId} as id
    union all select slide_id, ms, at, id from latest
  ) as positions order by at desc nulls last, id desc limit 1)`;

/**
 * Keeps what an attempt's devices told, once, and says what it has come to. The attempt must be locked. All that is made
 * of the events is a set, a maximum or a union, so that neither their order nor how often they come matters.
 */
export const keepEvents = async (
  db: Tx,
  { attemptId, held }: Kept,
  events: readonly TimedEvent[],
): Promise<Reached> => {
  const { rows } = await db.execute<AsText>(sql`${keep({ attemptId, held }, events)}
    update ${learningAttempts} set
      (position_slide_id, position_ms, position_at, position_event_id) = ${latestPosition},
      last_seen_at = greatest(${learningAttempts.lastSeenAt}, (select max(at) from kept)),
      active = ${learningAttempts.active} + coalesce((
        select range_agg(int8range("activeFrom", told.at)) from told join kept on kept.id = told."eventId"
        where "activeFrom" < told.at), '{}')
    where ${learningAttempts.id} = ${attemptId}
    returning ${learningAttempts.completedAt} as "completedAt", ${learningAttempts.lastSeenAt} as "lastSeenAt",
      ${learningAttempts.positionSlideId} as "positionSlideId", ${learningAttempts.positionMs} as "positionMs",
      ${learningAttempts.positionAt} as "positionAt", ${REACHED.activeMs} as "activeMs",
      array(${completedIn} union select slide_id from kept where ${completes(held)}) as completed`);
  const [row] = rows;
  if (!row) throw new Error(`there is no attempt ${attemptId}`);
  const { completedAt, lastSeenAt, positionAt, ...rest } = row;
  return {
    ...rest,
    completedAt: toInstant(completedAt),
    lastSeenAt: toInstant(lastSeenAt),
    positionAt: toInstant(positionAt),
  };
};

const toInstant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What devices told of these slides that may complete them. */
export const listTold = async (db: Tx, attemptId: string, slideIds: readonly string[]) => {
  const rows = await db
    .select({
      slideId: learningEvents.slideId,
      kind: learningEvents.kind,
      at: learningEvents.at,
      answer: learningEvents.answer,
    })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.attemptId, attemptId),
        inArray(learningEvents.kind, ['completed', 'answer']),
        inArray(learningEvents.slideId, [...slideIds]),
      ),
    );
  return rows.map((row) => ({ ...row, answer: row.answer as LearningEvent['answer'] | null }));
};
export type Told = Awaited<ReturnType<typeof listTold>>[number];

/** A slide that was completed before stays so from then on. */
export const putCompleted = async (
  db: Tx,
  attemptId: string,
  completions: readonly Completion[],
): Promise<void> => {
  if (completions.length === 0) return;
  await db
    .insert(completedSlides)
    .values(completions.map(({ slideId, at }) => ({ attemptId, slideId, at: new Date(at) })))
    .onConflictDoUpdate({
      target: [completedSlides.attemptId, completedSlides.slideId],
      set: { at: sql`least(${completedSlides.at}, excluded.at)` },
    });
};

/** Completed with the last of these slides, unless it was before. The attempt must be locked. */
export const completeAttempt = async (
  db: Tx,
  attemptId: string,
  required: readonly string[],
): Promise<Date | null> => {
  const last = db
    .select({ at: sql`max(${completedSlides.at})` })
    .from(completedSlides)
    .where(and(eq(completedSlides.attemptId, attemptId), inArray(completedSlides.slideId, [...required])));
  const [row] = await db
    .update(learningAttempts)
    .set({ completedAt: sql`least(${learningAttempts.completedAt}, (${last}))` })
    .where(eq(learningAttempts.id, attemptId))
    .returning({ completedAt: learningAttempts.completedAt });
  return row?.completedAt ?? null;
};

/** What only said where somebody was, and when: what follows from it stands in the attempt and in the slides it has seen. */
export const deletePassingEvents = (db: Db, before: Date) =>
  db
    .delete(learningEvents)
    .where(and(inArray(learningEvents.kind, ['heartbeat', 'position']), lt(learningEvents.at, before)));

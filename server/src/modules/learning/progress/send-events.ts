import type { InputOf } from '#contracts/endpoint.ts';
import type { LearningEvent, progressEndpoints } from '#contracts/learning/progress.ts';
import { happenedAt } from '#domain/learning/event-time.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type Attempt, lockAttempts } from '../attempts/attempts.repository.ts';
import { type Learning, requireLearning } from '../attempts/require-learning.ts';
import { readVersion } from '../versions/read-version.ts';
import { knownSlides } from '../versions/versions.repository.ts';
import { findReached, type TimedEvent } from './events.repository.ts';
import { presentProgress } from './progress.present.ts';
import { recordEvents } from './record-events.ts';

type Input = InputOf<typeof progressEndpoints.sendEvents>;
type Refused = { eventId: string; reason: string };

/**
 * Takes what devices tell of the caller's attempts, once, in any order. Those of an attempt that was archived meanwhile
 * are kept with it. What can never be taken is named, so that a device does not send it for ever.
 */
export const sendEvents = async (ctx: SignedInCtx, { courseId, sentAt, events }: Input) => {
  const learning = await requireLearning(ctx, courseId, { locked: true });
  const { attempt, version } = learning;
  const attempts = await attemptsNamedIn(ctx, learning, events);
  const slides = await slidesNamedIn(ctx, learning, events);
  const refused = events.flatMap((event) => refusalOf(event, attempts, slides) ?? []);
  const isRefused = new Set(refused.map(({ eventId }) => eventId));
  const taken = new Map(
    events.filter(({ eventId }) => !isRefused.has(eventId)).map((one) => [one.eventId, one]),
  );
  let reached = null;
  for (const [id, named] of attempts) {
    const told = [...taken.values()].filter(({ attemptId }) => attemptId === id);
    if (told.length === 0) continue;
    const learned = id === attempt.id ? version : await readVersion(ctx.db, named.versionId);
    const timed = told.map((event) => timedBy(ctx.now, { event, sentAt, attempt: named }));
    const come = await recordEvents(ctx.db, { attempt: named, version: learned }, timed);
    if (id === attempt.id) reached = come;
  }
  reached ??= await findReached(ctx.db, attempt.id);
  return {
    savedIds: [...taken.keys()],
    refused,
    savedAt: ctx.now.toISOString(),
    progress: presentProgress({ attempt, version, reached }),
  };
};

/** The open one first, as everybody locks them. */
const attemptsNamedIn = async (
  { db, caller }: SignedInCtx,
  { course, attempt }: Learning,
  events: readonly LearningEvent[],
): Promise<Map<string, Attempt>> => {
  const ids = [...new Set(events.map(({ attemptId }) => attemptId))].filter((id) => id !== attempt.id);
  const archived =
    ids.length > 0 ? await lockAttempts(db, { ids, courseId: course.id, userId: caller.user.id }) : [];
  return new Map([attempt, ...archived].map((one) => [one.id, one]));
};

/** Also slides that only another version of the course has: it was learned before, or on another device. */
const slidesNamedIn = async (
  { db }: SignedInCtx,
  { course, version }: Learning,
  events: readonly LearningEvent[],
): Promise<ReadonlySet<string>> => {
  const others = [...new Set(events.map(({ slideId }) => slideId))].filter((id) => !version.slideIds.has(id));
  if (others.length === 0) return version.slideIds;
  return new Set([...version.slideIds, ...(await knownSlides(db, course.id, others))]);
};

const refusalOf = (
  { eventId, attemptId, slideId }: LearningEvent,
  attempts: ReadonlyMap<string, Attempt>,
  slides: ReadonlySet<string>,
): Refused | null => {
  if (!attempts.has(attemptId))
    return { eventId, reason: 'It belongs to somebody else, or to another course.' };
  return slides.has(slideId) ? null : { eventId, reason: `This course has no slide “${slideId}”.` };
};

type Told = { event: LearningEvent; sentAt: number; attempt: Attempt };

const timedBy = (now: Date, { event, sentAt, attempt }: Told): TimedEvent => {
  const { eventId, slideId, kind, clientSeq, clientTime, activeMs, positionMs, answer } = event;
  const earliest = attempt.startedAt.getTime();
  const at = happenedAt({ clientTime, sentAt, now: now.getTime(), earliest });
  const activeFrom = Math.max(earliest, at - activeMs);
  return { eventId, slideId, kind, clientSeq, at, activeFrom, positionMs, answer };
};

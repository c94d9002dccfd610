import type { Ctx } from '#server/calls/context.ts';
import { getCourse, listSessionHours } from '#server/modules/catalogue/index.ts';
import { localDateIn, localTimeIn } from '#server/platform/time.ts';

/** The sessions of a live course as staff move and cancel them: by its own clocks. */
export const listSessions = async ({ db }: Ctx, id: string) => {
  const course = await getCourse(db, id, 'OnlineLiveTraining');
  const { zone, enrolled } = course;
  const sessions = (await listSessionHours(db, course)).map((session) => ({
    sessionId: session.id,
    number: session.number,
    title: session.title,
    date: localDateIn(session.startsAt, zone),
    startTime: localTimeIn(session.startsAt, zone),
    endTime: localTimeIn(session.endsAt, zone),
    endsAt: session.endsAt.toISOString(),
    isCancelled: session.cancelledAt !== null,
  }));
  return { zone, enrolled, sessions };
};

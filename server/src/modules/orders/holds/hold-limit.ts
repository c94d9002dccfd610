import { DAYS_TO_LOOK, MOST_HOLDS_OF_A_COURSE, MOST_SEATS_MEANWHILE } from '#domain/licences/licence-days.ts';
import type { LicenceStanding } from '#domain/licences/licence-standing.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Order } from '../orders.repository.ts';
import { isLookedAt } from '../placing/check-licence.ts';
import { minutesOfHold } from '../placing/hold-for-transfer.ts';
import { seatsLookedAt, timesHeld } from './looked-at.repository.ts';

export const TOO_NEAR =
  'This course is too near for your license to be looked at in time. Please write to us; we try to help.';

/** How many seats of which runs somebody would have held; `except` is the order that they are of, if it was begun. */
type Wish = { userId: string; except: string | null; seats: number; runs: readonly SoldCourse[] };

/** Seats of dated courses that an order is for. */
export const seatsOf = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.filter(({ kind }) => kind !== 'ELearningCourse').flatMap(({ places }) => places).length;

/**
 * Why nothing is held for somebody while their licence is looked at, as a sentence for them; null where it is. Of several
 * orders at once each counts those before it, if asked under the lock of the person.
 */
export const findHoldLimit = async (db: Tx, wish: Wish): Promise<string | null> =>
  (await tooManySeats(db, wish)) ?? (await heldOften(db, wish));

const tooManySeats = async (db: Tx, { seats, ...person }: Wish): Promise<string | null> => {
  const others = await seatsLookedAt(db, person);
  if (seats + others <= MOST_SEATS_MEANWHILE) return null;
  const held = others > 0 ? `${others} of them are held already` : `this order has ${seats}`;
  const wayOut = seats > 1 ? 'choose fewer' : 'give one of them up under Orders';
  return `We hold up to ${MOST_SEATS_MEANWHILE} seats for you while we look at your license, and ${held}. Please ${wayOut}, or wait until we have written to you.`;
};

const heldOften = async (db: Tx, { runs, ...person }: Wish): Promise<string | null> => {
  const times = await timesHeld(db, { ...person, courseIds: runs.map((run) => run.id) });
  const often = runs.find((run) => (times.get(run.id) ?? 0) >= MOST_HOLDS_OF_A_COURSE);
  return often
    ? `${often.title} was held for you ${MOST_HOLDS_OF_A_COURSE} times while we looked at a license. Please wait until yours is accepted: you can book then, while seats are left.`
    : null;
};

type Foretold = { userId: string; course: SoldCourse; order: Order | null; licence: LicenceStanding };

/** The same before anything is pressed, with one seat where no order was begun; null where nothing would have to wait. */
export const foretellHold = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { userId, course, order, licence }: Foretold,
): Promise<string | null> => {
  const isHeld = order !== null && isLookedAt(order);
  if (licence !== 'awaiting' || course.kind === 'ELearningCourse' || isHeld) return null;
  if (minutesOfHold(now, [course], DAYS_TO_LOOK) === null) return TOO_NEAR;
  const seats = order ? seatsOf(order) : 1;
  return findHoldLimit(db, { userId, except: order?.id ?? null, seats, runs: [course] });
};

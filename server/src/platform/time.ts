import { Temporal } from 'temporal-polyfill';

/** Where the academy has its seat and keeps its books; a course has the calendar of its venue. */
export const ACADEMY_ZONE = 'Asia/Dubai';

/**
 * The instant of a wall clock `HH:MM[:SS]` on a day `YYYY-MM-DD` in an IANA zone. A time that the clocks skip is
 * taken as if they had not yet been changed; of one that they repeat, the first is meant.
 */
export const instantOf = (localDate: string, time: string, zone: string): Date =>
  toDate(Temporal.PlainDate.from(localDate).toZonedDateTime({ timeZone: zone, plainTime: time }));

/**
 * All instants that a wall clock may mean: two where the clocks repeat it, and none where they skip it, for which
 * `instantOf` still has one.
 */
export const instantsOf = (localDate: string, time: string, zone: string): Date[] => {
  const asked = Temporal.PlainDate.from(localDate).toPlainDateTime(time);
  const meant = (['earlier', 'later'] as const)
    .map((disambiguation) => asked.toZonedDateTime(zone, { disambiguation }))
    .filter((moment) => moment.toPlainDateTime().equals(asked))
    .map(toDate);
  return meant.filter((one, at) => at === 0 || one.getTime() !== meant[0]?.getTime());
};

/** The last millisecond of a day in a zone, also where the clocks change at midnight. */
export const endOfDayIn = (localDate: string, zone: string): Date =>
  toDate(
    Temporal.PlainDate.from(localDate).add({ days: 1 }).toZonedDateTime(zone).subtract({ milliseconds: 1 }),
  );

/** The day `YYYY-MM-DD` that it is in a zone at an instant. */
export const localDateIn = (instant: Date, zone: string): string =>
  inZone(instant, zone).toPlainDate().toString();

/** The wall clock `HH:MM` in a zone at an instant. */
export const localTimeIn = (instant: Date, zone: string): string =>
  inZone(instant, zone).toPlainTime().toString({ smallestUnit: 'minute' });

const inZone = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);

const toDate = (moment: Temporal.ZonedDateTime): Date => new Date(moment.epochMilliseconds);

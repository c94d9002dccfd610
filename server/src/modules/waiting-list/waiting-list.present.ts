import type { z } from 'zod';
import type { waitingLine } from '#contracts/waiting-list/admin-waiting-list.ts';
import type { waitedCourse, waitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { seatsLeft } from '#domain/seats/seats.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import type { PersonInLine, Standing } from './waiting.repository.ts';

type Own = { course: Run; standing: Standing };

export const presentWaited = (course: Run): z.input<typeof waitedCourse> => ({
  _id: course.id,
  kind: course.kind,
  slug: course.slug,
  code: course.code,
  title: course.title,
  city: course.city,
  startDate: course.startDate,
  endDate: course.endDate,
  venueName: course.venue.name,
  venueTimezone: course.zone,
  capacity: course.capacity,
  taken: course.taken,
  isAutomatic: course.waitlist.autoNotifyOnAvailability,
});

export const presentPlace = ({ course, standing }: Own): z.input<typeof waitingPlace> => ({
  course: presentWaited(course),
  place: standing.place,
  of: standing.of,
  joinedAt: standing.joinedAt.toISOString(),
  offer: offerOf(standing),
  isPaying: standing.isPaying,
  passedAt: standing.passedAt?.toISOString() ?? null,
});

const offerOf = ({ offeredAt, offerEndsAt }: Standing) =>
  offeredAt && offerEndsAt && { offeredAt: offeredAt.toISOString(), endsAt: offerEndsAt.toISOString() };

type Line = { course: Run; people: readonly PersonInLine[] };

export const presentLine = ({ course, people }: Line): z.input<typeof waitingLine> => ({
  isEnabled: course.waitlist.enabled,
  isAutomatic: course.waitlist.autoNotifyOnAvailability,
  maxSize: course.waitlist.maxWaitlistSize,
  seatsLeft: seatsLeft(course),
  venueTimezone: course.zone,
  people: people.map(presentPerson),
});

const presentPerson = ({ person, ...one }: PersonInLine): z.input<typeof waitingLine>['people'][number] => ({
  _id: one.id,
  ...person,
  place: one.place,
  joinedAt: one.joinedAt.toISOString(),
  state: one.isPaying ? 'paying' : one.offerEndsAt ? 'offered' : 'waiting',
  offerEndsAt: one.offerEndsAt?.toISOString() ?? null,
  passedAt: one.passedAt?.toISOString() ?? null,
});

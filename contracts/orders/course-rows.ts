import { z } from 'zod';
import { instantText, localDay, runKind } from '../fields.ts';

const count = z.number().int();

/** A run with its seats. */
export const courseRow = z.object({
  _id: z.string(),
  slug: z.string(),
  code: z.string(),
  title: z.string(),
  status: z.string(),
  effectiveStatus: z.string(),
  kind: runKind,
  city: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  capacity: z.number(),
  taken: z.number(),
  enrolled: z.number(),
});

/** One that comes next, and whether somebody has to decide on it. */
export const nextCourse = courseRow.extend({
  /** Who is on it with an account: whom letters reach. */
  participants: count,
  /** With fewer it is not held. */
  minEnrollment: count,
  /** Until when somebody has to decide on one with fewer enrolled: two weeks before it starts, unless it is decided. */
  decideBy: localDay.nullable(),
  /** It is held all the same, as somebody has decided; without letters nobody was told of it or will be. */
  heldAnyway: z
    .object({
      reason: z.string(),
      by: z.string(),
      letters: z.object({ at: instantText, areSent: z.boolean() }).nullable(),
    })
    .nullable(),
});

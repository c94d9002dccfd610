import { z } from 'zod';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { MANAGERS } from '../courses/course-options.ts';
import { answer, endpoint } from '../endpoint.ts';
import { localDay, requiredText, triedPassword } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { courseParams } from './admin-courses.ts';
import { namedByKind } from './kind-calls.ts';

// What changes a course under the people who are on it.

/** What would happen, in numbers. */
const consequences = z.object({
  /** People who are enrolled: each is mailed. */
  enrolled: z.number(),
  /** Seats that are held for a payment: they are let go. */
  held: z.number(),
  /** Received and not given back: it is refunded in full. */
  refundEur: minorUnits,
  refundAed: minorUnits,
  /** AED: captured by card and refunded by the gateway, and the rest that staff have to transfer back. */
  byCard: minorUnits,
  byTransfer: minorUnits,
  /** Paid with credit notes and not given back: it is credit again. */
  creditEur: minorUnits,
  /** Owed and not yet paid: it is no longer owed. */
  openEur: minorUnits,
});
export type CourseConsequences = z.output<typeof consequences>;

const getCourseConsequences = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary: 'Whom cancelling or postponing a course would concern, and which money',
    method: 'GET',
    path: `${MANAGERS[kind]}/:id/consequences`,
    access: 'staff',
    params: courseParams,
    response: answer({
      consequences,
      /** The login is not recent, so that cancelling asks for the password. */
      asksPassword: z.boolean(),
    }),
  });

const reason = requiredText('Reason', 500);

const cancelCourse = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary:
      'Cancel a course: everyone is mailed and refunded in full, seats are let go; with people on it only by an administrator who has logged in within 15 minutes or gives the password',
    method: 'POST',
    path: `${MANAGERS[kind]}/:id/cancel`,
    access: 'staff',
    params: courseParams,
    body: z.object({ reason, password: triedPassword.or(z.literal('')).default('') }),
    response: answer({ message: z.string(), consequences }),
    limit: { hits: 10, seconds: 60 },
  });

const postponeCourse = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary:
      'Give a course new dates: everyone is told and may withdraw free of charge; deadline and end move along unless they are named; with people on it only by an administrator',
    method: 'POST',
    path: `${MANAGERS[kind]}/:id/postpone`,
    access: 'staff',
    params: courseParams,
    body: z.object({
      newStartDate: z.iso.date('Start date is required'),
      /** The same length as before where it is left out. */
      newEndDate: localDay.nullish(),
      newRegistrationDeadline: localDay.nullish(),
      reason: reason.optional(),
    }),
    response: answer({ message: z.string(), consequences, startDate: localDay, endDate: localDay }),
  });

const callsOf = <Kind extends RunKind>(kind: Kind) => ({
  getCourseConsequences: getCourseConsequences(kind),
  cancelCourse: cancelCourse(kind),
  postponeCourse: postponeCourse(kind),
});

export const courseChangeCalls = {
  InPersonCourse: callsOf('InPersonCourse'),
  OnlineLiveTraining: callsOf('OnlineLiveTraining'),
};
export const courseChangeEndpoints = namedByKind(courseChangeCalls);

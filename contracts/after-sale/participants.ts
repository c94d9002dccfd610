import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, optionalText, requiredText } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { orderCourse } from '../orders/orders.ts';
import { licenceSeen } from './licence-seen.ts';
import { moveWish } from './move-line.ts';

// What staff do with several participants of a run at once. A line of an order stands for all of its people.

const MOST = 100;
const path = '/api/admin/in-person-courses/:courseId';

/** Lines of orders, with commas between them. */
const chosen = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(z.uuid()).max(MOST));

const lineId = z.uuid();
const participant = z.object({ lineId: z.string(), reference: z.string(), name: z.string() });

/** What becomes of each: one that is refused holds up no other. */
const results = z.array(participant.extend({ done: z.boolean(), message: z.string() }));
export type ParticipantResult = z.output<typeof results>[number];

const adminListRuns = endpoint({
  summary: 'Other runs of the series of a course that can be bought now',
  method: 'GET',
  path: `${path}/other-runs`,
  access: 'staff',
  params: courseParams,
  response: answer({ runs: z.array(z.object({ course: orderCourse, seatsLeft: minorUnits })) }),
});

const move = participant.extend({
  /** By the rules of today; null where they do not allow it, with the reason. */
  figures: z
    .object({ feeEur: minorUnits, differenceEur: z.int(), payEur: minorUnits, backEur: minorUnits })
    .nullable(),
  obstacle: z.string().nullable(),
  /** Why their licenses do not do for that run; null where they do. Staff may have seen them. */
  licence: z.string().nullable(),
  /** Whether an administrator can move them where nothing is asked for and nothing goes back. */
  canBeFree: z.boolean(),
});
export type ParticipantMove = z.output<typeof move>;

const adminListMoves = endpoint({
  summary: 'What moving these participants to another run would cost each of them today',
  method: 'GET',
  path: `${path}/moves`,
  access: 'staff',
  scope: 'participants:read',
  params: courseParams,
  query: z.object({ lines: chosen, toCourseId: lineId }),
  response: answer({ places: z.array(move) }),
});

export const adminMoveParticipants = endpoint({
  summary: 'Move participants of a run to another one, for the figures that were shown',
  method: 'POST',
  path: `${path}/move-participants`,
  access: 'staff',
  params: courseParams,
  body: z.strictObject({
    places: z
      .array(z.strictObject({ lineId, payEur: moveWish.payEur, backEur: moveWish.backEur }))
      .min(1, 'Please choose somebody')
      .max(MOST),
    toCourseId: moveWish.courseId,
    /** By an administrator: nothing is asked for, and nothing goes back. */
    isFree: z.boolean().default(false),
    licenceSeen,
    reason: optionalText(300),
  }),
  response: answer({ message: z.string(), results }),
  idempotent: true,
});

const cancellation = participant.extend({
  paidEur: minorUnits,
  /** By the policy of today; null where they cannot be taken off here, with the reason. */
  figures: z
    .object({ refundEur: minorUnits, creditEur: minorUnits, keptEur: minorUnits, droppedEur: minorUnits })
    .nullable(),
  obstacle: z.string().nullable(),
});
export type ParticipantCancellation = z.output<typeof cancellation>;

const adminListCancellations = endpoint({
  summary: 'What cancelling the places of these participants would give back to each of them today',
  method: 'GET',
  path: `${path}/cancellations`,
  access: 'staff',
  scope: 'participants:read',
  params: courseParams,
  query: z.object({ lines: chosen }),
  response: answer({ places: z.array(cancellation) }),
});

export const adminCancelParticipants = endpoint({
  summary: 'Take participants off a run, for what was shown: by the policy or, as an administrator, for all',
  method: 'POST',
  path: `${path}/cancel-participants`,
  access: 'staff',
  params: courseParams,
  body: z.strictObject({
    places: z
      .array(z.strictObject({ lineId, refundEur: minorUnits, creditEur: minorUnits }))
      .min(1, 'Please choose somebody')
      .max(MOST),
    /** By an administrator: everything that was paid goes back the way it was paid. */
    isAllBack: z.boolean().default(false),
    reason: requiredText('Reason', 300),
  }),
  response: answer({ message: z.string(), results }),
  idempotent: true,
});

export const participantEndpoints = {
  adminListRuns,
  adminListMoves,
  adminMoveParticipants,
  adminListCancellations,
  adminCancelParticipants,
};

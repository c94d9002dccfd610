import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText, requiredText } from '../fields.ts';

/** Somebody in the line of a course, first to last. */
export const personInLine = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  place: z.number(),
  joinedAt: instantText,
  /** `paying`: an order has taken the seat that was offered. */
  state: z.enum(['waiting', 'offered', 'paying']),
  offerEndsAt: instantText.nullable(),
  /** When they last let a seat pass. */
  passedAt: instantText.nullable(),
});
export type PersonInLine = z.infer<typeof personInLine>;

export const waitingLine = z.object({
  isEnabled: z.boolean(),
  /** Off: staff offer by hand. */
  isAutomatic: z.boolean(),
  maxSize: z.number(),
  seatsLeft: z.number(),
  venueTimezone: z.string(),
  people: z.array(personInLine),
});
export type WaitingLine = z.infer<typeof waitingLine>;

const adminGetWaitingList = endpoint({
  summary: 'Who waits for a seat of a course, first to last',
  method: 'GET',
  path: '/api/admin/courses/:courseId/waiting-list',
  access: 'staff',
  scope: 'participants:read',
  params: courseParams,
  response: answer({ waitingList: waitingLine }),
});

const offerSeatByHand = endpoint({
  summary: 'Offer a free seat to somebody in line, who is told by letter',
  method: 'POST',
  path: '/api/admin/courses/:courseId/waiting-list/offers',
  access: 'staff',
  params: courseParams,
  body: z.strictObject({ waitingId: z.uuid('Please choose somebody from the list') }),
  response: answer({ message: z.string(), waitingList: waitingLine }),
});

const reorderWaitingList = endpoint({
  summary: 'Write the line of a course anew: everybody in it, first to last, and why',
  method: 'POST',
  path: '/api/admin/courses/:courseId/waiting-list/reorder',
  access: 'staff',
  params: courseParams,
  body: z.strictObject({
    waitingIds: z.array(z.uuid('Please choose somebody from the list')).max(1000),
    reason: requiredText('Reason', 300),
  }),
  response: answer({ message: z.string(), waitingList: waitingLine }),
});

const removeFromWaitingList = endpoint({
  summary:
    'Take somebody off the waiting list of a course, who is told by letter; a seat that is offered goes to the next',
  method: 'POST',
  path: '/api/admin/courses/:courseId/waiting-list/remove',
  access: 'staff',
  params: courseParams,
  body: z.strictObject({
    waitingId: z.uuid('Please choose somebody from the list'),
    reason: requiredText('Reason', 300),
  }),
  response: answer({ message: z.string(), waitingList: waitingLine }),
});

export const adminWaitingListEndpoints = {
  adminGetWaitingList,
  offerSeatByHand,
  reorderWaitingList,
  removeFromWaitingList,
};

import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { courseParams, instantText, localDay, runKind } from '../fields.ts';

/** A course that has, or may have, a line before it. */
export const waitedCourse = z.object({
  _id: z.string(),
  kind: runKind,
  slug: z.string(),
  code: z.string(),
  title: z.string(),
  city: z.string(),
  startDate: localDay.nullable(),
  endDate: localDay.nullable(),
  venueName: z.string(),
  venueTimezone: z.string(),
  capacity: z.number(),
  /** Those that are offered among them. */
  taken: z.number(),
  /** A seat that comes free is offered by itself; else the course office offers it, and it is on sale meanwhile. */
  isAutomatic: z.boolean(),
});
export type WaitedCourse = z.infer<typeof waitedCourse>;

/** The own place in the line of a course; it names nobody else. */
export const waitingPlace = z.object({
  course: waitedCourse,
  /** 1 is next. */
  place: z.number(),
  of: z.number(),
  joinedAt: instantText,
  /** The seat that is held for this person until then; the checkout of the course takes it. */
  offer: z.object({ offeredAt: instantText, endsAt: instantText }).nullable(),
  /** Their order has taken the seat and waits for its payment. */
  isPaying: z.boolean(),
  /** When they last let a seat pass. */
  passedAt: instantText.nullable(),
});
export type WaitingPlace = z.infer<typeof waitingPlace>;

const joinWaitingList = endpoint({
  summary: 'Wait in line for a seat of a full course; who waits already keeps their place',
  method: 'POST',
  path: '/api/waiting-places/:courseId/join',
  access: 'signed-in',
  params: courseParams,
  response: answer({ message: z.string(), waitingPlace }),
});

const listWaitingPlaces = endpoint({
  summary: 'The courses that a person waits for, with their places and offers',
  method: 'GET',
  path: '/api/waiting-places',
  access: 'signed-in',
  response: answer({ waitingPlaces: z.array(waitingPlace) }),
});

const getWaitingPlace = endpoint({
  summary:
    'The own place in the line of a course; `obstacle` says why nobody can join it, or why it offers no seat any more',
  method: 'GET',
  path: '/api/waiting-places/:courseId',
  access: 'signed-in',
  params: courseParams,
  response: answer({
    course: waitedCourse,
    waitingPlace: waitingPlace.nullable(),
    obstacle: z.string().nullable(),
    /** A seat is free for everybody: nobody need wait. */
    isEnrollable: z.boolean(),
  }),
});

/** Public, so that a page that everybody shares may ask who is reading it. */
const findOwnWaiting = endpoint({
  summary: 'The own place in the line of a course; null for who has none, and for strangers',
  method: 'GET',
  path: '/api/waiting-places/:courseId/own',
  access: 'public',
  params: courseParams,
  response: answer({ waitingPlace: waitingPlace.nullable() }),
});

const declineOffer = endpoint({
  summary: 'Give an offered seat to the next at once, and stay in line behind them',
  method: 'POST',
  path: '/api/waiting-places/:courseId/decline',
  access: 'signed-in',
  params: courseParams,
  response: done,
});

const leaveWaitingList = endpoint({
  summary: 'Leave the line of a course; a seat that is offered goes to the next',
  method: 'POST',
  path: '/api/waiting-places/:courseId/leave',
  access: 'signed-in',
  params: courseParams,
  response: done,
});

export const waitingListEndpoints = {
  joinWaitingList,
  listWaitingPlaces,
  getWaitingPlace,
  findOwnWaiting,
  declineOffer,
  leaveWaitingList,
};

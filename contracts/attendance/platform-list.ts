import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, isZone, optionalText } from '../fields.ts';
import { LARGEST_LIST, LIST_MATCHES, LIST_PLATFORMS, LIST_PROBLEMS } from './platform-list-options.ts';

// What the platform of a live session says of who was there, in a file that staff or who teaches upload.

const LONGEST_FILE = Math.ceil(LARGEST_LIST / 3) * 4;

const list = {
  sessionId: z.uuid(),
  /** In which its clocks are read, unless it says its zone itself. */
  zone: z.string().max(40).refine(isZone, 'Please choose a time zone from the list'),
  /** As it was downloaded, as Base64. */
  file: z.base64().min(1, 'This file is empty').max(LONGEST_FILE, 'A list has at most 5 MB'),
};
const limit = { hits: 120, seconds: 60, accountHits: 30 };

const previewPlatformList = endpoint({
  summary:
    'What a list of the platform says of a live session: who is known by address, who may be meant by name, and the minutes of each. Nothing is kept',
  method: 'POST',
  path: '/api/admin/live-courses/:courseId/attendance/platform-list/preview',
  access: 'instructor',
  params: courseParams,
  body: z.strictObject(list),
  bodyLimit: LONGEST_FILE + 1_000,
  response: answer({
    platform: z.enum(LIST_PLATFORMS),
    /** It only says who came first and left last. */
    isCoarse: z.boolean(),
    /** The zone that was chosen was not asked for. */
    hasOwnZone: z.boolean(),
    people: z.array(
      z.object({
        /** Names them where somebody is chosen for them. */
        key: z.string(),
        name: z.string(),
        email: z.string(),
        /** In how many rows they are. */
        rows: z.number(),
        /** Within the hours of the session. */
        minutes: z.number(),
        by: z.enum(LIST_MATCHES),
        /** By address. */
        enrolmentId: z.string().nullable(),
        /** By name: nobody is taken for one of them unless they are chosen. */
        mayBe: z.array(z.string()),
      }),
    ),
    /** Who takes part; what counts of each in this session before the list is taken over. */
    participants: z.array(
      z.object({
        enrolmentId: z.string(),
        name: z.string(),
        email: z.string(),
        minutes: z.number(),
        /** Somebody has noted them by hand, which overrules every list. */
        isNoted: z.boolean(),
      }),
    ),
    problems: z.array(z.object({ line: z.number(), problem: z.enum(LIST_PROBLEMS) })),
    /** Rows with times that the clocks have twice, or skip, on that day. */
    repeated: z.number(),
    skipped: z.number(),
  }),
  limit,
});

const takeOverPlatformList = endpoint({
  summary:
    'Take over a list of the platform for a live session, instead of the one that was taken over before; the same one again changes nothing',
  method: 'POST',
  path: '/api/admin/live-courses/:courseId/attendance/platform-list',
  access: 'instructor',
  params: courseParams,
  body: z.strictObject({
    ...list,
    fileName: optionalText(200),
    /** Whom somebody on the list was said to be. */
    chosen: z.array(z.strictObject({ key: z.string().max(500), enrolmentId: z.uuid() })).max(5_000),
  }),
  bodyLimit: LONGEST_FILE + 1_000_000,
  response: answer({
    /** Who has minutes by it. */
    people: z.number(),
    /** Whose presence it has changed, also by no longer naming them. */
    changed: z.number(),
    /** Whose minutes were left out in part: they were counted in another course then. */
    elsewhere: z.number(),
  }),
  limit,
});

export const platformListEndpoints = { previewPlatformList, takeOverPlatformList };

import { z } from 'zod';
import { PRESENCE_SOURCES } from '#domain/live/presence.ts';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText } from '../fields.ts';
import { ownRecording } from './recordings.ts';

// The page that a live course is joined from. The platform’s address is in no answer: whoever joins is sent on.

/** `participant`: enrolled now. `host`: teaches it, or is of the staff. Others are told when it is, and nothing else. */
export const LIVE_ROLES = ['participant', 'host', 'stranger'] as const;

/** Why somebody was not sent on to the platform. */
export const JOIN_REFUSALS = [
  'too-early',
  'over',
  'cancelled',
  'not-enrolled',
  'not-yours',
  'no-address',
] as const;
export type JoinRefusal = (typeof JOIN_REFUSALS)[number];

const sessionHours = z.object({
  sessionId: z.string(),
  /** From 1 on. */
  number: z.number(),
  title: z.string(),
  startsAt: instantText,
  endsAt: instantText,
  isCancelled: z.boolean(),
});

const shownSession = sessionHours.extend({
  cancelReason: z.string(),
  /** When it was to be held before it was last moved; null where it was not. */
  movedFrom: z.object({ startsAt: instantText, endsAt: instantText }).nullable(),
  /** Sends on to the platform while it may be joined; made for the caller alone, null for strangers. */
  joinPath: z.string().nullable(),
  /** Participants who have joined. */
  joined: z.number(),
  /** Who teaches it, or staff, went in from here as the host, from a quarter of an hour before on. */
  isHostIn: z.boolean(),
  programme: z.array(z.object({ at: instantText, title: z.string(), minutes: z.number() })),
  /** When the caller was in. */
  presence: z.array(
    z.object({
      from: instantText,
      until: instantText,
      source: z.enum(PRESENCE_SOURCES),
      isOtherDevice: z.boolean(),
    }),
  ),
  /** Those that count. */
  minutes: z.number(),
  /** The minutes are what staff have noted. */
  isNoted: z.boolean(),
  /** Null while there is none for the caller. */
  recording: ownRecording.nullable(),
});

const getLiveSession = endpoint({
  summary: 'A live course to be joined: one of its sessions, and when the caller was in it',
  method: 'GET',
  path: '/api/live/:courseId',
  access: 'signed-in',
  params: courseParams,
  query: z.object({ session: z.coerce.number().int().min(1).max(400).optional().catch(undefined) }),
  response: answer({
    now: instantText,
    role: z.enum(LIVE_ROLES),
    /** By whose clocks letters tell the caller the hours; empty where nobody has said. */
    ownZone: z.string(),
    course: z.object({
      slug: z.string(),
      code: z.string(),
      title: z.string(),
      /** The organizer’s. */
      zone: z.string(),
      displayZones: z.array(z.string()),
      platform: z.string(),
      teachers: z.array(z.string()),
      enrolled: z.number(),
    }),
    sessions: z.array(sessionHours),
    /** Null where none has been set yet. */
    session: shownSession.nullable(),
    /** What goes with it. */
    facts: z.object({
      documents: z.array(z.object({ url: z.string(), name: z.string() })),
      minimumAttendance: z.number(),
      hasCertificate: z.boolean(),
      cpdPoints: z.number().nullable(),
      /** The caller’s certificate, once there is one. */
      certificateNumber: z.string().nullable(),
      recordingMonths: z.number().nullable(),
      email: z.string(),
      phone: z.string(),
    }),
  }),
});

export const liveSessionEndpoints = { getLiveSession };

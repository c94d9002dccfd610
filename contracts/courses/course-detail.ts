import { z } from 'zod';
import { instantText } from '../fields.ts';
import { basisPoints, eurMinor } from '../money.ts';
import { CERTIFICATE_TYPES, EXPERIENCE_LEVELS, VENUE_TYPES } from './course-options.ts';
import { badge, courseSummary } from './course-summary.ts';
import { instructorDetail } from './instructors.ts';

// What visitors are told of a course: each field is named here. Many are stored under the same names, and are not
// taken over from there, so that a field of the course form is public only once somebody has written it down twice.

const texts = z.array(z.string());

const schedule = z.object({
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  registrationDeadline: z.string().nullable(),
  duration: z.string(),
  totalHours: z.number(),
  displayTimezones: texts,
  language: z.string(),
  agenda: z.array(
    z.object({ time: z.string(), title: z.string(), minutes: z.number(), handsOn: z.boolean() }),
  ),
  venueTimezone: z.string(),
  timeSlots: z.object({ startTime: z.string(), endTime: z.string(), lunchBreak: z.string() }),
  startTime: z.string(),
  endTime: z.string(),
});

const venue = z.object({
  name: z.string(),
  address: z.string(),
  type: z.enum(VENUE_TYPES),
  facilities: texts,
  mapUrl: z.string(),
  parkingAvailable: z.boolean(),
  city: z.string(),
  country: z.string(),
});

const contact = z.object({
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  registrationUrl: z.string(),
  supportHours: z.string(),
});

const picture = z.object({
  url: z.string(),
  alt: z.string(),
  /** Pixels, so that a page keeps the room; null for what is not kept here. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Widths in which it can be asked for, by `?w=`. */
  widths: z.array(z.number()),
});
export type CoursePicture = z.output<typeof picture>;
const download = z.object({
  url: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number().nullable(),
});

/** Documents are for participants, so visitors are told only of those that promote the course. */
const media = z.object({
  mainImage: picture,
  images: z.array(picture),
  videos: z.array(download),
  links: z.array(z.object({ title: z.string(), url: z.string(), type: z.string() })),
  promotional: z.object({ brochureUrl: z.string(), videoUrl: z.string(), catalogUrl: z.string() }),
});

const content = z.object({
  objectives: texts,
  targetAudience: texts,
  experienceLevel: z.enum(EXPERIENCE_LEVELS),
  prerequisites: texts,
  technicalRequirements: texts,
  modules: z.array(
    z.object({ title: z.string(), description: z.string(), duration: z.string(), order: z.number() }),
  ),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const practical = z.object({
  hasHandsOn: z.boolean(),
  procedures: texts,
  equipment: texts,
  trainingType: texts,
  /** Instructors to students, as `1:4`. */
  studentRatio: z.string(),
  safetyRequirements: z.object({
    ppeRequired: z.boolean(),
    healthClearance: z.boolean(),
    insuranceRequired: z.boolean(),
  }),
  /** 4 of `1:4`. */
  participantsPerInstructor: z.number().nullable(),
});

const certification = z.object({
  enabled: z.boolean(),
  type: z.enum(CERTIFICATE_TYPES),
  issuingAuthorityId: z.string().nullable(),
  issuingAuthority: z.string(),
  certificationBodies: z.array(
    z.object({ bodyId: z.string().nullable(), name: z.string(), role: z.string() }),
  ),
  requirements: z.object({
    minimumAttendance: z.number(),
    minimumScore: z.number(),
    practicalRequired: z.boolean(),
    examRequired: z.boolean(),
    videoSubmissionRequired: z.boolean(),
  }),
  validity: z.object({ isLifetime: z.boolean(), years: z.number().nullable() }),
  features: z.object({ digitalBadge: z.boolean(), qrVerification: z.boolean(), autoGenerate: z.boolean() }),
  cpdPoints: z.number().nullable(),
  description: z.string(),
  /** Years; null where it does not end, or nobody says when. */
  validityPeriod: z.number().nullable(),
});

const inclusions = z.object({
  meals: z.object({ breakfast: z.boolean(), lunch: z.boolean(), coffee: z.boolean(), dietaryOptions: texts }),
  accommodation: z.object({ included: z.boolean(), assistanceProvided: z.boolean(), partnerHotels: texts }),
  materials: z.object({
    courseMaterials: z.boolean(),
    certificatePrinting: z.boolean(),
    practiceSupplies: z.boolean(),
    takeHome: z.boolean(),
  }),
  services: z.object({
    airportTransfer: z.boolean(),
    localTransport: z.boolean(),
    translation: z.boolean(),
  }),
});

/** Fees are cents, days are before the start; a rule holds from its day on until the next one's. */
const policy = z.object({
  cancellation: z.array(
    z.object({ fromDaysBefore: z.number(), refundBp: basisPoints, creditNoteBp: basisPoints }),
  ),
  academyCancellationRefundBp: basisPoints,
  /** `fee` null: not permitted. */
  rescheduling: z.array(z.object({ fromDaysBefore: z.number(), fee: eurMinor.nullable() })),
  transfer: z.object({ fee: eurMinor, fromDaysBefore: z.number() }),
  creditNoteMonths: z.number(),
});

/** With what they are on this course. */
const teacher = instructorDetail.extend({ role: z.string() });

/** A drafted course is never here: it looks like a missing one. One that is cancelled keeps its page. */
const runDetail = courseSummary.extend({
  /** Slug of what this is a run of; the list can be asked for all runs of it. */
  series: z.string(),
  detailBadge: badge,
  rating: z.object({ mean: z.number(), count: z.number() }).nullable(),
  schedule,
  venue,
  contact,
  media,
  /** The main image, also here, where the specification lists it. */
  coverImage: z.string(),
  content,
  practical,
  certification,
  inclusions,
  attendance: z.object({ minimumRequired: z.number() }),
  waitlist: z.object({ enabled: z.boolean(), autoNotifyOnAvailability: z.boolean() }),
  eligibility: z.object({
    requiresInsurance: z.boolean(),
    requiresHealthClearance: z.boolean(),
    /** Only who proves one of these by a license may take part; empty where nobody is asked for one. */
    professions: z.array(z.string()),
  }),
  policy,
  /** Whether participants are asked for a review, and may stay unnamed in it. */
  reviews: z.object({
    enabled: z.boolean(),
    requireVerifiedEnrollment: z.boolean(),
    allowAnonymous: z.boolean(),
  }),
  instructorDetails: z.object({
    primary: teacher.nullable(),
    additional: z.array(teacher),
  }),
});
/** What both kinds of run tell. */
export type RunDetail = z.infer<typeof runDetail>;

export const courseDetail = runDetail.extend({ kind: z.literal('InPersonCourse') });
export type InPersonDetail = z.infer<typeof courseDetail>;

/** An hour of a live course. What leads in is told to participants only, and nowhere here. */
export const liveSession = z.object({
  /** From 1. */
  number: z.number(),
  title: z.string(),
  /** Day and hours on the clocks of the course's zone; the instants say the same for everybody else. */
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  startsAt: instantText,
  endsAt: instantText,
  isCancelled: z.boolean(),
});
export type LiveSessionView = z.infer<typeof liveSession>;

export const liveCourseDetail = runDetail.extend({
  kind: z.literal('OnlineLiveTraining'),
  live: z.object({
    /** Where it takes place, as people call it; empty while that is open. */
    platform: z.string(),
    /** How long participants can see recordings after the last session; null where none are made. */
    recordingMonths: z.number().nullable(),
  }),
  sessions: z.array(liveSession),
});
export type LiveDetail = z.infer<typeof liveCourseDetail>;

/** The page of a run, in person or live. */
export type CourseDetail = InPersonDetail | LiveDetail;

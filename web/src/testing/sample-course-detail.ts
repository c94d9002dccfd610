import { blankCourse } from '#contracts/course-office/course-form.ts';
import type { InPersonDetail, LiveDetail } from '#contracts/courses/course-detail.ts';
import { fullCourse } from '#contracts/testing/sample-course.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { sampleCourse } from './sample-course.ts';

const course = sampleCourse({ title: 'Botulinum Toxin', start: '2027-04-09', end: '2027-04-10' });

const blank = blankCourse();

/** For tests: a course of which only the least is known. */
export const sampleDetail: InPersonDetail = {
  ...course,
  kind: 'InPersonCourse',
  detailBadge: { kind: 'open', label: 'Open for Enrollment' },
  rating: null,
  schedule: { ...blank.schedule, ...course.schedule, startTime: '', endTime: '' },
  venue: { ...blank.venue, city: 'Dubai', country: 'United Arab Emirates' },
  contact: { ...blank.contact, whatsapp: '+971 50 111 2233' },
  media: {
    ...blank.media,
    mainImage: { url: '', alt: '', width: null, height: null, widths: [] },
    images: [],
    videos: [],
  },
  coverImage: '',
  series: 'botox-professional-training',
  content: blank.content,
  practical: { ...blank.practical, hasHandsOn: true, participantsPerInstructor: 4 },
  certification: {
    ...blank.certification,
    enabled: true,
    validity: { isLifetime: false, years: 1 },
    validityPeriod: 1,
    requirements: { ...blank.certification.requirements, practicalRequired: true },
  },
  inclusions: {
    ...blank.inclusions,
    meals: { ...blank.inclusions.meals, lunch: true },
    materials: { ...blank.inclusions.materials, courseMaterials: true },
  },
  attendance: { minimumRequired: 80 },
  waitlist: { enabled: false, autoNotifyOnAvailability: false },
  eligibility: { requiresInsurance: false, requiresHealthClearance: false, professions: [] },
  reviews: { enabled: true, requireVerifiedEnrollment: true, allowAnonymous: false },
  policy: {
    ...DEFAULT_POLICY,
    cancellation: [...DEFAULT_POLICY.cancellation],
    rescheduling: [...DEFAULT_POLICY.rescheduling],
  },
  instructorDetails: { primary: null, additional: [] },
};

/** For tests: a live course of two sessions, the second of which is cancelled. */
export const liveDetail: LiveDetail = {
  ...sampleDetail,
  kind: 'OnlineLiveTraining',
  slug: 'case-evenings',
  schedule: {
    ...sampleDetail.schedule,
    venueTimezone: 'Europe/Vienna',
    startDate: '2027-03-27',
    endDate: '2027-03-30',
  },
  venue: { ...sampleDetail.venue, city: '', country: '' },
  practical: { ...sampleDetail.practical, hasHandsOn: false },
  live: { platform: 'Zoom', recordingMonths: 3 },
  sessions: [
    {
      number: 1,
      title: 'The first hour',
      date: '2027-03-27',
      startTime: '18:00',
      endTime: '19:30',
      startsAt: '2027-03-27T17:00:00.000Z',
      endsAt: '2027-03-27T18:30:00.000Z',
      isCancelled: false,
    },
    {
      number: 2,
      title: '',
      date: '2027-03-30',
      startTime: '18:00',
      endTime: '19:30',
      startsAt: '2027-03-30T16:00:00.000Z',
      endsAt: '2027-03-30T17:30:00.000Z',
      isCancelled: true,
    },
  ],
};

const full = fullCourse();
const room = {
  url: '/files/images/room.webp',
  alt: 'The room',
  width: 2000,
  height: 1500,
  widths: [320, 1280],
};

/** For tests: a course in which staff have filled in every field, with files that are kept here and elsewhere. */
export const fullDetail: InPersonDetail = {
  ...sampleDetail,
  schedule: { ...full.schedule, startTime: '08:30', endTime: '18:15' },
  venue: full.venue,
  contact: full.contact,
  content: full.content,
  practical: { ...full.practical, participantsPerInstructor: 4 },
  certification: { ...full.certification, validityPeriod: null },
  inclusions: full.inclusions,
  attendance: { minimumRequired: 95 },
  waitlist: { enabled: true, autoNotifyOnAvailability: true },
  media: {
    mainImage: { ...room, url: '/files/images/hall.webp', alt: 'The hall' },
    images: [
      room,
      { url: 'https://pictures.example/door.jpg', alt: 'The door', width: null, height: null, widths: [] },
    ],
    videos: [
      { url: '/files/videos/tour.mp4', name: 'A tour', type: 'video/mp4', bytes: 5_000_000 },
      { url: 'https://videos.example/tour.mp4', name: 'A longer tour', type: '', bytes: null },
    ],
    links: full.media.links,
    promotional: { ...full.media.promotional, brochureUrl: '/files/documents/brochure.pdf' },
  },
};

type Instructor = InPersonDetail['instructorDetails']['additional'][number];

/** For tests: an instructor of whom everything is known but the photo. */
export const sampleInstructor = (known: Partial<Instructor>): Instructor => ({
  _id: '1',
  slug: 'leila-haddad',
  firstName: 'Leila',
  lastName: 'Haddad',
  profilePhoto: { url: '' },
  credentials: ['MD'],
  bio: 'Teaches injection.',
  specialties: ['Upper face'],
  experience: { yearsOfExperience: 14 },
  socialMedia: { linkedin: '', website: '' },
  role: 'Lead Instructor',
  ...known,
});

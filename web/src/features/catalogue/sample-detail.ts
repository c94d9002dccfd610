import type { CourseDetail } from '#contracts/in-person-courses.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { sampleCourse } from './sample-course.ts';

const course = sampleCourse({ title: 'Botulinum Toxin', start: '2027-04-09', end: '2027-04-10' });

/** For tests: a course of which only the least is known. */
export const sampleDetail: CourseDetail = {
  ...course,
  detailBadge: { kind: 'open', label: 'Open for Enrollment' },
  rating: null,
  schedule: { ...course.schedule, language: '', timeSlots: [], startTime: '', endTime: '' },
  venue: {
    name: '',
    address: '',
    facilities: [],
    mapUrl: '',
    city: 'Dubai',
    country: 'United Arab Emirates',
  },
  contact: { whatsapp: '+971 50 111 2233', phone: '', email: '' },
  media: { mainImage: { url: '' }, coverImage: '' },
  coverImage: '',
  series: 'botox-professional-training',
  content: { objectives: [], targetAudience: [], modules: [], prerequisites: [], faq: [] },
  practical: { hasHandsOn: true, procedures: [], participantsPerInstructor: 4 },
  certification: {
    enabled: true,
    issuingAuthority: '',
    type: '',
    cpdPoints: null,
    validity: { isLifetime: false, years: 1 },
    validityPeriod: 1,
    requirements: {
      minimumAttendance: 80,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: '',
  },
  inclusions: {
    meals: { lunch: true },
    materials: { courseMaterials: true, certificatePrinting: false, takeHome: false },
  },
  eligibility: { requiresInsurance: false, requiresHealthClearance: false },
  reviews: { enabled: true, requireVerifiedEnrollment: true, allowAnonymous: false },
  policy: {
    ...DEFAULT_POLICY,
    cancellation: [...DEFAULT_POLICY.cancellation],
    rescheduling: [...DEFAULT_POLICY.rescheduling],
  },
  instructorDetails: { primary: null, additional: [] },
};

type Instructor = CourseDetail['instructorDetails']['additional'][number];

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
  ...known,
});

import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { MILAN } from '../runs/venues.ts';

export const nonSurgicalRhinoplasty: DemoCourse = {
  series: { slug: 'non-surgical-rhinoplasty', title: 'Non-Surgical Rhinoplasty', discipline: 'injectables' },
  slug: 'non-surgical-rhinoplasty',
  code: 'NSR-MIL-29',
  status: 'open',
  title: 'Non-Surgical Rhinoplasty',
  description:
    'Correction of dorsum and tip with filler, in an area where a vascular accident threatens sight. Six places, because every participant needs two suitable patients.',
  ...MILAN,
  startsIn: 29,
  lastsDays: 1,
  startTime: '09:00',
  endTime: '17:00',
  priceEur: eur(156_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 6,
  minEnrollment: 4,
  teachers: [{ slug: 'lorenzo-galli', role: 'Lead instructor' }],
  schedule: {
    duration: '1 day',
    language: 'English with Italian support',
    agenda: [
      { time: '09:00', title: 'Noses that should be operated on', minutes: 90, handsOn: false },
      { time: '11:00', title: 'Vessels by ultrasound', minutes: 90, handsOn: true },
      { time: '14:00', title: 'Dorsum and radix', minutes: 180, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Refuse noses with a history of surgery or old filler of unknown kind',
      'Stay in the deep midline plane of the dorsum',
      'Rehearse the transfer to an eye hospital until it takes eight minutes',
    ],
    targetAudience: ['Surgeons and physicians with advanced filler practice'],
    modules: [
      {
        title: 'Selection',
        duration: '3 h',
        description: 'Profiles are analyzed on tracing paper, and two out of three are sent to a surgeon.',
      },
      {
        title: 'Injection',
        duration: '3 h',
        description: 'Small boluses on bone and cartilage with a pause after each tenth.',
      },
    ],
    prerequisites: ['Three hundred filler treatments, documented'],
    faq: [
      {
        question: 'Why was this date cancelled?',
        answer: 'Too few patients passed the selection; everybody who had paid got the whole fee back.',
      },
      {
        question: 'Will there be another date?',
        answer: 'Not before the selection of patients has been reorganized with the clinic.',
      },
      {
        question: 'Is the eye hospital informed?',
        answer: 'An agreement with its emergency department is a condition for this course to run.',
      },
      {
        question: 'Can I book something comparable?',
        answer: 'The midface course in the same rooms covers related vessels at a lower risk.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Radix', 'Dorsum', 'Emergency transfer'],
    studentRatio: '1:3',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'achievement',
    cpdPoints: 6,
    validity: { isLifetime: false, years: 2 },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: true,
      videoSubmissionRequired: false,
    },
    description: 'Only with the transfer drill passed.',
  },
  inclusions: USUAL_INCLUSIONS,
};

import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { JUMEIRAH } from '../runs/venues.ts';

export const threadLiftingMasterclass: DemoCourse = {
  series: { slug: 'thread-lifting-masterclass', title: 'Thread Lifting Masterclass', discipline: 'surgery' },
  slug: 'thread-lifting-masterclass',
  code: 'TLM-DXB-09',
  status: 'open',
  title: 'Thread Lifting Masterclass',
  description:
    'Absorbable threads for brow, midface and jaw, from vector planning to removal. Because tissue is entered in a sterile field, participants confirm insurance, health clearance and their experience before a place is paid.',
  ...JUMEIRAH,
  startsIn: 89,
  lastsDays: 2,
  startTime: '08:30',
  endTime: '17:00',
  priceEur: eur(194_000),
  earlyBirdPriceEur: eur(176_000),
  earlyBirdDays: 60,
  capacity: 8,
  teachers: [
    { slug: 'lorenzo-galli', role: 'Lead instructor' },
    { slug: 'layla-haddad', role: 'Co-instructor' },
  ],
  schedule: {
    duration: '2 days',
    language: 'English and Arabic',
    agenda: [
      { time: '08:30', title: 'Materials: PDO, PLLA, PCL', minutes: 75, handsOn: false },
      { time: '10:00', title: 'Vectors drawn standing up', minutes: 90, handsOn: true },
      { time: '13:00', title: 'First patient, instructor’s hands', minutes: 90, handsOn: false },
      { time: '14:45', title: 'Participants under supervision', minutes: 135, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Decide between thread, filler and scalpel for a given descent',
      'Anesthetize the path of a thread and nothing else',
      'Place cogged threads symmetrically and trim them flush',
      'Release dimpling and remove a thread that must come out',
    ],
    targetAudience: ['Surgeons', 'Physicians experienced with cannulas'],
    modules: [
      {
        title: 'Suspension mechanics',
        duration: '3 h',
        description: 'Loads tested on a bench, so that the word “lift” gets a number in grams.',
      },
      {
        title: 'Midface and jaw',
        duration: '8 h',
        description: 'Entry behind the hairline, glide in the deep fat, exit checked by touch.',
      },
      {
        title: 'When threads misbehave',
        duration: '2 h',
        description: 'Infection, extrusion and asymmetry, with the photographs patients sent at night.',
      },
    ],
    prerequisites: [
      'A license to practice medicine or surgery',
      'At least fifty cannula treatments in the last two years',
    ],
    faq: [
      {
        question: 'Which insurance is needed?',
        answer: 'Indemnity that covers training procedures in the Emirates; a day policy can be arranged.',
      },
      {
        question: 'What counts as health clearance?',
        answer: 'Proof of hepatitis B immunity not older than five years, shown at registration.',
      },
      {
        question: 'Which threads are used?',
        answer:
          'Barbed polydioxanone and polycaprolactone from two manufacturers, opened in your presence with their batch numbers.',
      },
      {
        question: 'How is the patient followed after I have left?',
        answer:
          'The education wing reviews everybody on days three, ten and thirty, and sends you the photographs.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Brow suspension', 'Midface threads', 'Jawline threads', 'Thread removal'],
    safetyRequirements: { insuranceRequired: true, healthClearance: true },
    studentRatio: '1:4',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'achievement',
    cpdPoints: 13,
    validity: { isLifetime: false, years: 5 },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: true,
      videoSubmissionRequired: false,
    },
    description: 'An oral examination in front of both instructors closes the second day.',
  },
  inclusions: USUAL_INCLUSIONS,
  paymentOptions: fullOrDeposit(30, 21),
};

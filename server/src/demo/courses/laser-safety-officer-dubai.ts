import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, WITH_TAKE_HOME } from '../runs/usual-terms.ts';
import { DUBAI_CLINIC } from '../runs/venues.ts';

export const laserSafetyOfficerDubai: DemoCourse = {
  series: { slug: 'laser-safety-officer', title: 'Laser Safety Officer', discipline: 'safety' },
  slug: 'laser-safety-officer-dubai',
  code: 'LSO-DXB-31',
  category: 'technical',
  status: 'open',
  title: 'Laser Safety Officer',
  description:
    'The previous run of the safety officer course, held in the treatment rooms of the academy itself. Participants measured, labeled and signed off two rooms that went into service the week after.',
  ...DUBAI_CLINIC,
  startsIn: -95,
  lastsDays: 2,
  startTime: '09:00',
  endTime: '15:45',
  priceEur: eur(86_000),
  earlyBirdPriceEur: eur(76_000),
  earlyBirdDays: 21,
  capacity: 16,
  teachers: [{ slug: 'mariam-al-nuaimi', role: 'Lead instructor' }],
  schedule: {
    duration: '2 days',
    language: 'English',
    agenda: [
      { time: '09:00', title: 'Injuries, and what they have in common', minutes: 90, handsOn: false },
      { time: '10:45', title: 'Hazard distance by hand', minutes: 90, handsOn: true },
      { time: '13:15', title: 'Two rooms, signed off', minutes: 150, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Read a device label and derive the eyewear from it',
      'Sign off a treatment room against a list of twenty-two points',
      'Keep a maintenance log that survives a change of staff',
    ],
    targetAudience: ['Nurses and managers named as safety officer', 'Technicians'],
    modules: [
      {
        title: 'Hazard',
        duration: '4 h',
        description: 'Classes and exposure limits are worked through on the data sheets of three makers.',
      },
      {
        title: 'Room',
        duration: '4 h',
        description: 'Doors, windows, mirrors and the chrome tap that nobody had thought of.',
      },
      {
        title: 'Paper',
        duration: '3 h',
        description:
          'Local rules are shortened from nineteen pages to three and read aloud to a new colleague.',
      },
    ],
    prerequisites: [],
    faq: [
      {
        question: 'Is the certificate the same as in Abu Dhabi?',
        answer: 'Yes: syllabus, examination and validity are the same at both places.',
      },
      {
        question: 'When is the refresher due?',
        answer: 'Within five years; half a day is enough if your log is up to date.',
      },
      {
        question: 'Can the whole team attend?',
        answer: 'For more than six people of one clinic we come to you; see the page on in-company courses.',
      },
      {
        question: 'Which standards are referred to?',
        answer: 'IEC 60825-1 and 60601-2-22, and the guidance of the health authorities in the Emirates.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Beam measurement', 'Room sign-off', 'Eyewear check'],
    studentRatio: '1:16',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Halcyon Laser Safety Register',
    type: 'achievement',
    cpdPoints: 11,
    validity: { isLifetime: false, years: 5 },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: false,
      examRequired: true,
      videoSubmissionRequired: false,
    },
    description: 'Forty questions on the second afternoon.',
  },
  inclusions: WITH_TAKE_HOME,
  paymentOptions: fullOrDeposit(25, 10),
};

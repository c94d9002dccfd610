import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { BERLIN } from '../runs/venues.ts';

export const complicationsAndUltrasound: DemoCourse = {
  series: {
    slug: 'complications-and-ultrasound',
    title: 'Filler Complications and Ultrasound',
    discipline: 'safety',
  },
  slug: 'complications-and-ultrasound',
  code: 'FCU-BER-20',
  category: 'medical',
  status: 'open',
  laterStatus: 'closed',
  title: 'Filler Complications and Ultrasound',
  description:
    'Two days with the probe in hand: normal layers first, then nodules, migrated gel and vessels in trouble. The course ends with a simulated occlusion, from the first phone call to the note for the emergency department.',
  ...BERLIN,
  startsIn: 19,
  lastsDays: 2,
  startTime: '09:00',
  endTime: '17:15',
  priceEur: eur(172_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 10,
  minEnrollment: 5,
  teachers: [
    { slug: 'edward-carmichael', role: 'Lead instructor' },
    { slug: 'stefan-gruber', role: 'Anatomy faculty' },
  ],
  schedule: {
    duration: '2 days',
    language: 'English, questions also in German',
    agenda: [
      { time: '09:00', title: 'Knobs, depth and gain', minutes: 60, handsOn: true },
      { time: '10:15', title: 'The normal face in five planes', minutes: 120, handsOn: true },
      { time: '13:30', title: 'What gel looks like after years', minutes: 90, handsOn: false },
      { time: '15:15', title: 'Guided hyaluronidase on phantoms', minutes: 120, handsOn: true },
    ],
  },
  content: {
    experienceLevel: 'advanced',
    objectives: [
      'Set up a high-frequency probe for skin, fat and vessel',
      'Tell hyaluronic acid, silicone and permanent filler apart on the screen',
      'Place hyaluronidase into a deposit under vision instead of around it',
      'Lead the first hour of an occlusion with roles that were agreed beforehand',
    ],
    targetAudience: [
      'Physicians who inject fillers every week',
      'Clinical leads who are called when something goes wrong',
    ],
    modules: [
      {
        title: 'Scanning technique',
        duration: '6 h',
        description: 'Participants scan each other until five landmarks are found in under two minutes.',
      },
      {
        title: 'Late complications',
        duration: '4 h',
        description:
          'Nodule, biofilm or granuloma: a decision tree is built from eighteen documented patients.',
      },
      {
        title: 'The first hour',
        duration: '3 h',
        description:
          'Simulation with an actor, a clock and a telephone; roles rotate until everyone has led.',
      },
    ],
    prerequisites: ['One year of filler practice'],
    faq: [
      {
        question: 'Which machine should I buy?',
        answer:
          'Three are on the tables, from handheld to console; we explain prices and are sponsored by none.',
      },
      {
        question: 'Do I need experience with ultrasound?',
        answer:
          'None at all: the first morning begins with the orientation marker and the right amount of gel.',
      },
      {
        question: 'Is there a waiting list now that enrollment is closed?',
        answer: 'Use “Notify me” and you hear first when a seat is given back or the next date is set.',
      },
      {
        question: 'May I bring images of a case?',
        answer: 'Please do, anonymized, until a week before; two are discussed by the whole group.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Facial ultrasound', 'Guided hyaluronidase', 'Occlusion simulation'],
    studentRatio: '1:5',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'achievement',
    cpdPoints: 13,
    validity: { isLifetime: false, years: 3 },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: true,
      videoSubmissionRequired: false,
    },
    description: 'Assessed on a scan of the midface and on your part in the simulation.',
  },
  inclusions: USUAL_INCLUSIONS,
};

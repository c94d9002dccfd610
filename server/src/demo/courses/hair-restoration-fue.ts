import { basisPoints, eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { WITH_TAKE_HOME } from '../runs/usual-terms.ts';
import { JUMEIRAH } from '../runs/venues.ts';

export const hairRestorationFue: DemoCourse = {
  series: { slug: 'hair-restoration-fue', title: 'Hair Restoration by FUE', discipline: 'surgery' },
  slug: 'hair-restoration-fue',
  code: 'FUE-DXB-27',
  category: 'medical',
  status: 'open',
  title: 'Hair Restoration by FUE',
  description:
    'Five days from the donor count to the last graft. Physicians learn to plan a hairline that will still be right in twenty years, to harvest within the limits of the donor area, and to lead a team that counts honestly.',
  ...JUMEIRAH,
  startsIn: 166,
  lastsDays: 5,
  startTime: '08:00',
  endTime: '17:00',
  priceEur: eur(395_000),
  earlyBirdPriceEur: eur(355_000),
  earlyBirdDays: 75,
  capacity: 10,
  teachers: [
    { slug: 'lorenzo-galli', role: 'Lead instructor' },
    { slug: 'beatriz-monteiro', role: 'Consent and records' },
  ],
  schedule: {
    duration: '5 days',
    language: 'English',
    agenda: [
      { time: '08:00', title: 'Briefing and donor count', minutes: 60, handsOn: true },
      { time: '09:00', title: 'Harvest', minutes: 180, handsOn: true },
      { time: '13:00', title: 'Sorting and storage', minutes: 60, handsOn: true },
      { time: '14:00', title: 'Slits and placement', minutes: 150, handsOn: true },
      { time: '16:30', title: 'Graft count, aloud', minutes: 30, handsOn: false },
    ],
  },
  content: {
    objectives: [
      'Diagnose the kinds of hair loss that must not be operated on',
      'Calculate what a donor area can give over a lifetime',
      'Harvest with manual and motorised punches at a transection rate below five per cent',
      'Design a hairline with the patient and stand by it',
    ],
    targetAudience: ['Dermatologists and surgeons', 'Physicians who join an existing transplant team'],
    modules: [
      {
        title: 'Diagnosis and planning',
        duration: '1 day',
        description: 'Trichoscopy, blood tests and the conversation with a man of twenty-two.',
      },
      {
        title: 'Harvest',
        duration: '2 days',
        description: 'Mannequin, then patients: angle, depth and rhythm under loupes.',
      },
      {
        title: 'Recipient area',
        duration: '2 days',
        description: 'Slits by blade and needle, direction by zone, and placement without pressure.',
      },
    ],
    prerequisites: ['A medical license', 'Experience with local anesthesia'],
    faq: [
      {
        question: 'How many patients are there?',
        answer: 'Two a day from the second day on, each operated on by a group of five with the instructor.',
      },
      {
        question: 'Can my technician come along?',
        answer: 'A technician takes part for half of the fee and works in the sorting and placement groups.',
      },
      {
        question: 'Are women operated on?',
        answer: 'One of the patients usually is a woman, because planning differs and is rarely shown.',
      },
      {
        question: 'May I pay in four parts?',
        answer: 'Yes: three tenths now, and the remainder in three parts until three weeks before the start.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Trichoscopy', 'Punch harvest', 'Slit making', 'Graft placement'],
    safetyRequirements: { insuranceRequired: true },
    studentRatio: '1:5',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    certificationBodies: [{ name: 'Marlowe College of Aesthetic Medicine', role: 'accreditation' }],
    type: 'achievement',
    cpdPoints: 40,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: true,
      videoSubmissionRequired: true,
    },
    description: 'Needs a film of one of your own harvests within six months.',
  },
  inclusions: WITH_TAKE_HOME,
  paymentOptions: {
    acceptFullPayment: true,
    acceptDeposit: false,
    acceptInstallments: true,
    installments: {
      count: 4,
      plan: [
        { shareBp: basisPoints(3_000) },
        { shareBp: basisPoints(3_000), dueRelativeToStart: -105 },
        { shareBp: basisPoints(2_000), dueRelativeToStart: -63 },
        { shareBp: basisPoints(2_000), dueRelativeToStart: -21 },
      ],
    },
  },
};

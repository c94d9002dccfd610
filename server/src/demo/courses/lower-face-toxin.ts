import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, WITH_TAKE_HOME } from '../runs/usual-terms.ts';
import { DOHA } from '../runs/venues.ts';

export const lowerFaceToxin: DemoCourse = {
  series: { slug: 'lower-face-toxin', title: 'Masseter and Lower-Face Toxin', discipline: 'injectables' },
  slug: 'lower-face-toxin',
  formerSlug: 'masseter-and-lower-face-toxin',
  code: 'LFT-DOH-22',
  status: 'open',
  title: 'Masseter and Lower-Face Toxin',
  description:
    'For practitioners who are at ease with the upper face and wary below the nose. Masseter, chin, mouth corners and platysma are taught by function: what chews, what smiles, what swallows, and what must keep doing so.',
  ...DOHA,
  startsIn: 68,
  lastsDays: 1,
  startTime: '09:00',
  endTime: '16:30',
  priceEur: eur(94_000),
  earlyBirdPriceEur: eur(84_000),
  earlyBirdDays: 20,
  capacity: 14,
  teachers: [
    { slug: 'layla-haddad', role: 'Lead instructor' },
    { slug: 'nikos-andreou', role: 'Dental perspective' },
  ],
  schedule: {
    duration: '1 day',
    language: 'English and Arabic',
    agenda: [
      { time: '09:00', title: 'Chewing, smiling, swallowing', minutes: 90, handsOn: false },
      { time: '10:45', title: 'Palpating masseter and risorius', minutes: 75, handsOn: true },
      { time: '13:00', title: 'Masseter and chin on patients', minutes: 120, handsOn: true },
      { time: '15:15', title: 'Platysma bands', minutes: 75, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Outline the safe zone of the masseter and keep clear of the risorius',
      'Dose chin and mouth corners so that speech and smile stay symmetrical',
      'Treat platysma bands without weakening the strap muscles',
      'Distinguish bruxism that needs a splint from bruxism that needs toxin',
    ],
    targetAudience: ['Injectors with a hundred upper faces', 'Dentists who see worn teeth every day'],
    modules: [
      {
        title: 'Function first',
        duration: '1 h 30',
        description: 'Video of thirty smiles, stopped where one muscle gives itself away.',
      },
      {
        title: 'Masseter',
        duration: '2 h',
        description: 'Thickness is measured clenched and relaxed, and the dose follows from the difference.',
      },
      {
        title: 'Chin, mouth and neck',
        duration: '2 h 30',
        description: 'Micro-doses in depressor and mentalis; bands are pinched, never chased.',
      },
    ],
    prerequisites: ['A certificate in upper-face toxin, or one year of practice'],
    faq: [
      {
        question: 'Will patients have trouble chewing?',
        answer: 'Most notice tough meat for two weeks; the consent form says so in words that patients use.',
      },
      {
        question: 'Is toxin for bruxism licensed?',
        answer: 'In most countries it is off label, and how to say and document that is part of the day.',
      },
      {
        question: 'Are dentists allowed to treat the neck?',
        answer: 'Not everywhere: participants without that right assist in the afternoon session.',
      },
      {
        question: 'What do I take home?',
        answer:
          'A dosing chart for eight muscles, a consent template, and the recordings of the thirty smiles.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Masseter reduction', 'Mentalis', 'Mouth corners', 'Platysma bands'],
    studentRatio: '1:7',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'completion',
    cpdPoints: 6,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 90,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Names the muscles that you have treated under supervision.',
  },
  inclusions: WITH_TAKE_HOME,
  paymentOptions: fullOrDeposit(20, 14),
};

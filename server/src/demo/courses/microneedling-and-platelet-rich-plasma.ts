import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { PARIS } from '../runs/venues.ts';

export const microneedlingAndPlateletRichPlasma: DemoCourse = {
  series: {
    slug: 'microneedling-and-platelet-rich-plasma',
    title: 'Microneedling and Platelet-Rich Plasma',
    discipline: 'skin',
  },
  slug: 'microneedling-and-platelet-rich-plasma',
  code: 'MNP-PAR-08',
  status: 'open',
  title: 'Microneedling and Platelet-Rich Plasma',
  description:
    'Draw, spin, separate, needle: a day on scars, hair and texture that treats evidence and enthusiasm with the same care. You leave with a protocol for each indication and a realistic number of sessions to promise.',
  ...PARIS,
  startsIn: 9,
  lastsDays: 1,
  startTime: '09:00',
  endTime: '17:15',
  closesDaysBefore: 12,
  priceEur: eur(76_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 14,
  teachers: [{ slug: 'carmen-ibanez', role: 'Lead instructor' }],
  schedule: {
    duration: '1 day',
    language: 'English and French',
    agenda: [
      { time: '09:00', title: 'Wound healing as a tool', minutes: 75, handsOn: false },
      { time: '10:30', title: 'Venepuncture and spinning', minutes: 90, handsOn: true },
      { time: '13:30', title: 'Needling the face by zones', minutes: 120, handsOn: true },
      { time: '16:00', title: 'Scalp injections', minutes: 75, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Set needle depth by zone and indication',
      'Prepare plasma of known platelet count with two systems',
      'Tell which claims for hair and scars survive a careful reading',
    ],
    targetAudience: ['Nurses with venepuncture rights', 'Physicians in dermatology and general practice'],
    modules: [
      {
        title: 'Devices compared',
        duration: '2 h',
        description: 'Rollers, pens and radiofrequency tips measured on pig skin before people.',
      },
      {
        title: 'From vein to syringe',
        duration: '2 h',
        description: 'Anticoagulant, spin speed and the thin gray line that everybody argues about.',
      },
      {
        title: 'Scars and stretch marks',
        duration: '2 h',
        description: 'Rolling, boxcar and ice-pick scars need three depths and one honest prognosis.',
      },
    ],
    prerequisites: ['The right to perform venepuncture in your country'],
    faq: [
      {
        question: 'Do participants donate blood?',
        answer: 'Volunteers only, ten milliliters at most, and never after skipping breakfast.',
      },
      {
        question: 'Which pens are used?',
        answer: 'Three makes with sterile single-use cartridges; none of them sponsors the day.',
      },
      {
        question: 'Is interpretation provided?',
        answer:
          'Lectures are in English with French slides; the instructor answers questions in either language.',
      },
      {
        question: 'Does the day qualify me to draw blood?',
        answer: 'No: venepuncture rights come from your own regulator and are asked for before you enroll.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Facial microneedling', 'Scalp PRP', 'Scar subcision'],
    studentRatio: '1:7',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'participation',
    cpdPoints: 6,
    validity: { isLifetime: false, years: 4 },
    requirements: {
      minimumAttendance: 90,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Lists the indications you have treated under supervision.',
  },
  inclusions: USUAL_INCLUSIONS,
  paymentOptions: fullOrDeposit(40, 14),
};

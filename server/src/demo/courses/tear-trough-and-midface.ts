import { basisPoints, eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { MILAN } from '../runs/venues.ts';

export const tearTroughAndMidface: DemoCourse = {
  series: { slug: 'tear-trough-and-midface', title: 'Tear Trough and Midface', discipline: 'injectables' },
  slug: 'tear-trough-and-midface',
  code: 'TTM-MIL-21',
  status: 'open',
  title: 'Tear Trough and Midface',
  description:
    'Half of the patients who ask for the tear trough are better served elsewhere. This day is about finding the other half, supporting the cheek first, and leaving the eyelid alone when fluid or fat is the cause.',
  ...MILAN,
  startsIn: 90,
  lastsDays: 1,
  startTime: '08:30',
  endTime: '18:15',
  priceEur: eur(138_000),
  earlyBirdPriceEur: eur(121_000),
  earlyBirdDays: 45,
  capacity: 8,
  teachers: [{ slug: 'lorenzo-galli', role: 'Lead instructor' }],
  schedule: {
    duration: '1 day',
    language: 'English with Italian support',
    agenda: [
      { time: '08:30', title: 'Lid, cheek and the line between', minutes: 75, handsOn: false },
      { time: '10:00', title: 'Who is treated today, who is not', minutes: 60, handsOn: true },
      { time: '11:15', title: 'Cheek support with cannula', minutes: 105, handsOn: true },
      { time: '14:00', title: 'Tear trough under supervision', minutes: 180, handsOn: true },
      { time: '17:15', title: 'Edema, blue hue and reversal', minutes: 60, handsOn: false },
    ],
  },
  content: {
    objectives: [
      'Separate hollow, shadow, pigment and edema at the first consultation',
      'Support the deep medial cheek before the trough is considered',
      'Place no more than three tenths of a milliliter on each side, on bone',
      'Dissolve a lid that was overfilled elsewhere',
    ],
    targetAudience: ['Injectors with a year of cannula work', 'Oculoplastic surgeons who prefer to inject'],
    modules: [
      {
        title: 'Selection',
        duration: '2 h',
        description: 'Snap test, light from above and a list of questions about sleep, salt and allergy.',
      },
      {
        title: 'Cheek first',
        duration: '2 h 30',
        description: 'Deep medial fat is filled in steps, and the trough is measured again after each one.',
      },
      {
        title: 'Trough',
        duration: '3 h 30',
        description:
          'One patient each, one entry point, and ten minutes of sitting up before the second side.',
      },
    ],
    prerequisites: ['At least fifty cannula treatments'],
    faq: [
      {
        question: 'Is ultrasound used?',
        answer: 'A portable probe is at hand and shows the gel on bone; it is no condition for taking part.',
      },
      {
        question: 'What if my patient turns out to be unsuitable?',
        answer: 'Then you explain why, which counts as your case, and assist at the next chair.',
      },
      {
        question: 'Can blindness occur in this area?',
        answer: 'Rarely, yes. The first hour is about vessels, and the emergency plan hangs in every room.',
      },
      {
        question: 'How many participants share an instructor?',
        answer: 'Eight take part, four work at a time, and Dr Galli stands at the couch throughout.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Deep medial cheek', 'Tear trough', 'Lid reversal'],
    studentRatio: '1:4',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'achievement',
    cpdPoints: 8,
    validity: { isLifetime: false, years: 3 },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: true,
    },
    description: 'Complete with photographs of your patient after six weeks.',
  },
  inclusions: USUAL_INCLUSIONS,
  paymentOptions: {
    acceptFullPayment: true,
    acceptDeposit: true,
    acceptInstallments: true,
    depositBp: basisPoints(2_500),
    remainingDueDays: 21,
    installments: {
      count: 2,
      plan: [{ shareBp: basisPoints(6_000) }, { shareBp: basisPoints(4_000), dueRelativeToStart: -30 }],
    },
  },
};

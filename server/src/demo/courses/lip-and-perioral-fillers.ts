import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { LONDON } from '../runs/venues.ts';

export const lipAndPerioralFillers: DemoCourse = {
  series: { slug: 'lip-and-perioral-fillers', title: 'Lip and Perioral Fillers', discipline: 'injectables' },
  slug: 'lip-and-perioral-fillers',
  code: 'LPF-LON-02',
  status: 'open',
  title: 'Lip and Perioral Fillers',
  description:
    'One intensive day on the most requested and most complained-about treatment. You scan the labial artery with ultrasound, place small volumes where they last, and practice dissolving before you practice filling.',
  ...LONDON,
  startsIn: 40,
  lastsDays: 1,
  startTime: '08:30',
  endTime: '17:45',
  priceEur: eur(129_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 10,
  teachers: [
    { slug: 'edward-carmichael', role: 'Lead instructor' },
    { slug: 'layla-haddad', role: 'Guest lecturer' },
  ],
  schedule: {
    duration: '1 day',
    language: 'English',
    agenda: [
      { time: '08:30', title: 'Coffee, consent forms, first photographs', minutes: 30, handsOn: false },
      { time: '09:00', title: 'Where the arteries run in this room', minutes: 105, handsOn: true },
      { time: '11:00', title: 'Proportion, age and expectation', minutes: 60, handsOn: false },
      { time: '12:00', title: 'Hyaluronidase drill', minutes: 45, handsOn: true },
      { time: '13:30', title: 'Supervised lips, two patients each', minutes: 180, handsOn: true },
      { time: '16:45', title: 'Case review with before and after', minutes: 60, handsOn: false },
    ],
  },
  content: {
    objectives: [
      'Locate the superior and inferior labial arteries with a handheld probe',
      'Treat border, body and philtrum in volumes of a tenth of a milliliter',
      'Correct perioral lines without stiffening a smile',
      'Run a vascular occlusion protocol from memory',
    ],
    targetAudience: [
      'Injectors with at least twenty toxin treatments behind them',
      'Dentists who already anesthetize the lip every day',
      'Surgeons who refer filler away and would like to keep it',
    ],
    modules: [
      {
        title: 'Ultrasound before the needle',
        duration: '1 h 45',
        description: 'Probe, gel and depth settings; every participant maps a neighbor.',
      },
      {
        title: 'Design of a lip',
        duration: '1 h',
        description: 'Ratios are a starting point; profile, teeth and ethnicity decide the rest.',
      },
      {
        title: 'Dissolving with confidence',
        duration: '45 min',
        description: 'Doses, dilution and timing rehearsed against the clock on silicone models.',
      },
      {
        title: 'Supervised treatment',
        duration: '4 h 30',
        description: 'Needle for the border, cannula for the body, one instructor per pair.',
      },
    ],
    prerequisites: [],
    faq: [
      {
        question: 'Can I take part without filler experience?',
        answer: 'Yes, as long as you inject toxin regularly; the morning assumes steady hands, not fillers.',
      },
      {
        question: 'What if a patient is not suitable on the day?',
        answer: 'Two reserve patients wait from noon, because somebody always arrives with a cold sore.',
      },
      {
        question: 'Will I be filmed?',
        answer: 'Only your hands, only if you agree, and the recording is yours at the end of the day.',
      },
      {
        question: 'How many lips will I treat myself?',
        answer: 'Two complete treatments under supervision, and you assist a neighbor with two more.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Lip border', 'Lip body', 'Philtral columns', 'Perioral lines', 'Hyaluronidase reversal'],
    studentRatio: '1:5',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'achievement',
    cpdPoints: 8,
    validity: { isLifetime: false, years: 3 },
    requirements: {
      minimumAttendance: 90,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: true,
    },
    description: 'Complete once you have sent in a video of one further lip within eight weeks.',
  },
  inclusions: USUAL_INCLUSIONS,
  paymentOptions: fullOrDeposit(30, 14),
};

import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { MADRID } from '../runs/venues.ts';

export const lipAndPerioralFillersMadrid: DemoCourse = {
  series: { slug: 'lip-and-perioral-fillers', title: 'Lip and Perioral Fillers', discipline: 'injectables' },
  slug: 'lip-and-perioral-fillers-madrid',
  code: 'LPF-MAD-32',
  status: 'open',
  title: 'Lip and Perioral Fillers',
  description:
    'The lip day as it was held in Chamberí: fewer syringes, more looking. Mature lips took most of the afternoon, because they are asked for most and taught least.',
  ...MADRID,
  startsIn: -60,
  lastsDays: 1,
  startTime: '09:00',
  endTime: '16:45',
  priceEur: eur(124_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 10,
  teachers: [
    { slug: 'edward-carmichael', role: 'Lead instructor' },
    { slug: 'carmen-ibanez', role: 'Clinical instructor' },
  ],
  schedule: {
    duration: '1 day',
    language: 'English and Spanish',
    agenda: [
      { time: '09:00', title: 'Probe on the labial artery', minutes: 90, handsOn: true },
      { time: '10:45', title: 'Young lip, mature lip', minutes: 60, handsOn: false },
      { time: '12:00', title: 'Dissolving drill', minutes: 45, handsOn: true },
      { time: '14:00', title: 'Supervised treatments', minutes: 165, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Find the labial arteries with a probe',
      'Support a mature lip from the white roll without a shelf above it',
      'Decide when skin quality has to be treated before volume',
    ],
    targetAudience: ['Injectors who want calmer results', 'Dentists with filler experience'],
    modules: [
      {
        title: 'Seeing',
        duration: '2 h',
        description: 'Lips of three generations of one family are scanned, photographed and described.',
      },
      {
        title: 'Mature lips',
        duration: '2 h 30',
        description: 'Vertical lines, corners and a border that has vanished, in that order of priority.',
      },
      {
        title: 'Repair',
        duration: '1 h 30',
        description: 'Migrated gel is found by ultrasound and removed in two steps.',
      },
    ],
    prerequisites: ['Regular practice with injectables'],
    faq: [
      {
        question: 'Is this the same course as in London?',
        answer: 'The drill and the certificate are the same; here the afternoon belonged to mature lips.',
      },
      {
        question: 'How is pain managed?',
        answer: 'With cream for twenty minutes and infraorbital blocks where a patient asks for more.',
      },
      {
        question: 'Are photographs shared?',
        answer: 'Those of your own patients, with consent, through a link that expires after ninety days.',
      },
      {
        question: 'Can I get the handout in Spanish?',
        answer: 'Slides and protocols exist in both languages and are sent the evening before.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Lip border', 'Mature lip', 'Perioral lines', 'Hyaluronidase reversal'],
    studentRatio: '1:5',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'achievement',
    cpdPoints: 6,
    validity: { isLifetime: false, years: 3 },
    requirements: {
      minimumAttendance: 90,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: true,
    },
    description: 'Complete with a video of one further lip.',
  },
  inclusions: USUAL_INCLUSIONS,
  paymentOptions: fullOrDeposit(30, 14),
  reviews: { allowAnonymous: true },
};

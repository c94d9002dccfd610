import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, WITH_TAKE_HOME } from '../runs/usual-terms.ts';
import { MADRID } from '../runs/venues.ts';

export const chemicalPeelsAndSkinResurfacing: DemoCourse = {
  series: {
    slug: 'chemical-peels-and-skin-resurfacing',
    title: 'Chemical Peels and Skin Resurfacing',
    discipline: 'skin',
  },
  slug: 'chemical-peels-and-skin-resurfacing',
  code: 'CPS-MAD-07',
  status: 'open',
  title: 'Chemical Peels and Skin Resurfacing',
  description:
    'From glycolic to phenol-croton, taught on skin of every color. Participants peel in pairs, watch frost appear under magnification, and follow the healing by daily photographs for two weeks afterwards.',
  ...MADRID,
  startsIn: -18,
  lastsDays: 2,
  startTime: '09:30',
  endTime: '17:30',
  priceEur: eur(112_000),
  earlyBirdPriceEur: eur(99_000),
  earlyBirdDays: 40,
  capacity: 12,
  teachers: [{ slug: 'carmen-ibanez', role: 'Lead instructor' }],
  schedule: {
    duration: '2 days',
    language: 'English and Spanish',
    agenda: [
      { time: '09:30', title: 'Barrier, melanin and memory', minutes: 90, handsOn: false },
      { time: '11:15', title: 'Superficial peels in pairs', minutes: 105, handsOn: true },
      { time: '14:30', title: 'Trichloroacetic acid: reading the frost', minutes: 120, handsOn: true },
      { time: '16:45', title: 'Aftercare written for patients', minutes: 45, handsOn: false },
    ],
  },
  content: {
    objectives: [
      'Select depth by problem and phototype rather than by habit',
      'Prepare skin for six weeks and know when to postpone',
      'Judge the three levels of frost and neutralize in time',
      'Treat post-inflammatory pigmentation before it settles',
    ],
    targetAudience: ['Dermatologists and their nurses', 'Aesthetic physicians who own a laser but no acid'],
    modules: [
      {
        title: 'Alpha and beta hydroxy acids',
        duration: '4 h',
        description: 'Free acid, pH and contact time; why the percentage on the bottle misleads.',
      },
      {
        title: 'Medium depth',
        duration: '5 h',
        description: 'Layering Jessner and TCA safely, section by section, with a timekeeper.',
      },
      {
        title: 'Darker skin first',
        duration: '3 h',
        description: 'Cases of phototypes IV to VI are the rule of this module and not its exception.',
      },
    ],
    prerequisites: ['A license to treat patients in your country'],
    faq: [
      {
        question: 'Will my own skin be peeled?',
        answer: 'Lightly, on the forearm, if you agree; nobody forgets the sting they have felt.',
      },
      {
        question: 'Are the acids supplied to take home?',
        answer: 'Regulations differ by country, so you get a supplier list instead of bottles.',
      },
      {
        question: 'Do I have to speak Spanish?',
        answer:
          'No: lectures are in English, and patients who speak only Spanish are accompanied by an interpreter.',
      },
      {
        question: 'How are the two weeks of follow-up organized?',
        answer:
          'Patients send one photograph a day to a shared album, and the group comments on it until day fourteen.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Glycolic peel', 'Jessner’s solution', 'TCA 20 % and 30 %', 'Spot treatment'],
    studentRatio: '1:6',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'completion',
    cpdPoints: 12,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 90,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Includes a logbook of four peels, countersigned on the day.',
  },
  inclusions: WITH_TAKE_HOME,
  paymentOptions: fullOrDeposit(30, 20),
};

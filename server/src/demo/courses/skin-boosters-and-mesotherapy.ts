import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { DOHA } from '../runs/venues.ts';

export const skinBoostersAndMesotherapy: DemoCourse = {
  series: {
    slug: 'skin-boosters-and-mesotherapy',
    title: 'Skin Boosters and Mesotherapy',
    discipline: 'skin',
  },
  slug: 'skin-boosters-and-mesotherapy',
  code: 'SBM-DOH-28',
  status: 'open',
  title: 'Skin Boosters and Mesotherapy',
  description:
    'Superficial hyaluronic acid for dehydrated and sun-worn skin, taught in a climate that produces both. Face, neck and hands are treated by needle and by cannula, and cocktails without evidence stay in the cupboard.',
  ...DOHA,
  startsIn: -33,
  lastsDays: 1,
  startTime: '09:00',
  endTime: '16:30',
  priceEur: eur(72_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 12,
  teachers: [{ slug: 'carmen-ibanez', role: 'Lead instructor' }],
  schedule: {
    duration: '1 day',
    language: 'English',
    agenda: [
      { time: '09:00', title: 'Water, barrier and sun', minutes: 75, handsOn: false },
      { time: '10:30', title: 'Papule, line and fan', minutes: 90, handsOn: true },
      { time: '13:00', title: 'Face and neck', minutes: 120, handsOn: true },
      { time: '15:15', title: 'Hands, and what they tell', minutes: 75, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Choose between stabilized and free hyaluronic acid by skin and season',
      'Inject regular intradermal papules at constant depth',
      'Rejuvenate the back of the hand with a single cannula entry',
    ],
    targetAudience: ['Nurses who begin with injectables', 'Physicians with a skin practice'],
    modules: [
      {
        title: 'Products and proof',
        duration: '2 h',
        description: 'What measures hydration, for how long, and which vitamins were never studied.',
      },
      {
        title: 'Technique',
        duration: '2 h',
        description: 'Ten papules on orange skin, ten on a forearm, then under the magnifier.',
      },
      {
        title: 'Face, neck, hands',
        duration: '2 h',
        description: 'Each participant treats two regions; bruises are photographed and followed.',
      },
    ],
    prerequisites: ['A license to inject, or a supervising physician who has signed for you'],
    faq: [
      {
        question: 'How many sessions do patients need?',
        answer: 'Usually three at intervals of four weeks; what was promised and what came is compared.',
      },
      {
        question: 'Is numbing cream enough?',
        answer: 'For the face yes, for the hands rarely; a nerve block at the wrist is demonstrated.',
      },
      {
        question: 'Are lipolytic injections taught?',
        answer: 'They are discussed with their risks and not performed on this day.',
      },
      {
        question: 'Which products are used?',
        answer: 'Two boosters with a medical device certificate, bought at list price by the academy.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Intradermal papules', 'Neck boosters', 'Hand rejuvenation'],
    studentRatio: '1:6',
  },
  assessment: {
    required: true,
    type: 'quiz',
    passingScore: 70,
    retakesAllowed: 2,
    questions: [
      {
        question: 'In which layer does the papule of a booster lie?',
        answers: ['In the dermis', 'In the muscle', 'On the periosteum', 'Below the deep fascia'],
        correctAnswer: 0,
        points: 1,
      },
      {
        question: 'The skin turns white while you inject. What comes first?',
        answers: ['Finish the syringe', 'Cool it and go on', 'Stop injecting', 'Take a larger needle'],
        correctAnswer: 2,
        points: 1,
      },
      {
        question: 'What speaks against treating a region today?',
        answers: ['Fine lines', 'Dry skin', 'A tan of last year', 'An active infection of the skin there'],
        correctAnswer: 3,
        points: 1,
      },
      {
        question: 'Why is one entry of a cannula enough for the back of the hand?',
        answers: [
          'The veins carry the product on',
          'The product is fanned out in one plane',
          'A hand takes no more than one papule',
          'It is massaged as far as the fingers',
        ],
        correctAnswer: 1,
        points: 1,
      },
      {
        question: 'Two weeks later a patient reports a lump that is red and hurts. What is done?',
        answers: [
          'It is massaged for another month',
          'She is seen and examined the same day',
          'The next session is brought forward',
          'It is covered until it has gone',
        ],
        correctAnswer: 1,
        points: 2,
      },
    ],
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'participation',
    cpdPoints: 6,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 90,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Names the regions that you have treated.',
  },
  inclusions: USUAL_INCLUSIONS,
  paymentOptions: fullOrDeposit(20, 7),
  reviews: { allowAnonymous: true },
};

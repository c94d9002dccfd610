import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';

export const regenerativeSkinMedicine: DemoCourse = {
  series: { slug: 'regenerative-skin-medicine', title: 'Regenerative Skin Medicine', discipline: 'skin' },
  slug: 'regenerative-skin-medicine',
  code: 'RSM-LON-10',
  category: 'medical',
  status: 'open',
  title: 'Regenerative Skin Medicine',
  description:
    'Polynucleotides, biostimulators and exosomes between promise and proof. The program stands and the faculty has agreed; the date follows as soon as the venue has confirmed.',
  city: 'London',
  country: 'United Kingdom',
  zone: 'Europe/London',
  startsIn: null,
  lastsDays: 1,
  startTime: '09:00',
  endTime: '16:45',
  priceEur: eur(98_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 16,
  teachers: [
    { slug: 'carmen-ibanez', role: 'Lead instructor' },
    { slug: 'edward-carmichael', role: 'Guest lecturer' },
  ],
  venue: { name: 'To be announced', address: 'Central London', facilities: [], mapUrl: '' },
  schedule: {
    duration: '1 day',
    language: 'English',
    agenda: [
      { time: '09:00', title: 'What regenerates, and who says so', minutes: 120, handsOn: false },
      { time: '11:30', title: 'Biostimulators demonstrated', minutes: 75, handsOn: false },
      { time: '14:00', title: 'Polynucleotides in periorbital skin', minutes: 165, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Grade the evidence behind six product families',
      'Inject polynucleotides at the right depth around the eye',
      'Combine biostimulators with energy devices in a safe order',
    ],
    targetAudience: ['Injectors who are asked about exosomes every week', 'Dermatology residents'],
    modules: [
      {
        title: 'Reading a study in ten minutes',
        duration: '4 h',
        description: 'Endpoints, controls and sponsors of the five papers that are quoted most often.',
      },
      {
        title: 'Collagen on purpose',
        duration: '2 h',
        description: 'Calcium hydroxylapatite and poly-L-lactic acid: dilution decides what they become.',
      },
    ],
    prerequisites: ['One year of injectable practice'],
    faq: [
      {
        question: 'When will the date be known?',
        answer: 'We expect to publish it within eight weeks and write to everybody who is enrolled by then.',
      },
      {
        question: 'Can I already pay?',
        answer: 'You can: your place is certain and the price is the one of the day on which you pay.',
      },
      {
        question: 'What if the date does not suit me?',
        answer:
          'Tell us within fourteen days of its announcement and everything that you have paid is returned.',
      },
      {
        question: 'Are exosomes injected during the day?',
        answer:
          'They are discussed and not injected, because no product is licensed for injection in the United Kingdom.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Polynucleotides', 'Diluted hydroxylapatite'],
    studentRatio: '1:8',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'participation',
    cpdPoints: 6,
    validity: { isLifetime: true, years: null },
    description: 'Sent by mail in the week after the course.',
  },
  inclusions: {
    meals: { lunch: true },
    materials: { courseMaterials: true, certificatePrinting: false, takeHome: false },
  },
};

import { basisPoints, eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { WITH_TAKE_HOME } from '../runs/usual-terms.ts';
import { MADRID } from '../runs/venues.ts';

export const facialAestheticsForDentists: DemoCourse = {
  series: {
    slug: 'facial-aesthetics-for-dentists',
    title: 'Facial Aesthetics for Dentists',
    discipline: 'dentistry',
  },
  slug: 'facial-aesthetics-for-dentists',
  code: 'FAD-MAD-23',
  category: 'medical',
  status: 'open',
  title: 'Facial Aesthetics for Dentists',
  description:
    'Three days that begin where dentists are at home, at the lower third, and move outwards: lip support, gummy smile, perioral lines, and the moment at which a prosthesis does more than a syringe.',
  ...MADRID,
  startsIn: 82,
  lastsDays: 3,
  startTime: '09:00',
  endTime: '17:00',
  priceEur: eur(210_000),
  earlyBirdPriceEur: eur(189_000),
  earlyBirdDays: 30,
  capacity: 16,
  minEnrollment: 6,
  teachers: [
    { slug: 'nikos-andreou', role: 'Lead instructor' },
    { slug: 'carmen-ibanez', role: 'Skin and aftercare' },
  ],
  schedule: {
    duration: '3 days',
    language: 'English and Spanish',
    agenda: [
      { time: '09:00', title: 'The lower third as one unit', minutes: 90, handsOn: false },
      { time: '10:45', title: 'Photography with and without teeth', minutes: 75, handsOn: true },
      { time: '12:15', title: 'Nerve blocks you know, used differently', minutes: 60, handsOn: true },
      { time: '14:30', title: 'Gummy smile: lip, gum or jaw', minutes: 90, handsOn: true },
      { time: '16:15', title: 'Planning of the next day’s patients', minutes: 45, handsOn: false },
    ],
  },
  content: {
    objectives: [
      'Plan lip and teeth together, with a mock-up in the mouth',
      'Treat a gummy smile with toxin where the muscle is the cause',
      'Fill perioral lines and mouth corners in modest amounts',
      'Know which findings belong to a dermatologist or a surgeon',
    ],
    targetAudience: ['Dentists in general practice', 'Prosthodontists and orthodontists'],
    modules: [
      {
        title: 'Diagnosis of the lower third',
        duration: '1 day',
        description:
          'Lip length, tooth display and vertical dimension are measured before anything is injected.',
      },
      {
        title: 'Toxin for the dental practice',
        duration: '1 day',
        description: 'Elevators of the lip, masseter and chin, with doses that leave a smile its character.',
      },
      {
        title: 'Filler around the mouth',
        duration: '1 day',
        description:
          'Border, corners and vertical lines; participants treat one patient and assist with another.',
      },
    ],
    prerequisites: ['A dental license'],
    faq: [
      {
        question: 'May dentists inject in Spain?',
        answer:
          'Within the mouth and lips it is accepted, beyond them disputed; the legal hour gives the sources.',
      },
      {
        question: 'Is my indemnity enough?',
        answer:
          'Ask your insurer for facial injectables by name, because dental policies often exclude them.',
      },
      {
        question: 'Do I need staff with me?',
        answer:
          'A dental assistant may join for the third day at cost price and learns preparation and aftercare.',
      },
      {
        question: 'How is the installment plan dated?',
        answer:
          'Half is paid on enrollment and half four weeks before the first day, with a reminder by mail.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Gummy smile', 'Lip support', 'Perioral lines', 'Mental nerve block'],
    studentRatio: '1:8',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    certificationBodies: [{ name: 'Aldwyn Dental Education Board', role: 'accreditation' }],
    type: 'completion',
    cpdPoints: 18,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 90,
      practicalRequired: true,
      examRequired: true,
      videoSubmissionRequired: false,
    },
    description: 'Given for a documented case and a structured oral examination.',
  },
  inclusions: WITH_TAKE_HOME,
  paymentOptions: {
    acceptFullPayment: true,
    acceptDeposit: false,
    acceptInstallments: true,
    installments: {
      count: 2,
      plan: [{ shareBp: basisPoints(5_000) }, { shareBp: basisPoints(5_000), dueRelativeToStart: -28 }],
    },
  },
};

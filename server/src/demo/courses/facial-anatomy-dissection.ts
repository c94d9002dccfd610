import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { VIENNA } from '../runs/venues.ts';

export const facialAnatomyDissection: DemoCourse = {
  series: { slug: 'facial-anatomy-dissection', title: 'Facial Anatomy Dissection', discipline: 'surgery' },
  slug: 'facial-anatomy-dissection',
  code: 'FAD-VIE-04',
  category: 'medical',
  status: 'open',
  title: 'Facial Anatomy Dissection',
  description:
    'Three days at the dissection table with fresh tissue, two participants to a specimen. Layer by layer you find the planes in which products travel, and the vessels that must never meet them.',
  ...VIENNA,
  startsIn: 61,
  lastsDays: 3,
  startTime: '08:00',
  endTime: '16:15',
  priceEur: eur(219_000),
  earlyBirdPriceEur: eur(198_000),
  earlyBirdDays: 45,
  capacity: 6,
  minEnrollment: 3,
  teachers: [
    { slug: 'stefan-gruber', role: 'Lead instructor' },
    { slug: 'edward-carmichael', role: 'Clinical correlation' },
  ],
  schedule: {
    duration: '3 days',
    language: 'English, questions also in German',
    agenda: [
      { time: '08:00', title: 'Donors, dignity and rules of the room', minutes: 30, handsOn: false },
      { time: '08:30', title: 'Skin and superficial fat compartments', minutes: 150, handsOn: true },
      { time: '11:15', title: 'SMAS and retaining ligaments', minutes: 105, handsOn: true },
      { time: '14:00', title: 'Facial artery from jaw to nose', minutes: 105, handsOn: true },
      { time: '15:45', title: 'Sketching what was found', minutes: 30, handsOn: false },
    ],
  },
  content: {
    objectives: [
      'Expose all superficial and deep fat compartments of the midface',
      'Follow the facial artery and note its variations in six specimens',
      'Identify the danger planes of temple, nose and glabella',
      'Inject colored gel, then dissect to see where it went',
    ],
    targetAudience: [
      'Surgeons and physicians with an injectable practice',
      'Teachers who want to answer anatomical questions first-hand',
    ],
    modules: [
      {
        title: 'Upper third',
        duration: '1 day',
        description: 'Temple and brow: five layers, two fascias and one nerve nobody wants to meet.',
      },
      {
        title: 'Middle third',
        duration: '1 day',
        description: 'Malar fat, infraorbital foramen and the angular artery in all its moods.',
      },
      {
        title: 'Lower third and neck',
        duration: '1 day',
        description: 'Mandibular ligament, marginal branch and platysma, traced on both sides.',
      },
    ],
    prerequisites: [],
    faq: [
      {
        question: 'Where do the specimens come from?',
        answer: 'From the university’s body donation program; every donor decided so while alive.',
      },
      {
        question: 'May I take photographs?',
        answer: 'No cameras are allowed in the room; an illustrated protocol is yours to keep instead.',
      },
      {
        question: 'What should I wear?',
        answer: 'Scrubs, gowns, gloves and eye protection are provided; bring closed shoes.',
      },
      {
        question: 'Is the work emotionally demanding?',
        answer:
          'For some it is, on the first morning above all; you may step out at any time and a tutor stays available.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Layered dissection', 'Vessel tracing', 'Gel injection with exposure'],
    studentRatio: '1:3',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    certificationBodies: [{ name: 'Institute of Applied Anatomy', role: 'co-issuer' }],
    type: 'participation',
    cpdPoints: 21,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Signed by the head of the donation program at the end of the third day.',
  },
  inclusions: USUAL_INCLUSIONS,
  paymentOptions: fullOrDeposit(35, 30),
};

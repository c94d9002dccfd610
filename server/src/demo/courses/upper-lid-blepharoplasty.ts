import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { VIENNA } from '../runs/venues.ts';

export const upperLidBlepharoplasty: DemoCourse = {
  series: { slug: 'upper-lid-blepharoplasty', title: 'Upper Lid Blepharoplasty', discipline: 'surgery' },
  slug: 'upper-lid-blepharoplasty',
  code: 'ULB-VIE-25',
  category: 'medical',
  status: 'open',
  title: 'Upper Lid Blepharoplasty',
  description:
    'The operation that looks easiest in the face and forgives least. Three days between the anatomy room and the theater: marking, excision and fat on specimens, then assistance at four live operations.',
  ...VIENNA,
  startsIn: 152,
  lastsDays: 3,
  startTime: '08:00',
  endTime: '16:30',
  priceEur: eur(298_000),
  earlyBirdPriceEur: eur(265_000),
  earlyBirdDays: 90,
  capacity: 8,
  teachers: [
    { slug: 'edward-carmichael', role: 'Lead instructor' },
    { slug: 'stefan-gruber', role: 'Anatomy faculty' },
  ],
  schedule: {
    duration: '3 days',
    language: 'English, questions also in German',
    agenda: [
      { time: '08:00', title: 'Crease, septum, levator', minutes: 90, handsOn: true },
      { time: '09:45', title: 'Marking in sitting position', minutes: 75, handsOn: true },
      { time: '11:15', title: 'Excision on specimens', minutes: 105, handsOn: true },
      { time: '14:00', title: 'Assistance in theater', minutes: 150, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Tell excess skin from a low brow and from true ptosis',
      'Mark with at least twenty millimeters left between lash line and brow',
      'Excise skin and, where needed, a strip of muscle without opening the septum by accident',
      'Recognize a retrobulbar hematoma and decompress without delay',
    ],
    targetAudience: [
      'Surgeons in plastic, maxillofacial and ENT surgery',
      'Ophthalmologists who extend their practice to the lid',
    ],
    modules: [
      {
        title: 'Anatomy at the table',
        duration: '1 day',
        description: 'Septum, levator and the two fat pads, found layer by layer on fresh tissue.',
      },
      {
        title: 'Operation',
        duration: '1 day',
        description: 'Two lids each on specimens, closed with three different sutures and compared.',
      },
      {
        title: 'Theater',
        duration: '1 day',
        description: 'Four patients; every participant assists once and writes the operation note.',
      },
    ],
    prerequisites: ['Logbook of at least thirty facial procedures'],
    professions: ['Doctor (MD, DO, OB/GYN)', 'Plastic Surgeon', 'Dermatologist'],
    faq: [
      {
        question: 'Do I operate on patients myself?',
        answer:
          'You assist in theater and operate on specimens; independent surgery is not part of three days.',
      },
      {
        question: 'Where is the theater?',
        answer: 'In the day hospital across the courtyard; gowns and badges are handed out at eight.',
      },
      {
        question: 'Which vaccinations are required?',
        answer: 'Hepatitis B with a titre, and the usual proof for theater staff in Austria.',
      },
      {
        question: 'Is the lower lid included?',
        answer: 'Only as anatomy: the lower lid is a different operation and gets its own course.',
      },
      {
        question: 'How does the deposit work?',
        answer: 'A quarter now, the rest thirty days before the first day; both dates are in your order.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Upper lid marking', 'Skin excision', 'Fat reduction', 'Lateral decompression'],
    safetyRequirements: { insuranceRequired: true, healthClearance: true },
    studentRatio: '1:4',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    certificationBodies: [{ name: 'Institute of Applied Anatomy', role: 'co-issuer' }],
    type: 'achievement',
    cpdPoints: 21,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: true,
      videoSubmissionRequired: false,
    },
    description:
      'States specimens operated on, operations assisted at, and the result of the oral examination.',
  },
  inclusions: USUAL_INCLUSIONS,
  paymentOptions: fullOrDeposit(25, 30),
};

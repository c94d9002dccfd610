import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, WITH_TAKE_HOME } from '../runs/usual-terms.ts';
import { ATHENS } from '../runs/venues.ts';

export const digitalSmileDesign: DemoCourse = {
  series: { slug: 'digital-smile-design', title: 'Digital Smile Design', discipline: 'dentistry' },
  slug: 'digital-smile-design',
  code: 'DSD-ATH-11',
  category: 'technical',
  status: 'draft',
  title: 'Digital Smile Design',
  description:
    'Photograph, scan, design, print and try in: a complete smile in one working day, then the conversation in which the patient decides. Still being prepared with the Athens team.',
  ...ATHENS,
  startsIn: 120,
  lastsDays: 2,
  startTime: '09:00',
  endTime: '17:00',
  priceEur: eur(138_000),
  earlyBirdPriceEur: eur(124_000),
  earlyBirdDays: 60,
  capacity: 12,
  teachers: [{ slug: 'nikos-andreou', role: 'Lead instructor' }],
  schedule: {
    duration: '2 days',
    language: 'English and Greek',
    agenda: [
      { time: '09:00', title: 'Portraits and retracted views', minutes: 120, handsOn: true },
      { time: '11:30', title: 'Scanning without seams', minutes: 90, handsOn: true },
      { time: '14:00', title: 'Wax-up on screen', minutes: 180, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Produce a calibrated portrait series in six minutes',
      'Design six front teeth in harmony with lip and face',
      'Print, polish and seat a mock-up the same day',
    ],
    targetAudience: ['Dentists', 'Dental technicians who work chairside'],
    modules: [
      {
        title: 'Capture',
        duration: '1 day',
        description: 'Camera, cross-polarisation and scanner brought into one coordinate system.',
      },
      {
        title: 'Create',
        duration: '1 day',
        description: 'Libraries are a start; participants learn to bend them to the person in the chair.',
      },
    ],
    prerequisites: ['A dental license, or a diploma in dental technology'],
    faq: [
      {
        question: 'Which software is taught?',
        answer: 'One commercial package and one that costs nothing, side by side on the same case.',
      },
      {
        question: 'Do I need a scanner of my own?',
        answer:
          'No, but a course makes most sense if your practice has access to one within the following months.',
      },
      {
        question: 'Are technicians welcome without a dentist?',
        answer:
          'They are; pairs from one practice share a workstation, single participants are matched on the first morning.',
      },
      {
        question: 'Can I bring a case?',
        answer:
          'Bring photographs and an intraoral scan of one patient who agreed; two of the cases shown are from participants.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Intraoral scan', 'Digital wax-up', 'Printed mock-up'],
    studentRatio: '1:6',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    certificationBodies: [{ name: 'Aldwyn Dental Education Board', role: 'accreditation' }],
    type: 'completion',
    cpdPoints: 13,
    validity: { isLifetime: true, years: null },
    description: 'Based on one finished case, presented on the second afternoon.',
  },
  inclusions: WITH_TAKE_HOME,
  paymentOptions: fullOrDeposit(30, 21),
};

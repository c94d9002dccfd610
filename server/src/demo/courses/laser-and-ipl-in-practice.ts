import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { ABU_DHABI } from '../runs/venues.ts';

export const laserAndIplInPractice: DemoCourse = {
  series: { slug: 'laser-and-ipl-in-practice', title: 'Laser and IPL in Practice', discipline: 'skin' },
  slug: 'laser-and-ipl-in-practice',
  code: 'LIP-AUH-24',
  category: 'technical',
  status: 'open',
  laterStatus: 'in-progress',
  title: 'Laser and IPL in Practice',
  description:
    'Hair, vessels and pigment on phototypes III to VI, with four devices on the bench. Settings are derived from the skin in front of you and a test spot, and no participant leaves with a table to copy.',
  ...ABU_DHABI,
  startsIn: -1,
  lastsDays: 4,
  startTime: '09:00',
  endTime: '16:15',
  priceEur: eur(132_000),
  earlyBirdPriceEur: eur(118_000),
  earlyBirdDays: 30,
  capacity: 16,
  teachers: [
    { slug: 'carmen-ibanez', role: 'Lead instructor' },
    { slug: 'mariam-al-nuaimi', role: 'Laser safety' },
  ],
  schedule: {
    duration: '4 days',
    language: 'English',
    agenda: [
      { time: '09:00', title: 'Skin, chromophore, pulse', minutes: 90, handsOn: false },
      { time: '10:45', title: 'Room, eyewear and checklist', minutes: 60, handsOn: true },
      { time: '13:00', title: 'Test spots and reading them', minutes: 90, handsOn: true },
      { time: '14:45', title: 'Treatments in groups of four', minutes: 90, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Choose wavelength and pulse from target, depth and phototype',
      'Set, place and read test spots before the first full treatment',
      'Treat hair and superficial vessels in darker skin with cooling',
      'Stop at the right end point and document why',
    ],
    targetAudience: [
      'Nurses and therapists who operate a device under a physician',
      'Physicians who are responsible for a laser room',
    ],
    modules: [
      {
        title: 'Light and tissue',
        duration: '1 day',
        description: 'Four devices, one fingertip phantom, and the end points that tell them apart.',
      },
      {
        title: 'Hair',
        duration: '1 day',
        description: 'Alexandrite and Nd:YAG compared on the same leg, with temperatures before and after.',
      },
      {
        title: 'Vessels and pigment',
        duration: '1 day',
        description: 'What must be biopsied before it is treated, and who may decide that.',
      },
      {
        title: 'When it goes wrong',
        duration: '1 day',
        description: 'Burn, crust and hyperpigmentation: the first day, the first week, the third month.',
      },
    ],
    prerequisites: ['Permission to operate a laser under a physician, or a medical license'],
    faq: [
      {
        question: 'Does it include the safety officer certificate?',
        answer: 'It does not: the safety officer has a course and an examination of its own.',
      },
      {
        question: 'Can I work on the device of my clinic?',
        answer: 'If it is transportable, tell us three weeks ahead; the service engineer needs to know.',
      },
      {
        question: 'Who are the patients?',
        answer: 'Volunteers of phototypes III to VI who have had a consultation with test spots beforehand.',
      },
      {
        question: 'Is shaving done on site?',
        answer: 'Patients arrive shaved; there are clippers for what was forgotten.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Test spots', 'Hair reduction', 'Superficial vessels', 'Lentigines'],
    studentRatio: '1:8',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    certificationBodies: [{ name: 'Halcyon Laser Safety Register', role: 'accreditation' }],
    type: 'completion',
    cpdPoints: 22,
    validity: { isLifetime: false, years: 4 },
    requirements: {
      minimumAttendance: 90,
      practicalRequired: true,
      examRequired: true,
      videoSubmissionRequired: false,
    },
    description: 'Lists device classes and indications, because a license to operate asks for both.',
  },
  inclusions: USUAL_INCLUSIONS,
  paymentOptions: fullOrDeposit(30, 14),
  reviews: { allowAnonymous: true },
};

import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, WITH_TAKE_HOME } from '../runs/usual-terms.ts';
import { ABU_DHABI } from '../runs/venues.ts';

export const laserSafetyOfficer: DemoCourse = {
  series: { slug: 'laser-safety-officer', title: 'Laser Safety Officer', discipline: 'safety' },
  slug: 'laser-safety-officer',
  code: 'LSO-AUH-03',
  category: 'technical',
  status: 'open',
  title: 'Laser Safety Officer',
  description:
    'Everything a clinic needs from the person whose name is on the door sign: hazard classes, controlled areas, eyewear that fits the wavelength, and the paperwork an inspector asks for first.',
  ...ABU_DHABI,
  startsIn: 54,
  firstStartsIn: 40,
  lastsDays: 2,
  startTime: '09:00',
  endTime: '16:00',
  priceEur: eur(89_000),
  earlyBirdPriceEur: eur(79_000),
  earlyBirdDays: 21,
  capacity: 24,
  teachers: [{ slug: 'mariam-al-nuaimi', role: 'Lead instructor' }],
  schedule: {
    duration: '2 days',
    language: 'English',
    agenda: [
      { time: '09:00', title: 'What light does to tissue and retina', minutes: 90, handsOn: false },
      { time: '10:45', title: 'Classes, limits and nominal hazard distance', minutes: 90, handsOn: false },
      { time: '13:15', title: 'Measuring beams on the bench', minutes: 90, handsOn: true },
      { time: '15:00', title: 'Plume, fire and electrical hazards', minutes: 60, handsOn: false },
    ],
  },
  content: {
    objectives: [
      'Classify a device from its label and data sheet',
      'Compute nominal ocular hazard distance for a clinic’s own lasers',
      'Design a controlled area with signs, blinds and interlocks',
      'Write local rules that staff will read to the end',
      'Lead an incident review and report it to the authority',
    ],
    targetAudience: [
      'Nurses, managers and physicists named as laser safety officer',
      'Owners of clinics that are about to buy their first device',
      'Technicians who service light-based equipment',
    ],
    modules: [
      {
        title: 'Physics without fear',
        duration: '3 h',
        description: 'Wavelength, pulse and spot size, each tied to an injury that really happened.',
      },
      {
        title: 'Protecting eyes and skin',
        duration: '2 h',
        description: 'Optical density read off the frame, and why the spare pair is never the right one.',
      },
      {
        title: 'Rooms and routines',
        duration: '3 h',
        description: 'Walk through three floor plans and find what an auditor would write down.',
      },
      {
        title: 'Records and regulation',
        duration: '3 h',
        description: 'Local rules, training log, maintenance log and the annual audit, as templates.',
      },
    ],
    prerequisites: [],
    faq: [
      {
        question: 'Do I have to be medically trained?',
        answer: 'No; the appointment depends on knowledge and authority in the clinic, not on a degree.',
      },
      {
        question: 'Is there an examination?',
        answer: 'Forty multiple-choice questions on the second afternoon, with one free repetition online.',
      },
      {
        question: 'Does it cover intense pulsed light?',
        answer: 'It does: IPL has a session of its own, since most eye injuries in spas come from there.',
      },
      {
        question: 'Is the certificate recognized by the health authority?',
        answer:
          'The syllabus follows IEC 60825 and what inspectors in the Emirates ask for; the appointment itself is made by your employer.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Beam measurement', 'Eyewear selection', 'Room inspection'],
    studentRatio: '1:12',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Halcyon Laser Safety Register',
    type: 'achievement',
    cpdPoints: 11,
    validity: { isLifetime: false, years: 5 },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: false,
      examRequired: true,
      videoSubmissionRequired: false,
    },
    description: 'Valid for five years; the refresher is half a day and can be taken anywhere we teach.',
  },
  inclusions: WITH_TAKE_HOME,
  paymentOptions: fullOrDeposit(25, 10),
};

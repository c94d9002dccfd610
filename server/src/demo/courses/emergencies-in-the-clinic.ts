import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { WITH_TAKE_HOME } from '../runs/usual-terms.ts';
import { LONDON } from '../runs/venues.ts';

export const emergenciesInTheClinic: DemoCourse = {
  series: { slug: 'emergencies-in-the-clinic', title: 'Emergencies in the Clinic', discipline: 'safety' },
  slug: 'emergencies-in-the-clinic',
  code: 'EMC-LON-30',
  category: 'medical',
  status: 'open',
  laterStatus: 'full',
  title: 'Emergencies in the Clinic',
  description:
    'Anaphylaxis, syncope, local anesthetic toxicity and cardiac arrest in a room that was built for beauty. Teams train with their own drug boxes and repeat each drill until it is dull.',
  ...LONDON,
  startsIn: 58,
  lastsDays: 1,
  startTime: '09:00',
  endTime: '16:30',
  priceEur: eur(46_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 18,
  teachers: [
    { slug: 'beatriz-monteiro', role: 'Lead instructor' },
    { slug: 'edward-carmichael', role: 'Clinical instructor' },
  ],
  schedule: {
    duration: '1 day',
    language: 'English',
    agenda: [
      { time: '09:00', title: 'Unpack your own drug box', minutes: 60, handsOn: true },
      { time: '10:15', title: 'Anaphylaxis against the clock', minutes: 105, handsOn: true },
      { time: '13:00', title: 'Syncope, seizure, toxicity', minutes: 90, handsOn: true },
      { time: '14:45', title: 'Arrest, with the equipment you have', minutes: 105, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Give adrenaline into the thigh within two minutes of recognition',
      'Recognize local anesthetic toxicity and know where the lipid emulsion is',
      'Lead basic life support with two people and a defibrillator',
      'Keep a drug box that is complete on the day it is needed',
    ],
    targetAudience: ['Whole clinic teams, reception included', 'Practitioners who work alone'],
    modules: [
      {
        title: 'Recognition',
        duration: '2 h',
        description: 'Faint, panic or anaphylaxis: nine short films, each stopped at the point of decision.',
      },
      {
        title: 'Drills',
        duration: '4 h',
        description:
          'Four stations, three rounds, and a card for each role that stays in your treatment room.',
      },
    ],
    prerequisites: ['Basic life support within the last two years'],
    faq: [
      {
        question: 'Does it replace the annual resuscitation update?',
        answer:
          'It counts towards it for most employers; the certificate lists the Resuscitation Council topics.',
      },
      {
        question: 'Should I bring drugs?',
        answer: 'Bring your box as it is, including what has expired, since that is the first exercise.',
      },
      {
        question: 'Can receptionists attend?',
        answer: 'Please send them: whoever calls the ambulance decides more than the second injector.',
      },
      {
        question: 'It is full. What can I do?',
        answer: 'Leave your address by “Notify me”; two or three seats usually return in the last month.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Adrenaline injection', 'Airway opening', 'Defibrillation', 'Emergency call'],
    studentRatio: '1:9',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'participation',
    cpdPoints: 6,
    validity: { isLifetime: false, years: 1 },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Valid for one year, like the skills it describes.',
  },
  inclusions: WITH_TAKE_HOME,
};

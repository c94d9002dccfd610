import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { DUBAI_CLINIC } from '../runs/venues.ts';
import { FLAGSHIP_TERMS } from './botox-run.ts';

export const botoxProfessionalTraining: DemoCourse = {
  ...FLAGSHIP_TERMS,
  slug: 'botox-professional-training-dubai-clinic',
  code: 'BPT-DXB-01',
  status: 'open',
  title: 'Botox Professional Training',
  description:
    'Two days of botulinum toxin from first principles to confident practice: assess, mark, dilute and inject the upper face under the eyes of a dermatologist. Half of the time is spent with patients, four participants to an instructor.',
  ...DUBAI_CLINIC,
  startsIn: 75,
  lastsDays: 2,
  startTime: '09:00',
  endTime: '17:30',
  priceEur: eur(165_000),
  earlyBirdPriceEur: eur(145_000),
  earlyBirdDays: 30,
  capacity: 10,
  teachers: [
    { slug: 'layla-haddad', role: 'Lead instructor' },
    { slug: 'lorenzo-galli', role: 'Clinical instructor' },
  ],
  schedule: {
    duration: '2 days',
    language: 'English',
    agenda: [
      { time: '09:00', title: 'Welcome and patient selection', minutes: 60, handsOn: false },
      { time: '10:00', title: 'Muscles of the upper face, drawn on each other', minutes: 90, handsOn: true },
      { time: '11:45', title: 'Units, dilution and storage', minutes: 75, handsOn: true },
      { time: '13:00', title: 'Lunch', minutes: 60, handsOn: false },
      { time: '14:00', title: 'Demonstration: glabella and forehead', minutes: 75, handsOn: false },
      { time: '15:30', title: 'Participants treat their first patients', minutes: 120, handsOn: true },
    ],
  },
  content: {
    experienceLevel: 'beginner',
    objectives: [
      'Choose patients for whom toxin is the right answer, and say no to the others',
      'Map frontalis, corrugator and orbicularis by palpation and movement',
      'Calculate units and dilution without a phone',
      'Treat glabella, forehead and crow’s feet with a reproducible pattern',
      'Recognize ptosis and asymmetry early and manage them calmly',
    ],
    targetAudience: [
      'Physicians and dentists who begin with injectables',
      'Nurses and nurse practitioners who inject under supervision',
      'Colleagues who were taught on a video and want to be watched',
    ],
    modules: [
      {
        title: 'Assessment and marking',
        duration: '3 h',
        description: 'A face in motion, from three angles, on paper before it is on the skin.',
      },
      {
        title: 'Pharmacology in practice',
        duration: '2 h',
        description: 'Products compared by spread, onset and price; reconstitution until it is routine.',
      },
      {
        title: 'Upper face, supervised',
        duration: '7 h',
        description: 'Every participant treats at least three patients and reviews each with the instructor.',
      },
      {
        title: 'Complications and follow-up',
        duration: '2 h',
        description: 'Two-week review, touch-up rules, and what to write in the notes.',
      },
    ],
    prerequisites: [],
    faq: [
      {
        question: 'Do I bring my own patients?',
        answer:
          'You may bring one patient for the second afternoon; we arrange all others and their consent.',
      },
      {
        question: 'Which product will I inject?',
        answer: 'Two licensed toxins are on the tray, so that you learn to convert rather than to memorize.',
      },
      {
        question: 'Is toxin included in the price?',
        answer: 'Yes: every vial, needle and marker that you use during the two days is included.',
      },
      {
        question: 'Is this course enough to start treating patients at home?',
        answer:
          'It covers the upper face; whether you may treat, and under whose supervision, is decided by the regulator where you work.',
      },
      {
        question: 'How large is the group?',
        answer:
          'Ten participants at most, in groups of four or fewer around one instructor during all clinical hours.',
      },
    ],
  },
  certification: {
    ...FLAGSHIP_TERMS.certification,
    description: 'Awarded after full attendance, three supervised treatments and a short written paper.',
  },
  reminderSettings: {
    enabled: true,
    automaticReminders: true,
    reminderDays: 7,
    customReminderMessage:
      'Please bring the license under which you practice; we copy it on the first morning.',
  },
  emailCustomization: {
    includeVenueDetails: true,
    includeInstructorContact: true,
    brandingEnabled: true,
    customReminderSubject: '{courseTitle}: see you on {startDate}',
    customReminderContent:
      'Dear {firstName},\n\nin a week we begin at nine, with a coffee from half past eight. Your table and your first patient are assigned on the list at the door.',
  },
};

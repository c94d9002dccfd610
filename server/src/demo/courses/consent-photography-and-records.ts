import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { LISBON } from '../runs/venues.ts';

export const consentPhotographyAndRecords: DemoCourse = {
  series: {
    slug: 'consent-photography-and-records',
    title: 'Consent, Photography and Records',
    discipline: 'safety',
  },
  slug: 'consent-photography-and-records',
  code: 'CPR-LIS-05',
  category: 'business',
  status: 'open',
  title: 'Consent, Photography and Records',
  description:
    'A free afternoon on the three things that decide a complaint: what was agreed, what it looked like before, and what was written down. Bring the forms of your clinic and leave with better ones.',
  ...LISBON,
  startsIn: 33,
  lastsDays: 1,
  startTime: '13:30',
  endTime: '18:00',
  isFree: true,
  priceEur: eur(0),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 30,
  teachers: [{ slug: 'beatriz-monteiro', role: 'Lead instructor' }],
  schedule: {
    duration: '1 afternoon',
    language: 'English',
    agenda: [
      { time: '13:30', title: 'Three complaints, read aloud', minutes: 45, handsOn: false },
      { time: '14:15', title: 'Consent as a conversation', minutes: 75, handsOn: true },
      { time: '15:45', title: 'Standard views with a phone and a lamp', minutes: 75, handsOn: true },
      { time: '17:15', title: 'Notes that stand up in five years', minutes: 45, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Record a consent conversation in a way a court can follow',
      'Take five standard views that can be compared a year later',
      'Store images lawfully and delete them on time',
    ],
    targetAudience: [
      'Practitioners of any profession who treat patients for appearance',
      'Practice managers and data protection leads',
      'Students before their first placement',
    ],
    modules: [
      {
        title: 'Agreeing',
        duration: '1 h 30',
        description: 'Material risk, cooling-off and the patient who says “just do what you think”.',
      },
      {
        title: 'Showing',
        duration: '75 min',
        description: 'Distance, light and head position fixed with tape on the floor, not by eye.',
      },
      {
        title: 'Writing',
        duration: '75 min',
        description: 'Batch numbers, doses and dissent: a template is filled in against a stopwatch.',
      },
    ],
    prerequisites: [],
    faq: [
      {
        question: 'Why is it free?',
        answer: 'Good records protect patients of every clinic, so our teachers give this afternoon away.',
      },
      {
        question: 'Do I get the templates?',
        answer: 'Editable files are sent to everybody who stayed to the end, in English and Portuguese.',
      },
      {
        question: 'Is it useful outside Portugal?',
        answer:
          'The principles hold in all of Europe and the Gulf; where the law differs, the differences are named.',
      },
      {
        question: 'Can I send a colleague in my place?',
        answer:
          'Yes, write to us by the evening before; the seat is free and only the name on the list changes.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Consent interview', 'Clinical photography', 'Record audit'],
    studentRatio: '1:30',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'participation',
    cpdPoints: 4,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 80,
      practicalRequired: false,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Handed out at the door when the afternoon ends.',
  },
  inclusions: {
    meals: { lunch: false },
    materials: { courseMaterials: true, certificatePrinting: false, takeHome: true },
  },
  reminderSettings: {
    enabled: true,
    automaticReminders: true,
    reminderDays: 1,
    customReminderMessage: 'Bring the camera that you use in your clinic, with an empty card.',
  },
  emailCustomization: { includeVenueDetails: true, includeInstructorContact: true, brandingEnabled: true },
};

import { eur } from '#domain/money/money.ts';
import { addDays } from '#domain/time/local-date.ts';
import { clockChangeAfter, type DemoLiveCourse } from './live-course.ts';

export const skinPhysiologyLive: DemoLiveCourse = {
  series: { slug: 'skin-physiology-live', title: 'Skin Physiology for Device Users', discipline: 'skin' },
  slug: 'skin-physiology-live',
  code: 'LIV-SKP-01',
  category: 'medical',
  status: 'open',
  title: 'Skin Physiology for Device Users',
  description:
    'Three evenings of the theory that a peel or a laser assumes you have: how pigment is made and moved, what heat does to collagen in a second and in a month, and why the same setting is kind to one patient and burns the next.',
  zone: 'Europe/Madrid',
  // Europe changes its clocks between the first session and the second, the hour on the wall stays.
  startsOn: (today) => addDays(clockChangeAfter(today, 28), -3),
  sessions: [
    { after: 0, startTime: '19:00', endTime: '20:30', title: 'Pigment: made, moved, mistaken' },
    { after: 5, startTime: '19:00', endTime: '20:30', title: 'Heat: one second and one month' },
    { after: 7, startTime: '19:00', endTime: '21:00', title: 'Planning on photographs' },
  ],
  live: {
    platform: 'Microsoft Teams',
    joinUrl: 'https://meet.example/j/skin-physiology-live',
    hostUrl: 'https://meet.example/h/skin-physiology-live',
    recordingMonths: 6,
  },
  priceEur: eur(24_000),
  earlyBirdPriceEur: eur(19_500),
  earlyBirdDays: 14,
  capacity: 20,
  teachers: [{ slug: 'carmen-ibanez', role: 'Lead instructor' }],
  schedule: {
    duration: '3 evenings',
    language: 'English',
    displayTimezones: ['Europe/London', 'Asia/Dubai'],
  },
  content: {
    objectives: [
      'Explain to a patient why a brown spot has come back without blaming the sun alone',
      'Read a skin type from history and photograph before touching a device',
      'Predict from wavelength and pulse which layer takes the heat',
      'Choose the interval at which tissue can be treated again',
    ],
    targetAudience: [
      'Nurses and therapists who work with peels, needles or light',
      'Physicians who begin with devices and want the theory first',
      'Participants of our peel and laser courses, as preparation',
    ],
    experienceLevel: 'beginner',
    technicalRequirements: ['A screen that shows skin as it is: night mode and color filters off'],
    modules: [
      {
        title: 'Pigment',
        duration: '1.5 h',
        description: 'Melanocytes, melasma and marks after inflammation, told apart on forty photographs.',
      },
      {
        title: 'Heat',
        duration: '1.5 h',
        description: 'What is coagulated, what is only warmed, and what collagen makes of either.',
      },
      {
        title: 'Plans',
        duration: '2 h',
        description: 'Groups of four plan a year for one patient and defend it before the others.',
      },
    ],
    prerequisites: [],
    faq: [
      {
        question: 'At what hour is it where I live?',
        answer:
          'This page shows each session on your own clock beside that of Madrid, the change to or from summer time included.',
      },
      {
        question: 'Can I enter a course in person afterwards?',
        answer: 'Yes; the peel course takes it in place of its reading list.',
      },
      {
        question: 'Are there slides to keep?',
        answer: 'As a PDF after each evening, with the photographs that patients have agreed to.',
      },
      {
        question: 'How large is the group?',
        answer: 'Twenty at most, since the third evening is work in groups.',
      },
    ],
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'completion',
    cpdPoints: 5,
    requirements: {
      minimumAttendance: 80,
      practicalRequired: false,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Names the three subjects and the hours that you were there for.',
  },
};

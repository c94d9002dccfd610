import { eur } from '#domain/money/money.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { DemoLiveCourse } from './live-course.ts';

export const complicationCaseEvenings: DemoLiveCourse = {
  series: {
    slug: 'complication-case-evenings',
    title: 'Complication Case Evenings',
    discipline: 'injectables',
  },
  slug: 'complication-case-evenings',
  code: 'LIV-CCE-01',
  category: 'medical',
  status: 'open',
  title: 'Complication Case Evenings',
  description:
    'Two evenings on what happened after the needle was out: a pale lip at nine at night, a nodule in the fourth week, an eyelid that will not lift. Each case is told up to the moment of decision, then the room decides.',
  zone: 'Europe/London',
  startsOn: (today) => addDays(today, 3),
  sessions: [
    { after: 0, startTime: '18:00', endTime: '19:30', title: 'The first hour' },
    { after: 2, startTime: '18:00', endTime: '19:30', title: 'The fourth week' },
  ],
  live: {
    platform: 'Zoom',
    joinUrl: 'https://meet.example/j/complication-case-evenings',
    hostUrl: 'https://meet.example/h/complication-case-evenings',
    recordingMonths: 3,
  },
  priceEur: eur(18_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 40,
  teachers: [
    { slug: 'edward-carmichael', role: 'Lead instructor' },
    { slug: 'layla-haddad', role: 'Co-instructor' },
  ],
  schedule: {
    duration: '2 evenings',
    language: 'English',
    displayTimezones: ['Asia/Dubai', 'Asia/Riyadh', 'Europe/Berlin', 'Asia/Singapore'],
    agenda: [
      { time: '18:00', title: 'Welcome, how questions work', minutes: 5, handsOn: false },
      { time: '18:05', title: 'The instructor’s case', minutes: 25, handsOn: false },
      { time: '18:30', title: 'The first case from the room', minutes: 20, handsOn: false },
      { time: '18:50', title: 'The second case from the room', minutes: 20, handsOn: false },
      { time: '19:10', title: 'Questions', minutes: 20, handsOn: false },
    ],
  },
  content: {
    objectives: [
      'Tell a vessel in trouble from a bruise before the patient has left the chair',
      'Give hyaluronidase in a dose, at a place and at an interval that can be defended',
      'Sort late nodules into those that wait, those that dissolve and those that are biopsied',
      'Say to a frightened patient what is known, what is not and when they hear from you next',
    ],
    targetAudience: [
      'Physicians, dentists and nurses who inject fillers or toxin',
      'Clinic leads who are called when somebody else has a problem',
    ],
    experienceLevel: 'intermediate',
    technicalRequirements: [
      'A computer with camera and microphone; a phone shows the ultrasound clips too small',
      'A connection of 5 Mbit/s or more',
    ],
    modules: [
      {
        title: 'The first hour',
        duration: '1.5 h',
        description: 'Occlusion, pain out of proportion and the visual symptom that nobody waits with.',
      },
      {
        title: 'The fourth week',
        duration: '1.5 h',
        description:
          'Nodules, swelling that comes with a cold, ptosis after toxin and the letter that follows.',
      },
    ],
    prerequisites: [],
    faq: [
      {
        question: 'May I bring a case of my own?',
        answer:
          'Send it until the day before, without a name and with the consent of the patient; two are taken each evening.',
      },
      {
        question: 'Do I have to switch my camera on?',
        answer: 'Please do: the instructor asks the room to decide and wants to see who hesitates.',
      },
      {
        question: 'What if I am called away?',
        answer:
          'Each evening is recorded, and the recording stays with you for three months after the second.',
      },
      {
        question: 'Is it enough to treat complications by myself?',
        answer: 'No. It sharpens decisions; how to inject under ultrasound is taught in person.',
      },
    ],
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'participation',
    cpdPoints: 3,
    requirements: {
      minimumAttendance: 75,
      practicalRequired: false,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Confirms that you were there for three quarters of both evenings.',
  },
};

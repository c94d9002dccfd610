import { eur } from '#domain/money/money.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { DemoLiveCourse } from './live-course.ts';

export const consentClinicLive: DemoLiveCourse = {
  series: { slug: 'consent-clinic-live', title: 'The First Letter Decides', discipline: 'safety' },
  slug: 'consent-clinic-live',
  code: 'LIV-CON-01',
  category: 'business',
  status: 'open',
  title: 'The First Letter Decides',
  description:
    'One evening about complaints: the letter that arrives on a Friday, the answer that is written too soon, and the paragraph an insurer wishes had been left out. Participants rewrite four real answers together.',
  zone: 'Europe/Lisbon',
  startsOn: (today) => addDays(today, -16),
  sessions: [{ after: 0, startTime: '18:30', endTime: '20:30', title: 'Four letters, four answers' }],
  live: {
    platform: 'Zoom',
    joinUrl: 'https://meet.example/j/consent-clinic-live',
    hostUrl: 'https://meet.example/h/consent-clinic-live',
    recordingMonths: 6,
  },
  priceEur: eur(9_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 60,
  teachers: [{ slug: 'beatriz-monteiro', role: 'Lead instructor' }],
  schedule: { duration: '1 evening', language: 'English' },
  content: {
    objectives: [
      'Answer within two days without admitting what is not known yet',
      'Separate regret from liability in words that a patient believes',
      'Decide what goes to the insurer, what into the record and what into the answer',
    ],
    targetAudience: ['Owners and managers of clinics', 'Practitioners who answer their own post'],
    modules: [
      {
        title: 'Reading a complaint',
        duration: '50 min',
        description: 'What is asked for, what is meant, and the date by which somebody has to be called.',
      },
      {
        title: 'Writing the answer',
        duration: '70 min',
        description: 'Four answers are taken apart and put together again, sentence by sentence.',
      },
    ],
    prerequisites: [],
    faq: [
      {
        question: 'Is this legal advice?',
        answer: 'No; where the law of your country differs from what is said, your lawyer is right.',
      },
      {
        question: 'Are the letters real?',
        answer: 'They are, with names, places and treatments changed until nobody would know themselves.',
      },
      {
        question: 'Is the evening recorded?',
        answer:
          'The four letters are, and can be seen for six months. What people say about letters of their own is not.',
      },
      {
        question: 'Will it be held again?',
        answer: 'Twice a year; ask the course office to be told of the next evening.',
      },
    ],
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'participation',
    cpdPoints: 2,
    description: 'A confirmation of attendance, sent on the day after.',
  },
};

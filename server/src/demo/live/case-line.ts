import { eur } from '#domain/money/money.ts';
import { addDays } from '#domain/time/local-date.ts';
import { localDateIn, localTimeIn } from '#server/platform/time.ts';
import type { DemoLiveCourse } from './live-course.ts';

const MINUTE_MS = 60_000;
const FIVE_MINUTES_MS = 5 * MINUTE_MS;
const SOONEST_MS = 8 * MINUTE_MS;
const MINUTES = 120;
const ZONES = ['Asia/Dubai', 'Europe/London', 'America/New_York'];

/** From some ten minutes after the samples are loaded, by clocks on which it is over before midnight. */
const hoursFrom = (now: Date): { zone: string; startTime: string; endTime: string } => {
  const start = new Date(Math.ceil((now.getTime() + SOONEST_MS) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);
  const end = new Date(start.getTime() + MINUTES * MINUTE_MS);
  const today = localDateIn(now, 'UTC');
  const zone = ZONES.find((one) => [start, end].every((at) => localDateIn(at, one) === today)) ?? 'UTC';
  return { zone, startTime: localTimeIn(start, zone), endTime: localTimeIn(end, zone) };
};

type Facts = Omit<DemoLiveCourse, 'zone' | 'sessions'>;

const FACTS: Facts = {
  series: { slug: 'case-line', title: 'The Case Line', discipline: 'injectables' },
  slug: 'case-line',
  code: 'LIV-LIN-01',
  category: 'medical',
  status: 'open',
  title: 'The Case Line',
  description:
    'Three weeks with a line that is open for two hours: bring the photograph of the patient you are unsure about, and hear what two instructors would do, ask and leave alone. Nothing is shown that could tell who the patient is.',
  startsOn: (today) => addDays(today, -7),
  live: {
    platform: 'Zoom',
    joinUrl: 'https://meet.example/j/case-line',
    hostUrl: 'https://meet.example/h/case-line',
    recordingMonths: 6,
  },
  priceEur: eur(15_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 24,
  teachers: [
    { slug: 'layla-haddad', role: 'Lead instructor' },
    { slug: 'nikos-andreou', role: 'Co-instructor' },
  ],
  schedule: {
    duration: '3 sessions',
    language: 'English',
    displayTimezones: ['Asia/Riyadh', 'Europe/Berlin', 'Asia/Singapore'],
  },
  content: {
    objectives: [
      'Say in one minute what has to be known of a case before anybody answers',
      'Name what a photograph cannot show',
      'Decide when waiting is the treatment',
    ],
    targetAudience: ['Practitioners who work alone', 'Nurses who inject under delegation'],
    experienceLevel: 'intermediate',
    technicalRequirements: ['A computer with camera and microphone'],
    modules: [],
    prerequisites: [],
    faq: [
      {
        question: 'Do I have to bring a case?',
        answer: 'No. Those who listen in the first week mostly bring one in the second.',
      },
    ],
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'participation',
    cpdPoints: 4,
    requirements: {
      minimumAttendance: 75,
      practicalRequired: false,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Confirms that you were there for three quarters of the three sessions.',
  },
};

/** A course of which a session can be joined now: one was last week, and the last one comes next week. */
export const caseLine = (now: Date): DemoLiveCourse => {
  const { zone, ...hours } = hoursFrom(now);
  return {
    ...FACTS,
    zone,
    sessions: [
      { after: 0, ...hours, title: 'What the photograph leaves out' },
      { after: 7, ...hours, title: 'When to do nothing' },
      { after: 14, ...hours, title: 'The second opinion' },
    ],
  };
};

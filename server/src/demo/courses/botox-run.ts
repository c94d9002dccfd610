import { basisPoints, eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { WITH_TAKE_HOME } from '../runs/usual-terms.ts';

type Run = Pick<
  DemoCourse,
  'code' | 'description' | 'city' | 'country' | 'zone' | 'venue' | 'startsIn' | 'priceEur' | 'teachers'
> & {
  slug: string;
  language: string;
  capacity?: number;
  earlyBirdPriceEur?: DemoCourse['earlyBirdPriceEur'];
  /** What is done in each of the four modules at this place. */
  modules: readonly [string, string, string, string];
  faq: { question: string; answer: string }[];
};

const MODULES = [
  ['Assessment and marking', '3 h'],
  ['Pharmacology in practice', '2 h'],
  ['Upper face, supervised', '7 h'],
  ['Complications and follow-up', '2 h'],
] as const;

/** What every run of the flagship offers. */
export const FLAGSHIP_TERMS = {
  series: {
    slug: 'botox-professional-training',
    title: 'Botox Professional Training',
    discipline: 'injectables',
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Glabellar lines', 'Forehead lines', 'Lateral canthal lines', 'Brow shaping'],
    studentRatio: '1:4',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'completion',
    cpdPoints: 14,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: true,
      videoSubmissionRequired: false,
    },
    description: 'Three supervised treatments and a short paper.',
  },
  inclusions: WITH_TAKE_HOME,
  paymentOptions: {
    acceptFullPayment: true,
    acceptDeposit: true,
    acceptInstallments: true,
    depositBp: basisPoints(3_000),
    remainingDueDays: 14,
    installments: {
      count: 3,
      plan: [
        { shareBp: basisPoints(4_000) },
        { shareBp: basisPoints(3_000), dueRelativeToStart: -45 },
        { shareBp: basisPoints(3_000), dueRelativeToStart: -15 },
      ],
    },
  },
  reviews: { allowAnonymous: true },
} satisfies Partial<DemoCourse>;

/** A further run of the flagship: one programme, told for each place in its own words. */
export const botoxRun = ({ slug, language, modules, faq, ...run }: Run): DemoCourse => ({
  slug: `botox-professional-training-${slug}`,
  status: 'open',
  title: 'Botox Professional Training',
  lastsDays: 2,
  startTime: '09:00',
  endTime: '17:15',
  earlyBirdPriceEur: eur(135_000),
  earlyBirdDays: 30,
  capacity: 24,
  ...run,
  schedule: {
    duration: '2 days',
    language,
    agenda: [
      { time: '09:00', title: 'Patient selection and consent', minutes: 75, handsOn: false },
      { time: '10:30', title: 'Muscles palpated and marked', minutes: 90, handsOn: true },
      { time: '12:00', title: 'Dilution and storage', minutes: 60, handsOn: true },
      { time: '13:00', title: 'Lunch', minutes: 60, handsOn: false },
      { time: '14:00', title: 'Demonstration, then first patients', minutes: 165, handsOn: true },
      { time: '16:45', title: 'Review of the day', minutes: 30, handsOn: false },
    ],
  },
  content: {
    experienceLevel: 'beginner',
    objectives: [
      'Choose patients for whom toxin is the right answer',
      'Map the muscles of the upper face by touch',
      'Calculate units and dilution without help',
      'Treat glabella, forehead and crow’s feet',
      'Recognize ptosis early and manage it calmly',
    ],
    targetAudience: ['Physicians and dentists who begin to inject', 'Nurses who inject under supervision'],
    modules: MODULES.map(([title, duration], index) => ({
      title,
      duration,
      description: modules[index] ?? '',
    })),
    prerequisites: ['A license to practice in your country'],
    faq,
  },
  ...FLAGSHIP_TERMS,
});

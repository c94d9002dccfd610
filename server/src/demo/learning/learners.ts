const FLAGSHIP = 'botox-professional-training';
const RECORDS = 'consent-and-photography-basics';
const ROOM = 'infection-control-in-the-injection-room';

/** Who learns at their own pace: since when, until when and how far. */
export type Learner = {
  who: string;
  course: string;
  boughtDaysAgo: number;
  learnedDaysAgo: number;
  /** Slides completed, from the first on. */
  completed: number;
  /** How far into the slide after them. */
  positionMs: number;
  /** Whether the test of the course is passed after that. */
  passes?: boolean;
};

export const demoLearners: readonly Learner[] = [
  {
    who: 'learner',
    course: FLAGSHIP,
    boughtDaysAgo: 23,
    learnedDaysAgo: 1,
    completed: 10,
    positionMs: 31_000,
  },
  {
    who: 'learner',
    course: ROOM,
    boughtDaysAgo: 40,
    learnedDaysAgo: 33,
    completed: 8,
    positionMs: 0,
    passes: true,
  },
  { who: 'learner', course: RECORDS, boughtDaysAgo: 6, learnedDaysAgo: 4, completed: 0, positionMs: 0 },
  {
    who: 'marta.ruiz',
    course: FLAGSHIP,
    boughtDaysAgo: 62,
    learnedDaysAgo: 12,
    completed: 43,
    positionMs: 0,
  },
  {
    who: 'jonas.brandt',
    course: FLAGSHIP,
    boughtDaysAgo: 18,
    learnedDaysAgo: 3,
    completed: 24,
    positionMs: 12_000,
  },
  {
    who: 'priya.nair',
    course: FLAGSHIP,
    boughtDaysAgo: 47,
    learnedDaysAgo: 26,
    completed: 14,
    positionMs: 8_000,
  },
  { who: 'priya.nair', course: RECORDS, boughtDaysAgo: 30, learnedDaysAgo: 21, completed: 8, positionMs: 0 },
  {
    who: 'sofia.papadaki',
    course: ROOM,
    boughtDaysAgo: 9,
    learnedDaysAgo: 8,
    completed: 3,
    positionMs: 5_000,
  },
];

import { alumniOf } from './alumni.ts';
import type { Person } from './people.ts';
import {
  BOOSTER_WORDS,
  FLAGSHIP_KEPT_BACK,
  FLAGSHIP_WAITING,
  FLAGSHIP_WORDS,
  LASER_WORDS,
  LIP_WAITING,
  LIP_WORDS,
  SCAR_WORDS,
  type Words,
} from './review-texts.ts';
import type { Scene } from './story.ts';

export type EarlierReview = Words & {
  daysAgo: number;
  isAnonymous: boolean;
  state: 'pending' | 'published' | 'rejected';
  reason?: string;
};
export type EarlierPart = { person: Person; enrolledDaysAgo: number; review?: EarlierReview };
export type EarlierRun = { course: string; parts: EarlierPart[] };

type Run = {
  course: string;
  startedDaysAgo: number;
  people: readonly Person[];
  /** Of the first participants, in their order; then those that nobody has read yet; then what was kept back. */
  published?: readonly Words[];
  waiting?: readonly Words[];
  keptBack?: readonly (Words & { reason: string })[];
  allowsAnonymous?: boolean;
};

const FLAGSHIP_RUNS = [
  { city: 'riyadh', startedDaysAgo: 470, seats: 23, reviews: 22 },
  { city: 'london', startedDaysAgo: 390, seats: 22, reviews: 21 },
  { city: 'milan', startedDaysAgo: 300, seats: 23, reviews: 22 },
  { city: 'doha', startedDaysAgo: 210, seats: 24, reviews: 22 },
  { city: 'dubai', startedDaysAgo: 130, seats: 22, reviews: 21 },
  {
    city: 'abu-dhabi',
    startedDaysAgo: 45,
    seats: 24,
    reviews: 19,
    waiting: FLAGSHIP_WAITING,
    keptBack: [FLAGSHIP_KEPT_BACK],
  },
];

const flagshipRuns = (): Run[] => {
  let told = 0;
  return FLAGSHIP_RUNS.map(({ city, seats, reviews, ...run }) => {
    const published = FLAGSHIP_WORDS.slice(told, told + reviews);
    told += reviews;
    const people = alumniOf(city).slice(0, seats);
    return {
      ...run,
      course: `botox-professional-training-${city}`,
      people,
      published,
      allowsAnonymous: true,
    };
  });
};

/** Some who had been to the flagship came back for something else. */
const OTHER_RUNS: Run[] = [
  {
    course: 'laser-safety-officer-dubai',
    startedDaysAgo: 95,
    people: alumniOf('dubai').slice(2, 13),
    published: LASER_WORDS,
  },
  {
    course: 'acne-scar-combination-therapy',
    startedDaysAgo: 74,
    people: alumniOf('london').slice(5, 14),
    published: SCAR_WORDS,
    allowsAnonymous: true,
  },
  {
    course: 'lip-and-perioral-fillers-madrid',
    startedDaysAgo: 60,
    people: alumniOf('milan').slice(4, 13),
    published: LIP_WORDS,
    waiting: LIP_WAITING,
    allowsAnonymous: true,
  },
  {
    course: 'skin-boosters-and-mesotherapy',
    startedDaysAgo: 33,
    people: alumniOf('doha').slice(0, 8),
    published: BOOSTER_WORDS,
    allowsAnonymous: true,
  },
  { course: 'laser-and-ipl-in-practice', startedDaysAgo: 1, people: alumniOf('abu-dhabi').slice(3, 14) },
];

const wordsOf = ({ published = [], waiting = [], keptBack = [] }: Run) => [
  ...published.map((words) => ({ ...words, state: 'published' as const })),
  ...waiting.map((words) => ({ ...words, state: 'pending' as const })),
  ...keptBack.map((words) => ({ ...words, state: 'rejected' as const })),
];

const partsOf = (run: Run): EarlierPart[] => {
  const words = wordsOf(run);
  return run.people.map((person, index) => {
    const said = words[index];
    // Booked in the two months before the last weeks, reviewed in the weeks after, when asked by mail.
    const enrolledDaysAgo = run.startedDaysAgo + 18 + ((index * 11) % 60);
    const daysAgo = run.startedDaysAgo - 4 - ((index * 5) % 24);
    const isAnonymous = run.allowsAnonymous === true && index % 9 === 4;
    return { person, enrolledDaysAgo, review: said && { ...said, daysAgo, isAnonymous } };
  });
};

/** Runs that are over and one that is going on, with who was there and what they said of it. */
export const EARLIER_RUNS: readonly EarlierRun[] = [...flagshipRuns(), ...OTHER_RUNS].map((run) => ({
  course: run.course,
  parts: partsOf(run),
}));

/** Who has taken how many seats of what is still to come. */
const COMING = [
  { course: 'dermal-fillers-foundation', region: 'riyadh', seats: 8 },
  { course: 'complications-and-ultrasound', region: 'milan', seats: 3 },
  { course: 'emergencies-in-the-clinic', region: 'london', seats: 4 },
  { course: 'lower-face-toxin', region: 'doha', seats: 2 },
  { course: 'tear-trough-and-midface', region: 'dubai', seats: 1 },
  { course: 'facial-aesthetics-for-dentists', region: 'abu-dhabi', seats: 2 },
];

/** What is booked by those who were there before; all of them pay by transfer. */
export const RETURNS: readonly Scene[] = COMING.flatMap(({ course, region, seats }) =>
  alumniOf(region)
    .slice(0, seats)
    .map(({ key: who }, index) => ({
      daysAgo: 3 + ((index * 7) % 30),
      who,
      course,
      does: 'pays-by-transfer' as const,
    })),
);

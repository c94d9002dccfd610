import type { PlanKind } from '#domain/plans/plan-parts.ts';
import { PEEL_WORDS } from './review-texts.ts';

/** What somebody did, so many days ago. */
export type Scene = { daysAgo: number; who: string; course: string } & (
  | { does: 'pays-first'; plan?: PlanKind; promoCode?: string }
  | { does: 'pays-next' }
  | { does: 'registers-free'; promoCode?: string }
  | { does: 'promises-transfer' }
  | { does: 'has-transferred' }
  | { does: 'leaves-without-paying' }
  /** Pays while the gateway cannot be reached by the academy: the seat is given up before the payment is heard of. */
  | { does: 'pays-unheard' }
  | { does: 'is-heard' }
  | { does: 'pays-by-transfer' }
  /** Stands in line for a course that is full. */
  | { does: 'waits' }
  /** Cannot come, and is given a credit note for all that was paid. */
  | { does: 'takes-credit'; reason: string }
  | { does: 'cancels'; refundPercent: number; reason: string }
  /** Without a verdict it waits to be read. */
  | {
      does: 'reviews';
      rating: number;
      text: string;
      isAnonymous?: boolean;
      verdict?: 'published' | 'rejected';
      reason?: string;
    }
);

const FLAGSHIP = 'botox-professional-training-dubai-clinic';
const LIPS = 'lip-and-perioral-fillers';
const LASER = 'laser-safety-officer';
const ANATOMY = 'facial-anatomy-dissection';
const RECORDS = 'consent-photography-and-records';
const CONTOURING = 'advanced-full-face-contouring';
const PEELS = 'chemical-peels-and-skin-resurfacing';
const NEEDLING = 'microneedling-and-platelet-rich-plasma';
const THREADS = 'thread-lifting-masterclass';
const BOOSTERS = 'skin-boosters-and-mesotherapy';
const NOSES = 'non-surgical-rhinoplasty';

const CASES = 'complication-case-evenings';
const LETTERS = 'consent-clinic-live';
const LINE = 'case-line';

const CANNOT_COME = 'Cannot come; a credit note was agreed';

const PEEL_REVIEWS = [
  { daysAgo: 10, who: 'marta.ruiz' },
  { daysAgo: 8, who: 'jonas.brandt' },
  { daysAgo: 5, who: 'greta.lindqvist' },
].flatMap((teller, index) => (PEEL_WORDS[index] ? [{ ...teller, ...PEEL_WORDS[index] }] : []));

/** Seats matter: three are left of the flagship, six for lips, one in the dissection room, none for contouring. */
export const STORY: readonly Scene[] = [
  { daysAgo: 80, who: 'marta.ruiz', course: PEELS, does: 'pays-first' },
  { daysAgo: 72, who: 'jonas.brandt', course: PEELS, does: 'pays-first', promoCode: 'WELCOME10' },
  { daysAgo: 66, who: 'ines.carvalho', course: PEELS, does: 'pays-first', plan: 'deposit' },
  { daysAgo: 50, who: 'greta.lindqvist', course: PEELS, does: 'pays-first' },
  { daysAgo: 40, who: 'ines.carvalho', course: PEELS, does: 'pays-next' },

  ...PEEL_REVIEWS.map(
    ({ who, ...review }): Scene => ({ ...review, who, course: PEELS, does: 'reviews', verdict: 'published' }),
  ),

  { daysAgo: 47, who: 'learner', course: BOOSTERS, does: 'pays-first' },

  { daysAgo: 60, who: 'hana.novak', course: FLAGSHIP, does: 'pays-first' },
  { daysAgo: 55, who: 'omar.khalifa', course: FLAGSHIP, does: 'pays-first', plan: 'installments' },
  { daysAgo: 50, who: 'chiara.moretti', course: FLAGSHIP, does: 'pays-first' },
  { daysAgo: 48, who: 'priya.nair', course: FLAGSHIP, does: 'pays-first', plan: 'deposit' },
  { daysAgo: 40, who: 'daniel.okafor', course: FLAGSHIP, does: 'pays-first', promoCode: 'WELCOME10' },
  { daysAgo: 33, who: 'sofia.papadaki', course: FLAGSHIP, does: 'pays-first', plan: 'installments' },
  { daysAgo: 30, who: 'karim.haddad', course: FLAGSHIP, does: 'promises-transfer' },
  { daysAgo: 27, who: 'karim.haddad', course: FLAGSHIP, does: 'has-transferred' },
  {
    daysAgo: 25,
    who: 'chiara.moretti',
    course: FLAGSHIP,
    does: 'cancels',
    refundPercent: 90,
    reason: 'Cancelled by the participant more than 30 days before the start',
  },
  { daysAgo: 20, who: 'learner', course: FLAGSHIP, does: 'pays-first', plan: 'installments' },
  { daysAgo: 12, who: 'tomas.varga', course: FLAGSHIP, does: 'leaves-without-paying' },
  { daysAgo: 10, who: 'omar.khalifa', course: FLAGSHIP, does: 'pays-next' },

  { daysAgo: 44, who: 'marta.ruiz', course: LIPS, does: 'pays-first' },
  { daysAgo: 39, who: 'noor.alsayed', course: LIPS, does: 'pays-first' },
  { daysAgo: 36, who: 'william.ashcroft', course: LIPS, does: 'pays-first', plan: 'deposit' },
  {
    daysAgo: 32,
    who: 'noor.alsayed',
    course: LIPS,
    does: 'cancels',
    refundPercent: 50,
    reason: 'Pregnancy; half was agreed as a goodwill refund',
  },
  { daysAgo: 35, who: 'tomas.varga', course: LIPS, does: 'pays-first' },
  { daysAgo: 34, who: 'oliver.hughes', course: LIPS, does: 'pays-first' },
  { daysAgo: 24, who: 'tomas.varga', course: LIPS, does: 'takes-credit', reason: CANNOT_COME },
  { daysAgo: 23, who: 'oliver.hughes', course: LIPS, does: 'takes-credit', reason: CANNOT_COME },
  { daysAgo: 21, who: 'amelia.grant', course: LIPS, does: 'pays-first', promoCode: 'WELCOME10' },
  { daysAgo: 8, who: 'rachel.stein', course: LIPS, does: 'pays-first' },

  { daysAgo: 31, who: 'learner', course: LASER, does: 'pays-first' },
  { daysAgo: 28, who: 'yusuf.demir', course: LASER, does: 'pays-first' },
  { daysAgo: 19, who: 'fatima.rahman', course: LASER, does: 'pays-first', plan: 'deposit' },
  { daysAgo: 15, who: 'leo.bauer', course: LASER, does: 'registers-free', promoCode: 'AUREA100' },
  { daysAgo: 2, who: 'elena.popescu', course: LASER, does: 'promises-transfer' },

  { daysAgo: 70, who: 'jonas.brandt', course: ANATOMY, does: 'pays-first' },
  { daysAgo: 52, who: 'katarina.horvat', course: ANATOMY, does: 'pays-first', plan: 'deposit' },
  { daysAgo: 41, who: 'pierre.lambert', course: ANATOMY, does: 'pays-first' },
  { daysAgo: 29, who: 'anneke.devries', course: ANATOMY, does: 'pays-first', promoCode: 'WELCOME10' },
  { daysAgo: 6, who: 'priya.nair', course: ANATOMY, does: 'pays-first' },

  { daysAgo: 64, who: 'giulia.ferraro', course: CONTOURING, does: 'pays-first' },
  { daysAgo: 58, who: 'greta.lindqvist', course: CONTOURING, does: 'pays-first', plan: 'installments' },
  { daysAgo: 45, who: 'hana.novak', course: CONTOURING, does: 'pays-first' },
  { daysAgo: 37, who: 'mateus.oliveira', course: CONTOURING, does: 'pays-first' },
  { daysAgo: 22, who: 'samira.aziz', course: CONTOURING, does: 'pays-first' },
  { daysAgo: 16, who: 'greta.lindqvist', course: CONTOURING, does: 'pays-next' },
  { daysAgo: 14, who: 'victor.petrov', course: CONTOURING, does: 'pays-unheard' },
  { daysAgo: 13, who: 'lucia.fontana', course: CONTOURING, does: 'pays-first' },
  { daysAgo: 11, who: 'victor.petrov', course: CONTOURING, does: 'is-heard' },
  { daysAgo: 9, who: 'rachel.stein', course: CONTOURING, does: 'waits' },
  { daysAgo: 7, who: 'learner', course: CONTOURING, does: 'waits' },
  { daysAgo: 3, who: 'omar.khalifa', course: CONTOURING, does: 'waits' },

  { daysAgo: 26, who: 'aisha.mohammed', course: RECORDS, does: 'registers-free' },
  { daysAgo: 18, who: 'noor.alsayed', course: RECORDS, does: 'registers-free' },
  { daysAgo: 11, who: 'learner', course: RECORDS, does: 'registers-free' },
  { daysAgo: 9, who: 'sofia.papadaki', course: RECORDS, does: 'registers-free' },
  { daysAgo: 4, who: 'oliver.hughes', course: RECORDS, does: 'registers-free' },

  { daysAgo: 45, who: 'yusuf.demir', course: NEEDLING, does: 'pays-first' },
  { daysAgo: 38, who: 'aisha.mohammed', course: NEEDLING, does: 'pays-first', plan: 'deposit' },
  { daysAgo: 23, who: 'samira.aziz', course: NEEDLING, does: 'pays-first' },

  { daysAgo: 42, who: 'katarina.horvat', course: NOSES, does: 'pays-first' },
  { daysAgo: 35, who: 'hana.novak', course: NOSES, does: 'pays-first' },

  { daysAgo: 28, who: 'sofia.papadaki', course: LETTERS, does: 'pays-first' },
  { daysAgo: 24, who: 'leo.bauer', course: LETTERS, does: 'pays-first' },
  { daysAgo: 20, who: 'learner', course: LETTERS, does: 'pays-first' },
  { daysAgo: 12, who: 'daniel.okafor', course: CASES, does: 'pays-first' },
  { daysAgo: 8, who: 'learner', course: CASES, does: 'pays-first' },
  { daysAgo: 21, who: 'learner', course: LINE, does: 'pays-first' },
  { daysAgo: 19, who: 'marta.ruiz', course: LINE, does: 'pays-first' },
  { daysAgo: 15, who: 'leo.bauer', course: LINE, does: 'pays-first' },

  { daysAgo: 17, who: 'giulia.ferraro', course: THREADS, does: 'pays-first' },
  { daysAgo: 7, who: 'omar.khalifa', course: THREADS, does: 'pays-first', plan: 'deposit' },
];

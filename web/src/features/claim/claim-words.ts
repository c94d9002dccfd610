import type { ClaimedCourse, ClaimView, Invitation } from '#contracts/orders/claims.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { dayRange, longDay } from '#web/lib/format.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** 'One course', 'Four courses', '11 courses'. */
export const coursesInWords = (count: number): string =>
  `${NUMBERS[count] ?? count} course${count === 1 ? '' : 's'}`;

/** What is waiting for the reader now. */
export const openOf = ({ courses }: Pick<Invitation, 'courses'>): ClaimedCourse[] =>
  courses.filter(({ state }) => state === 'open');

type Words = {
  /** What it is, at the beginning of a line and within a sentence. */
  origin: string;
  noun: string;
  /** What is done with it. */
  verb: string;
  done: string;
};

/** How each kind of invitation speaks of itself. */
export const WORDS: Readonly<Record<Invitation['kind'], Words>> = {
  gift: { origin: 'Gift', noun: 'gift', verb: 'Claim', done: 'claimed' },
  'pass-on': { origin: 'Seat', noun: 'seat', verb: 'Accept', done: 'accepted' },
  place: { origin: 'Invitation', noun: 'place', verb: 'Claim', done: 'claimed' },
};

/** 'Gift from Amira Farouk'. */
export const originOf = ({ kind, from }: Invitation): string => `${WORDS[kind].origin} from ${from}`;

/** 'Claim four courses', 'Accept the seat'. */
export const claimButton = ({ kind, courses }: Invitation): string =>
  kind === 'pass-on'
    ? 'Accept the seat'
    : `${WORDS[kind].verb} ${coursesInWords(openOf({ courses }).length).toLowerCase()}`;

/** 'Claimed', 'Accepted'. */
const doneWord = (kind: Invitation['kind']): string => {
  const { done } = WORDS[kind];
  return `${done[0]?.toUpperCase()}${done.slice(1)}`;
};

/** The state beside it: an open invitation of which nothing is left for its reader is told by its courses. */
export const lampOf = (
  state: ClaimView['state'],
  { kind }: Pick<Invitation, 'kind'>,
): { kind: LampKind; label: string } => {
  if (state === 'open') return { kind: 'full', label: `Not ${WORDS[kind].done} yet` };
  if (state === 'claimed') return { kind: 'completed', label: doneWord(kind) };
  return { kind: 'closed', label: 'Too late' };
};

/** '11–12 June 2027, 09:00 in Paris', 'Self-paced, starts at once'. */
export const whenAndWhere = ({
  kind,
  startDate,
  endDate,
  startTime,
  city,
  venueTimezone,
}: ClaimedCourse): string => {
  if (kind === 'ELearningCourse') return 'Self-paced, starts at once';
  if (!startDate) return ['Dates follow', city].filter(Boolean).join(', ');
  const time = startTime && ` from ${startTime} ${onClocksOf(venueTimezone, city)}`;
  return `${dayRange(startDate, endDate)}${time || (city && `, ${city}`)}`;
};

const STATES: Partial<Record<ClaimedCourse['state'], (course: ClaimedCourse) => string>> = {
  had: () => 'You have this course already: its place stays for somebody else.',
  begun: ({ startDate }) => `Began on ${longDay(startDate)}, so it can no longer be claimed.`,
  gone: () => 'This course can no longer be claimed.',
};

/** What is to be said of a course that is not waiting for its reader. */
export const stateWords = (course: ClaimedCourse, { kind }: Pick<Invitation, 'kind'>): string | null =>
  course.state === 'claimed' ? doneWord(kind) : (STATES[course.state]?.(course) ?? null);

import type { Pause, SpokenWord } from './spoken-words.ts';
import type { Stretch } from './voiced-stretches.ts';

/** Words `from` up to `until` are heard in this stretch; `expectedMs` is what they should take at the reader's speed. */
export type Heard = { stretch: Stretch; from: number; until: number; expectedMs: number };

/** What it costs that a reader makes a pause where nothing is written, or none where a sentence ends. */
const PAUSED_AFTER: Record<Pause, number> = { none: 1.5, clause: 0.2, sentence: 0 };
const READ_ON_AFTER: Record<Pause, number> = { none: 0, clause: 0.3, sentence: 1.5 };
const LONG_PAUSE_MS = 400;
const LONG_PAUSE_UNWRITTEN = 1.5;
/** A breath or a cough costs little, a sentence that stands in no script much. */
const UNSAID_MS = 200;

/**
 * Which words are heard in which stretch: the way to share them out, in order, on which lengths and pauses fit best. Null
 * where no way is likely.
 */
export const shareOut = (words: readonly SpokenWord[], stretches: readonly Stretch[]): Heard[] | null => {
  const plan = planOf(words, stretches);
  const { width } = plan;
  let row = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  row[0] = 0;
  const begins = new Int32Array(stretches.length * width);
  for (const [k, stretch] of stretches.entries()) {
    const next = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
    const lengthMs = stretch.until - stretch.from;
    const gapMs = (stretches[k + 1]?.from ?? Number.POSITIVE_INFINITY) - stretch.until;
    for (let i = 0; i < width; i += 1) {
      const { cost, begin } = cheapest(plan, row, { i, lengthMs, gapMs });
      next[i] = cost;
      begins[k * width + i] = begin;
    }
    row = next;
  }
  return Number.isFinite(row[width - 1]) ? readBack(plan, stretches, begins) : null;
};

type Plan = {
  words: readonly SpokenWord[];
  /** Words and one: the places between them. */
  width: number;
  /** Up to each place: expected milliseconds at the reader's speed, and what reading on costs. */
  lengths: Float64Array;
  readOn: Float64Array;
};

const planOf = (words: readonly SpokenWord[], stretches: readonly Stretch[]): Plan => {
  const heard = stretches.reduce((sum, { from, until }) => sum + until - from, 0);
  const rate = heard / (words.reduce((sum, { lengthMs }) => sum + lengthMs, 0) || 1);
  const width = words.length + 1;
  const lengths = new Float64Array(width);
  const readOn = new Float64Array(width);
  for (const [at, { lengthMs, pause }] of words.entries()) {
    lengths[at + 1] = (lengths[at] ?? 0) + lengthMs * rate;
    readOn[at + 1] = (readOn[at] ?? 0) + READ_ON_AFTER[pause];
  }
  return { words, width, lengths, readOn };
};

type Step = { i: number; lengthMs: number; gapMs: number };

/** The cheapest way to have heard all before place `i` once this stretch is over. */
const cheapest = (plan: Plan, before: Float64Array, { i, lengthMs, gapMs }: Step) => {
  const at = (costs: Float64Array, place: number) => costs[place] ?? Number.POSITIVE_INFINITY;
  let begin = i;
  let cost = at(before, i) + 2 + (lengthMs / UNSAID_MS) ** 2;
  const last = plan.words[i - 1];
  if (!last) return { cost, begin };
  const pause = i === plan.words.length ? 0 : pauseCost(last, gapMs);
  const tolerance = lengthMs * 0.15 + 120;
  for (let j = i - 1; j >= 0; j -= 1) {
    const expected = at(plan.lengths, i) - at(plan.lengths, j);
    if (expected > 3 * lengthMs + 1500) break;
    const readOn = at(plan.readOn, i - 1) - at(plan.readOn, j);
    const sum = at(before, j) + ((expected - lengthMs) / tolerance) ** 2 + readOn + pause;
    if (sum >= cost) continue;
    cost = sum;
    begin = j;
  }
  return { cost, begin };
};

const pauseCost = ({ pause }: SpokenWord, gapMs: number): number =>
  PAUSED_AFTER[pause] + (pause === 'none' && gapMs > LONG_PAUSE_MS ? LONG_PAUSE_UNWRITTEN : 0);

const readBack = ({ width, lengths }: Plan, stretches: readonly Stretch[], begins: Int32Array): Heard[] => {
  const heard: Heard[] = [];
  let until = width - 1;
  for (const [k, stretch] of [...stretches.entries()].reverse()) {
    const from = begins[k * width + until] ?? until;
    const expectedMs = (lengths[until] ?? 0) - (lengths[from] ?? 0);
    if (from < until) heard.unshift({ stretch, from, until, expectedMs });
    until = from;
  }
  return heard;
};

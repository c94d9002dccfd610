/** Milliseconds of one level. */
export const FRAME_MS = 10;
/** Milliseconds of a recording in which something is heard without a pause. */
export type Stretch = { from: number; until: number };

/** Where the loudest that is heard is quieter than this (dB of full scale), nothing is. */
const SILENT_DB = -60;
/** Speech falls so far below its loudest parts (dB) and is still heard. */
const RANGE_DB = 35;
/** Noise is so far below a voice (dB). */
const NOISE_DB = 12;
const SHORTEST_PAUSE_MS = 120;
const CLICK_MS = 40;
/** More stretches than words are noise: pauses then have to be longer. */
const MOST_STRETCHES = 800;

/** Where somebody speaks, by the level of each frame (dB of full scale). */
export const voicedStretches = (levels: readonly number[]): Stretch[] => {
  const sorted = levels.toSorted((a, b) => a - b);
  const loud = at(sorted, 0.95);
  if (loud < SILENT_DB) return [];
  const floor = Math.max(at(sorted, 0.05), loud - 2 * RANGE_DB);
  // In a noisy room the noise is not far below; where nothing is, there is no pause at all.
  const hasPauses = loud - floor > NOISE_DB;
  const threshold = hasPauses ? Math.max(loud - RANGE_DB, floor + (loud - floor) * 0.4) : loud - RANGE_DB;
  const heard = runsAbove(levels, threshold).filter(({ from, until }) => until - from >= CLICK_MS);
  let pauseMs = SHORTEST_PAUSE_MS;
  let stretches = joined(heard, pauseMs);
  while (stretches.length > MOST_STRETCHES) {
    pauseMs *= 1.5;
    stretches = joined(heard, pauseMs);
  }
  return stretches;
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NEGATIVE_INFINITY;

const runsAbove = (levels: readonly number[], threshold: number): Stretch[] => {
  const runs: Stretch[] = [];
  let open: Stretch | null = null;
  for (const [index, level] of levels.entries()) {
    if (level < threshold) open = null;
    else if (open) open.until += FRAME_MS;
    else {
      open = { from: index * FRAME_MS, until: (index + 1) * FRAME_MS };
      runs.push(open);
    }
  }
  return runs;
};

const joined = (runs: readonly Stretch[], pauseMs: number): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (last && run.from - last.until < pauseMs) last.until = run.until;
    else stretches.push({ ...run });
  }
  return stretches;
};

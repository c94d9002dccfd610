import { AsyncLocalStorage } from 'node:async_hooks';

export type AdmissionBounds = {
  /** How many are worked on. */
  atOnce: number;
  /** Where one would wait longer, or has, nobody who only reads should join the line. */
  fullMs: number;
  /** How long one may have waited when its turn comes. */
  patienceMs: number;
  /** Whoever is worked on for longer mostly waits for something else, as an export does: others are let in meanwhile. */
  holdMs: number;
};
export type Visit = {
  /** Does what was come for. */
  run(work: () => void): void;
  /** Lets the next in; harmless when it was done before. */
  leave(): void;
};
type Errand = 'reads' | 'writes';
type Waiting = { since: number; decide(isAdmitted: boolean): void };

const current = new AsyncLocalStorage<Visit>();

/** Said by who is about to wait for something that needs nothing of this process: others are let in meanwhile. */
export const giveWay = (): void => current.getStore()?.leave();

const FIRST_GUESS_MS = 10;
const SMOOTHING = 8;

/**
 * Lets so many requests in that each is answered quickly; who has waited too long gets null instead of a visit. What
 * counts is the time in the line, not its length: a burst is worked off, but while more come than can be served, no work
 * is done for an answer that would come too late. Who reads and who writes take turns.
 */
export const createAdmission = ({ atOnce, fullMs, patienceMs, holdMs }: AdmissionBounds) => {
  const lines: Record<Errand, Waiting[]> = { reads: [], writes: [] };
  let inside = 0;
  let turn: Errand = 'reads';
  let lastTurn = 0;
  /** Time from one turn to the next while somebody waits, smoothed. */
  let turnMs = FIRST_GUESS_MS;

  const waiting = () => lines.reads.length + lines.writes.length;
  const takeNext = (): Waiting | undefined => {
    turn = other(turn);
    return lines[turn].shift() ?? lines[other(turn)].shift();
  };
  const admitNext = () => {
    const now = performance.now();
    if (waiting() > 0) turnMs += (now - lastTurn - turnMs) / SMOOTHING;
    lastTurn = now;
    for (let next = takeNext(); next; next = takeNext()) {
      const isInTime = now - next.since <= patienceMs;
      next.decide(isInTime);
      // The place is handed on and stays counted; it is given up only when nobody waits.
      if (isInTime) return;
    }
    inside--;
  };
  const admit = (): Visit => {
    let hasLeft = false;
    const leave = () => {
      clearTimeout(held);
      if (!hasLeft) admitNext();
      hasLeft = true;
    };
    const held = setTimeout(leave, holdMs).unref();
    const visit: Visit = { run: (work) => current.run(visit, work), leave };
    return visit;
  };

  return {
    isFull: (): boolean => {
      const [longest] = lines.reads;
      if (!longest) return false;
      const turns = lines.reads.length + Math.min(lines.reads.length, lines.writes.length);
      return Math.max(turns * turnMs, performance.now() - longest.since) > fullMs;
    },
    enter: async (errand: Errand): Promise<Visit | null> => {
      if (inside < atOnce) {
        inside++;
        return admit();
      }
      if (waiting() === 0) lastTurn = performance.now();
      const { promise, resolve } = Promise.withResolvers<boolean>();
      lines[errand].push({ since: performance.now(), decide: resolve });
      return (await promise) ? admit() : null;
    },
  };
};

const other = (errand: Errand): Errand => (errand === 'reads' ? 'writes' : 'reads');

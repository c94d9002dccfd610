import { AppError } from './app-error.ts';

/** `patienceMs` is how long a piece of work may have waited when its turn comes. */
type Bounds = { atOnce: number; waiting: number; patienceMs?: number };
type Line = { running: number; waiting: (() => void)[] };

/**
 * Lets at most `atOnce` pieces of work about the same thing run and at most `waiting` wait, in the order they came;
 * more are refused at once, and so is what has waited too long, so that a flood is told to come back instead of piling
 * up. The work is told whether it has waited.
 */
export const boundWork = ({ atOnce, waiting, patienceMs = Number.POSITIVE_INFINITY }: Bounds) => {
  const lines = new Map<string, Line>();
  return async <T>(work: (hasWaited: boolean) => Promise<T>, about = ''): Promise<T> => {
    const line = lines.get(about) ?? { running: 0, waiting: [] };
    lines.set(about, line);
    const hasWaited = line.running === atOnce;
    const since = performance.now();
    if (!hasWaited) line.running++;
    else if (line.waiting.length < waiting)
      await new Promise<void>((resolve) => {
        line.waiting.push(resolve);
      });
    else throw new AppError('unavailable');
    try {
      if (hasWaited && performance.now() - since > patienceMs) throw new AppError('unavailable');
      return await work(hasWaited);
    } finally {
      // The place is handed to the next in line and stays counted; it is given up only when nobody waits.
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.running === 0) lines.delete(about);
    }
  };
};

import { AppError } from '#server/calls/app-error.ts';

type Bounds = { atOnce: number; waiting: number };

/**
 * Lets at most `atOnce` pieces of work run and at most `waiting` wait, in the order they came; more are refused
 * at once, so that a flood is told to come back instead of piling up.
 */
export const boundWork = ({ atOnce, waiting }: Bounds) => {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new AppError('unavailable');
    try {
      return await work();
    } finally {
      // The place is handed to the next in line and stays counted; it is given up only when nobody waits.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
};

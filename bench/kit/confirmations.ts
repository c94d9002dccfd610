import { setTimeout as sleep } from 'node:timers/promises';
import type { Books } from './books.ts';
import type { Part } from './part.ts';

const LOOK_EVERY_MS = 5;
const PATIENCE_MS = 60_000;

/**
 * Sees orders become confirmed by looking into the database, every 5 ms for all who wait together, so that the
 * looking costs the academy next to nothing however many wait.
 */
export const watchConfirmations = (part: Part, { pool }: Books) => {
  const waiting = new Map<string, () => void>();
  let isOver = false;
  const look = async () => {
    const { rows } = await pool.query<{ reference: string }>(
      `SELECT reference FROM orders WHERE state = 'confirmed' AND reference = ANY($1)`,
      [[...waiting.keys()]],
    );
    for (const { reference } of rows) {
      waiting.get(reference)?.();
      waiting.delete(reference);
    }
  };
  const watching = (async () => {
    while (!isOver) {
      if (waiting.size > 0) await look();
      await sleep(LOOK_EVERY_MS);
    }
  })();
  part.atEnd(() => {
    isOver = true;
    return watching;
  });

  return {
    /** Resolves when the order is confirmed. */
    confirmed: async (reference: string): Promise<void> => {
      const seen = new Promise<true>((resolve) => waiting.set(reference, () => resolve(true)));
      const isConfirmed = await Promise.race([seen, sleep(PATIENCE_MS, false, { ref: false })]);
      if (!isConfirmed) throw new Error(`${reference} was paid and is not confirmed`);
    },
  };
};

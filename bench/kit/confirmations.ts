import { setTimeout as sleep } from 'node:timers/promises';
import type { Books } from './books.ts';
import type { Part } from './part.ts';

const LOOK_EVERY_MS = 5;
const PATIENCE_MS = 60_000;

/**
 * Sees what was sold become confirmed by looking into the database, every 5 ms for all who wait together, so that the
 * looking costs the academy next to nothing however many wait. The query says which of the references in `$1` are.
 */
export const watchConfirmations = (part: Part, { pool }: Books, query: string) => {
  const waiting = new Map<string, () => void>();
  let isOver = false;
  const look = async () => {
    const { rows } = await pool.query<{ reference: string }>(query, [[...waiting.keys()]]);
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
    /** Resolves when it is confirmed. */
    confirmed: async (reference: string): Promise<void> => {
      const seen = new Promise<true>((resolve) => waiting.set(reference, () => resolve(true)));
      const isConfirmed = await Promise.race([seen, sleep(PATIENCE_MS, false, { ref: false })]);
      if (!isConfirmed) throw new Error(`${reference} was paid and is not confirmed`);
    },
  };
};

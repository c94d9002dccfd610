import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { forgetPassingBytes } from '#server/modules/media/index.ts';
import { NOT_IMPORTED } from '../import-words.ts';
import { beginRun, finishRun, type Turn, tellRun } from './import-runs.repository.ts';
import { onBehalfOf } from './on-behalf-of.ts';
import { type Run, workOnImport } from './work-on-import.ts';

const MOST_TRIES = 3;
const TELL_MS = 1_000;

/**
 * Works on a file that was sent. It may be told twice of it: what is over, or is being worked on, is left alone, and what a
 * process has left half-way is done from the beginning.
 */
export const takeImport = async (outer: OuterCtx, runId: string): Promise<void> => {
  const run = await outer.transact(({ db }) => beginRun(db, runId));
  if (!run) return;
  const problem = run.tries > MOST_TRIES ? NOT_IMPORTED.interrupted(MOST_TRIES) : await attempt(outer, run);
  if (problem === null) return;
  await outer.transact(async (step) => {
    if (await finishRun(step.db, run, { problem })) await forgetPassingBytes(step, run.bytesId);
  });
};

/** Why it failed, or null. */
const attempt = async (outer: OuterCtx, run: Run & Turn): Promise<string | null> => {
  const progress = { stored: 0, toStore: 0 };
  const timer = setInterval(() => void tell(outer, run, progress), TELL_MS);
  try {
    await workOnImport(await onBehalfOf(outer, run.requestedBy), run, progress);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    outer.log.error({ err: error, runId: run.id }, 'an import failed');
    return NOT_IMPORTED.failed;
  } finally {
    clearInterval(timer);
  }
};

/** Where this fails for long, somebody else begins it anew. */
const tell = ({ database, log }: OuterCtx, turn: Turn, progress: { stored: number; toStore: number }) =>
  tellRun(database, turn, progress).catch((error: unknown) =>
    log.warn({ err: error, runId: turn.id }, 'nobody could be told how far an import is'),
  );

import { call } from '#web/lib/client.ts';
import { KEPT_PAGE, viewerPath } from '../course-paths.ts';
import { KEPT } from '../viewer/course-outline.ts';
import { copyName, type Kept, remember, removeCopies, SCOPE, writeFacts } from './copies.ts';
import { mark } from './kept-mark.ts';
import { readPage } from './own-files.ts';
import type { Plan } from './plan.ts';
import { WORKER } from './worker-address.ts';

interface Keeping {
  accountId: string;
  signal: AbortSignal;
  /** Bytes that are here. */
  told: (done: number) => void;
}

const AT_ONCE = 4;

/** Makes a copy of a course, whole or not at all; the copy that was there before goes when the new one stands. */
export const keepCourse = (plan: Plan, keeping: Keeping): Promise<Kept> =>
  alone(async () => {
    const name = copyName(plan);
    const { parts: _parts, free: _free, ...facts } = plan;
    const kept: Kept = { ...facts, accountId: keeping.accountId };
    mark();
    try {
      await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
      await navigator.storage?.persist?.();
      const copy = await caches.open(name);
      await keepParts(copy, plan, keeping);
      await keepPage(copy, { from: KEPT_PAGE, at: KEPT_PAGE }, keeping.signal);
      const at = viewerPath(plan.courseId);
      await keepPage(copy, { from: `${at}?${KEPT}`, at }, keeping.signal);
      await writeFacts(copy, kept);
    } catch (error) {
      await removeCopies((_, one) => one === name);
      throw error;
    }
    await removeCopies((one, other) => one?.courseId === kept.courseId && other !== name);
    const notes = await call('listNotes', { courseId: plan.courseId });
    if (notes.success) await remember(kept, 'notes', notes);
    return kept;
  });

async function keepParts(copy: Cache, { parts }: Plan, { signal, told }: Keeping) {
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  const waiting = parts.values();
  let done = 0;
  const keepOnes = async () => {
    for (const { url, bytes } of waiting) {
      await keepLasting(copy, url, stop);
      done += bytes;
      told(done);
    }
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      keepOnes().catch((error) => {
        failed.abort();
        throw error;
      }),
    ),
  );
}

/** From the copy that was there before, where that has it. The cache asks by itself: a film may take its time. */
async function keepLasting(copy: Cache, url: string, signal: AbortSignal) {
  signal.throwIfAborted();
  const before = await caches.match(url, { ignoreVary: true });
  if (before) await copy.put(url, before);
  else await copy.add(new Request(url, { signal }));
}

const ASSETS = /\/assets\/[\w.-]+/g;

/** With what it names and the plan does not: the router's list of pages. */
async function keepPage(copy: Cache, { from, at }: { from: string; at: string }, signal: AbortSignal) {
  const page = await readPage(from, signal);
  const html = await page.clone().text();
  for (const [asset] of html.matchAll(ASSETS)) {
    if (!(await copy.match(asset))) await copy.add(new Request(asset, { signal }));
  }
  await copy.put(at, page);
}

/** One at a time, also across tabs. */
export const alone = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('keep-course', act) : act();

import type { Answer } from '#contracts/api.ts';
import type { ProgressView } from '#contracts/learning/progress.ts';
import { isMarked, unmark } from './kept-mark.ts';

/** A course that is kept on this device: of whom, and which of its versions, in which build of the pages. */
export interface Kept {
  accountId: string;
  attemptId: string;
  courseId: string;
  title: string;
  version: number;
  build: string;
  bytes: number;
}

/** What the server has said last of a course, besides what never changes. */
interface Said {
  progress: ProgressView;
  notes: Extract<Answer<'listNotes'>, { success: true }>;
}

/** Another figure where copies are made otherwise: those of before are then as good as unfinished. */
const COPY = 'kept-course-1';
/** Written last, so that what has it is whole. Nobody asks a server for it. */
const FACTS = '/kept/facts';
const SAID = '/kept/';
/** Which part of our addresses the worker may answer for. */
export const SCOPE = '/elearning/';

export const copyName = ({ attemptId, version, build }: Pick<Kept, 'attemptId' | 'version' | 'build'>) =>
  `${COPY} ${attemptId} ${version} ${build}`;

export const writeFacts = (copy: Cache, kept: Kept) => copy.put(FACTS, Response.json(kept));

/** All copies that were begun, and the facts of those that are whole. */
export async function listCopies(): Promise<{ name: string; kept: Kept | null }[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('kept-course-'));
  return Promise.all(
    names.map(async (name) => {
      const facts = name.startsWith(COPY) ? await (await caches.open(name)).match(FACTS) : undefined;
      return { name, kept: facts ? ((await facts.json()) as Kept) : null };
    }),
  );
}

export async function listKept(): Promise<Kept[]> {
  return (await listCopies()).flatMap(({ kept }) => kept ?? []);
}

export const findKept = async (courseId: string): Promise<Kept | undefined> =>
  (await listKept()).find((kept) => kept.courseId === courseId);

/** Takes copies away; with the last of them goes the worker, too. */
export async function removeCopies(isGone: (kept: Kept | null, name: string) => boolean) {
  const copies = await listCopies();
  const gone = copies.filter(({ kept, name }) => isGone(kept, name));
  await Promise.all(gone.map(({ name }) => caches.delete(name)));
  if (gone.length < copies.length) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
  unmark();
}

type Of = Pick<Kept, 'accountId' | 'courseId'>;

async function copyOf({ accountId, courseId }: Of): Promise<Cache | undefined> {
  if (!isMarked()) return undefined;
  const kept = await findKept(courseId);
  return kept?.accountId === accountId ? caches.open(copyName(kept)) : undefined;
}

/** Of a course that is not kept, nothing is. */
export async function remember<W extends keyof Said>(of: Of, what: W, said: Said[W]) {
  const copy = await copyOf(of);
  await copy?.put(SAID + what, Response.json(said));
}

export async function recall<W extends keyof Said>(of: Of, what: W): Promise<Said[W] | undefined> {
  const said = await (await copyOf(of))?.match(SAID + what);
  return said && ((await said.json()) as Said[W]);
}

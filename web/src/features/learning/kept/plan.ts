import { call } from '#web/lib/client.ts';
import type { Kept } from './copies.ts';
import { listAssets, type Part } from './own-files.ts';

/** A course before it is kept. */
export interface Plan extends Omit<Kept, 'accountId'> {
  parts: readonly Part[];
  /** Bytes that the browser still gives us; null where it does not say. */
  free: number | null;
}

type Course = Pick<Kept, 'courseId' | 'title'>;
type Refused = { status: number; message: string };

const UNREACHED = 'The academy could not be reached. Please try again.';

/** What is to be kept of a course, and how large it is, before anything of it is. */
export async function planToKeep({ courseId, title }: Course): Promise<Plan | Refused> {
  const [answer, program, free] = await Promise.all([
    call('listCourseFiles', { courseId }),
    listAssets(),
    room(),
  ]);
  if (!answer.success) return { status: answer.status, message: answer.message || UNREACHED };
  if (!program) return { status: 0, message: UNREACHED };
  const { attemptId, version, files } = answer;
  const parts = [...program.assets, ...files];
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return { courseId, title, attemptId, version, build: program.build, parts, bytes, free };
}

async function room(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? null : quota - usage;
}

/** Writing needs a little more than what is written. */
const SPARE = 1.1;

export const hasRoom = ({ bytes, free }: Pick<Plan, 'bytes' | 'free'>): boolean =>
  free === null || bytes * SPARE <= free;

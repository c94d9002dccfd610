import { mark } from '../log/mark.ts';

export type Answers = Readonly<Record<string, string[]>>;

/** Whose sitting of which test: of a run, which has one, `testId` is null. */
export type SittingKey = { accountId: string; courseId: string; testId: string | null; sittingId: string };

/** What a device keeps of a sitting: what the server has not answered yet, and the flags, which are nobody else's. */
export type KeptSitting = { unsaved: Answers; flags: readonly string[]; isHandedIn: boolean };

const NOTHING: KeptSitting = { unsaved: {}, flags: [], isHandedIn: false };
const PREFIX = 'test-sitting ';

/** Where storage is forbidden, or holds what no page of ours wrote, nothing is kept. */
export function readKept(sittingId: string): KeptSitting {
  const { unsaved, flags, isHandedIn } = { ...NOTHING, ...stored(PREFIX + sittingId) };
  return { unsaved, flags, isHandedIn };
}

/** Whether the device keeps it. */
export function writeKept(key: SittingKey, kept: KeptSitting): boolean {
  try {
    localStorage.setItem(PREFIX + key.sittingId, JSON.stringify({ ...key, ...kept }));
    if (isUnsent(kept)) mark();
    return true;
  } catch {
    return false;
  }
}

export function forgetKept(sittingId: string) {
  try {
    localStorage.removeItem(PREFIX + sittingId);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

/** Sittings of anybody of which the server does not know all. */
export function unsentSittings(): (SittingKey & KeptSitting)[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return keys.map((key) => ({ ...NOTHING, ...stored(key) }) as SittingKey & KeptSitting).filter(isUnsent);
}

export const isUnsent = ({ unsaved, isHandedIn }: KeptSitting) =>
  isHandedIn || Object.keys(unsaved).length > 0;

/** What is left once the server has these answers: one that was changed meanwhile is still to be sent. */
export const afterSaving = (kept: KeptSitting, saved: Answers): KeptSitting => {
  const isLeft = ([id, given]: [string, string[]]) => saved[id]?.join() !== given.join();
  return { ...kept, unsaved: Object.fromEntries(Object.entries(kept.unsaved).filter(isLeft)) };
};

function stored(key: string): object {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

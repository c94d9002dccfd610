export type Answers = Readonly<Record<string, string[]>>;

/** What a device keeps of a sitting: what the server has not answered yet, and the flags, which are nobody else's. */
export type KeptSitting = { unsaved: Answers; flags: readonly string[]; isHandedIn: boolean };

const NOTHING: KeptSitting = { unsaved: {}, flags: [], isHandedIn: false };
const keyOf = (sittingId: string) => `test-sitting ${sittingId}`;

/** Where storage is forbidden, or holds what no page of ours wrote, nothing is kept. */
export function readKept(sittingId: string): KeptSitting {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(keyOf(sittingId)) ?? '{}') };
  } catch {
    return NOTHING;
  }
}

/** Whether the device keeps it. */
export function writeKept(sittingId: string, kept: KeptSitting): boolean {
  try {
    localStorage.setItem(keyOf(sittingId), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetKept(sittingId: string) {
  try {
    localStorage.removeItem(keyOf(sittingId));
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

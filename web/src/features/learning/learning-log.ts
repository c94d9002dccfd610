/** What becomes of what was learned here: it is on the server, it is on its way, or it is kept on this device. */
export type SaveState =
  /** `at` in milliseconds since 1970; null until something was saved in this visit. */
  | { kind: 'saved'; at: number | null }
  | { kind: 'saving' }
  /** How many changes the device keeps. */
  | { kind: 'offline'; kept: number }
  /** The login has ended: they wait for the next one. `at` tells one refusal from the next. */
  | { kind: 'login'; kept: number; at: number }
  /** The server does not take them now, in its own words, as after the last day of access. */
  | { kind: 'refused'; kept: number; message: string }
  /** The device keeps nothing: what is not sent yet is gone with the page. */
  | { kind: 'unkept' };

/**
 * What the viewer tells while somebody learns. Nothing of it waits, nothing of it fails: what becomes of it is said by the
 * save state. Telling the same twice is telling it once.
 */
export type LearningLog = {
  seen: (slideId: string) => void;
  completed: (slideId: string) => void;
  /** How far into the slide's narration or film, in milliseconds. May be told as often as it changes. */
  position: (slideId: string, ms: number) => void;
  /** Ids of the answers in their order, or "x,y" in hundredths of the picture for a place on it. */
  answered: (slideId: string, questionId: string, given: string[]) => void;
  /** As `useSyncExternalStore` takes them: the snapshot is the same object until it changes. */
  subscribe: (changed: () => void) => () => void;
  getSnapshot: () => SaveState;
  /** Slides of this attempt that other visits have completed and could not send. The same array until it changes. */
  getLeft: () => readonly string[];
  /** Somebody has logged in, or asks to try again now. */
  retry: () => void;
};

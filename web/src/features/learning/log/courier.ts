import type { Delivery } from './deliver.ts';

const QUIET_MS = 2_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** When what is kept is sent. One at a time, also across tabs; after a failure less and less often. */
export class Courier {
  private readonly deliver: () => Promise<Delivery>;
  private readonly told: (delivery: Delivery) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> | undefined;
  private failures = 0;
  private isStopped = false;

  constructor(deliver: () => Promise<Delivery>, told: (delivery: Delivery) => void) {
    this.deliver = deliver;
    this.told = told;
  }

  /** When nothing has changed for two seconds. */
  soon() {
    if (!this.isWaiting) this.later(QUIET_MS);
  }

  /** Unless a failure, or somebody's login, is waited for. */
  onTime() {
    if (!this.isWaiting) void this.now();
  }

  now(): Promise<void> {
    this.cancel();
    this.underWay ??= this.run().finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }

  cancel() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private get isWaiting() {
    return this.isStopped || this.failures > 0;
  }

  private async run() {
    const delivery = await oneAtATime(this.deliver);
    this.isStopped = delivery.kind === 'login' || delivery.kind === 'refused';
    this.failures = delivery.kind === 'unanswered' ? this.failures + 1 : 0;
    if (this.failures > 0) this.later(waitAfter(this.failures));
    this.told(delivery);
  }

  private later(ms: number) {
    this.cancel();
    this.timer = setTimeout(() => void this.now(), ms);
  }
}

/** Half of it is chance, so that not all devices come back at once. */
function waitAfter(failures: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

/**
 * Of what is learned, or of what is answered in tests. Without locks, as on a page that is not secure, two tabs may send
 * the same: the server takes it once.
 */
export const oneAtATime = <T>(act: () => Promise<T>, of: 'learning' | 'tests' = 'learning'): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(of, act) : act();

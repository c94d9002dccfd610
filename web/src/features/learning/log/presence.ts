import { MOST_ACTIVE_MS } from '#contracts/learning/event-limits.ts';

/** So long after the last sign of somebody they count as there. */
const STAYS_MS = 60_000;

/**
 * For how long somebody was there: the page was visible, and a hand, a key or a voice was heard of within the last minute.
 * `now` counts milliseconds and never goes back.
 */
export class Presence {
  private readonly now: () => number;
  private isVisible: boolean;
  private lastSign: number;
  private counted: number;
  private activeMs = 0;

  constructor(now: () => number, isVisible: boolean) {
    this.now = now;
    this.isVisible = isVisible;
    this.lastSign = now();
    this.counted = now();
  }

  sign() {
    this.count();
    this.lastSign = this.now();
  }

  /** The page has come into sight or left it. Who brings it back is there. */
  turn(isVisible: boolean) {
    this.count();
    this.isVisible = isVisible;
    if (isVisible) this.lastSign = this.now();
  }

  /** Milliseconds since they were last taken, at most a minute. */
  get ms(): number {
    this.count();
    return Math.min(Math.round(this.activeMs), MOST_ACTIVE_MS);
  }

  take(): number {
    const { ms } = this;
    this.activeMs = 0;
    return ms;
  }

  private count() {
    const now = this.now();
    const until = Math.min(now, this.lastSign + STAYS_MS);
    if (this.isVisible) this.activeMs += Math.max(0, until - this.counted);
    this.counted = now;
  }
}

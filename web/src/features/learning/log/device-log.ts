import type { LearningEvent, ProgressView } from '#contracts/learning/progress.ts';
import type { LearningLog, SaveState } from '../learning-log.ts';
import { Courier } from './courier.ts';
import { type Delivery, deliver, doubtOf, type Post } from './deliver.ts';
import { EventShelf } from './event-shelf.ts';
import { beaconOf } from './kept-event.ts';
import { Presence } from './presence.ts';
import { joinTelling } from './tell-first.ts';
import { watchPage } from './watch-page.ts';

const TICK_MS = 15_000;

export interface Learner {
  accountId: string;
  courseId: string;
  attemptId: string;
}

/** What is known of an event beyond its kind and slide. */
type Facts = Pick<LearningEvent, 'positionMs' | 'answer'>;

/** Tells what the server counts, each time it has taken something. */
type Counted = (progress: ProgressView) => void;

/**
 * The log of a learner's device. Whatever is told is kept before the state says anything of it, and "saved" is said only
 * when the server has answered for all of it.
 */
export class DeviceLog implements LearningLog {
  private readonly learner: Learner;
  private readonly post: Post;
  private counted: Counted = () => undefined;
  private readonly shelf: EventShelf;
  private readonly presence = new Presence(() => performance.now(), true);
  private readonly courier: Courier;
  private readonly listeners = new Set<() => void>();
  private state: SaveState = { kind: 'saved', at: null };
  private trouble: Exclude<Delivery, { kind: 'delivered' }> | null = null;
  private savedAt: number | null = null;
  /** Whose login it is was asked, and the page had the focus ever since. */
  private isSure = false;
  /** What other visits have left is known. */
  private adopted: Promise<void> | undefined;
  private left: readonly string[] = [];
  private slideId: string | undefined;
  /** What was told last of a slide or a question. */
  private readonly toldLast = new Map<string, string>();
  /** How far somebody is, and how far the server was told. */
  private here: { slideId: string; ms: number } | undefined;
  private toldMs: number | undefined;
  private seq = 0;

  constructor(learner: Learner, post: Post) {
    this.learner = learner;
    this.post = post;
    this.shelf = new EventShelf(learner.accountId);
    this.courier = new Courier(
      () => this.deliver(),
      (delivery) => this.learn(delivery),
    );
  }

  /** Works until the function that it gives back is called. */
  open = (counted: Counted): (() => void) => {
    this.counted = counted;
    const ticking = setInterval(this.tick, TICK_MS);
    const unwatch = watchPage({
      sign: () => this.presence.sign(),
      turned: this.turn,
      left: this.leave,
      online: this.retry,
      offline: () => this.learn({ kind: 'unanswered' }),
      blurred: () => {
        this.isSure = false;
      },
    });
    const quit = joinTelling(this.tellAll);
    this.presence.turn(!document.hidden);
    this.adopted = this.adopt();
    this.retry();
    return () => {
      clearInterval(ticking);
      unwatch();
      quit();
      void this.tellAll();
    };
  };

  seen = (slideId: string) => {
    if (this.slideId === slideId) return;
    this.slideId = slideId;
    this.here = undefined;
    this.toldMs = undefined;
    this.tellSoon('seen', slideId);
  };

  completed = (slideId: string) => {
    if (this.isNews(`completed ${slideId}`, '')) this.tellSoon('completed', slideId);
  };

  position = (slideId: string, ms: number) => {
    this.presence.sign();
    this.here = { slideId, ms: Math.round(ms) };
  };

  answered = (slideId: string, questionId: string, given: string[]) => {
    if (this.isNews(`answer ${questionId}`, JSON.stringify(given)))
      this.tellSoon('answer', slideId, { answer: { questionId, given } });
  };

  subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  };

  getSnapshot = () => this.state;

  getLeft = () => this.left;

  retry = () => void this.flush();

  /** Done when the server has answered, or has not. */
  flush = (): Promise<void> => this.courier.now();

  private tellAll = (): Promise<void> => {
    this.settle();
    return this.flush();
  };

  private async adopt() {
    await this.shelf.adopt();
    const { courseId, attemptId } = this.learner;
    this.left = this.shelf
      .unsent(courseId)
      .filter((event) => event.kind === 'completed' && event.attemptId === attemptId)
      .map(({ slideId }) => slideId);
    this.notify();
  }

  private isNews(of: string, told: string): boolean {
    const isNew = this.toldLast.get(of) !== told;
    this.toldLast.set(of, told);
    return isNew;
  }

  private tellSoon(kind: LearningEvent['kind'], slideId: string, facts?: Facts) {
    this.tell(kind, slideId, facts);
    this.courier.soon();
  }

  private tell(kind: LearningEvent['kind'], slideId: string, facts: Facts = {}) {
    const now = Date.now();
    this.seq = Math.max(this.seq + 1, now);
    const kept = this.shelf.keep(this.learner.courseId, {
      eventId: crypto.randomUUID(),
      attemptId: this.learner.attemptId,
      slideId,
      kind,
      clientSeq: this.seq,
      clientTime: now,
      activeMs: this.presence.take(),
      ...facts,
    });
    this.say();
    void kept.then(this.say);
  }

  /** Tells what has gathered since the last event. */
  private settle() {
    if (this.here && this.here.ms !== this.toldMs) {
      const { slideId, ms } = this.here;
      this.toldMs = ms;
      this.tell('position', slideId, { positionMs: ms });
    } else if (this.slideId && this.presence.ms > 0) {
      this.tell('heartbeat', this.slideId);
    }
  }

  private tick = () => {
    this.settle();
    if (this.shelf.count(this.learner.courseId) > 0) this.courier.onTime();
  };

  private turn = (isVisible: boolean) => {
    if (!isVisible) this.settle();
    this.presence.turn(isVisible);
    this.retry();
  };

  private leave = () => {
    this.settle();
    const { courseId } = this.learner;
    const beacon = beaconOf(this.shelf.unsent(courseId), Date.now());
    if (beacon !== null) this.post.beacon(courseId, beacon);
  };

  private async deliver(): Promise<Delivery> {
    await this.adopted;
    if (this.shelf.unsent(this.learner.courseId).length > 0 && !this.isSure) {
      const doubt = await doubtOf(this.shelf, this.post);
      if (doubt) return doubt;
      this.isSure = document.hasFocus();
    }
    return deliver(this.shelf, this.learner.courseId, this.post);
  }

  private learn(delivery: Delivery) {
    this.trouble = delivery.kind === 'delivered' ? null : delivery;
    if (delivery.kind === 'delivered') {
      this.savedAt = delivery.savedAt ?? this.savedAt;
      if (delivery.progress) this.counted(delivery.progress);
    } else {
      this.isSure = false;
    }
    this.say();
  }

  private say = () => {
    const state = this.stateNow();
    if (JSON.stringify(state) === JSON.stringify(this.state)) return;
    this.state = state;
    this.notify();
  };

  private notify() {
    for (const changed of this.listeners) changed();
  }

  private stateNow(): SaveState {
    const kept = this.shelf.count(this.learner.courseId);
    if (!this.shelf.isKept) return { kind: 'unkept' };
    if (kept === 0) return { kind: 'saved', at: this.savedAt };
    if (this.trouble === null || this.shelf.isWriting) return { kind: 'saving' };
    if (this.trouble.kind === 'unanswered') return { kind: 'offline', kept };
    return { ...this.trouble, kept };
  }
}

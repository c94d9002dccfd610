import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { Outline } from '#domain/course-builder/outline.ts';
import type { OutlineAct } from '#domain/course-builder/outline-acts.ts';
import { changesBetween } from '#web/editor/conflict/compare.ts';
import type { DeskPost } from './desk-post.ts';
import { DeskShelf, type Drawer, type UnsentAct } from './desk-shelf.ts';
import type { SaveState, SlideConflict } from './desk-state.ts';
import { isFinal, type Trouble, waitAfter } from './trouble.ts';
import { isSendable, saveStateOf, type Waiting } from './waiting.ts';

/** After the last key. */
const QUIET_MS = 800;
const MOST_ACTS = 100;

/** What the server's answers mean for the desk. */
interface OutboxEars {
  /** The order as it stands there; `unsent` are still to be done on it. */
  ordered: (outline: Outline, unsent: readonly OutlineAct[]) => void;
  /** It takes none of these, in its own words; what it has is to be read again. */
  unordered: (message: string) => void;
  conflicted: (slideId: string, conflict: SlideConflict) => void;
  /** The save state may be another. */
  changed: () => void;
}

/** What is not saved yet: kept on the device at once, sent one after the other, acts before the slides that they add. */
export class Outbox {
  private readonly accountId: string;
  private readonly post: DeskPost;
  private readonly ears: OutboxEars;
  private readonly shelf: DeskShelf;
  private acts: UnsentAct[] = [];
  private readonly slides = new Map<string, Waiting>();
  /** Of every slide that was read or saved. */
  private readonly revisions = new Map<string, number>();
  private trouble: Trouble | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> | undefined;
  private isClosed = false;
  private savedAt: string;

  constructor({
    drawer,
    post,
    ears,
    savedAt,
  }: { drawer: Drawer; post: DeskPost; ears: OutboxEars; savedAt: string }) {
    this.accountId = drawer.accountId;
    this.post = post;
    this.ears = ears;
    this.savedAt = savedAt;
    this.shelf = new DeskShelf(drawer, () => ears.changed());
  }

  /** Takes up what earlier visits have left; it goes first. */
  async adopt() {
    this.isClosed = false;
    const left = await this.shelf.adopt();
    this.acts = [...left.acts, ...this.acts];
    for (const { slide, revision } of left.slides) {
      if (this.slides.has(slide.slideId)) continue;
      this.revisions.set(slide.slideId, revision);
      this.slides.set(slide.slideId, { slide, dueAt: 0 });
    }
    return { acts: left.acts.map(({ act }) => act), slides: left.slides.map(({ slide }) => slide) };
  }

  know(slideId: string, revision: number) {
    this.revisions.set(slideId, revision);
  }

  has = (slideId: string): boolean => this.slides.has(slideId);

  get unsentActs(): OutlineAct[] {
    return this.acts.map(({ act }) => act);
  }

  write(slide: DraftSlide) {
    const { sent, isHeld } = this.slides.get(slide.slideId) ?? {};
    this.slides.set(slide.slideId, { slide, dueAt: performance.now() + QUIET_MS, sent, isHeld });
    this.keep(slide);
    this.later();
  }

  do(act: OutlineAct) {
    const unsent = { actId: crypto.randomUUID(), act };
    this.acts = [...this.acts, unsent];
    void this.shelf.keepAct(unsent);
    this.later();
  }

  /** A conflict is decided: what stands here is written over theirs. */
  release(slideId: string, revision: number) {
    const waiting = this.slides.get(slideId);
    if (!waiting) return;
    this.revisions.set(slideId, revision);
    this.slides.set(slideId, { slide: waiting.slide, dueAt: 0 });
    this.keep(waiting.slide);
    void this.flush();
  }

  /** A conflict is decided: theirs stands. */
  drop(slideId: string, revision: number) {
    this.revisions.set(slideId, revision);
    this.slides.delete(slideId);
    void this.shelf.forgetSlide(slideId);
    this.ears.changed();
  }

  /** Sends all that can be sent now; done when it is answered, or is not. */
  async flush() {
    for (const waiting of this.slides.values()) waiting.dueAt = 0;
    do await this.now();
    while (this.trouble === null && this.next());
  }

  /** Somebody has logged in, or the line is there again. */
  retry = () => void this.flush();

  close() {
    this.isClosed = true;
    return this.flush();
  }

  get isSaved(): boolean {
    return this.acts.length === 0 && this.slides.size === 0;
  }

  /** Nothing would be lost if the page went now. */
  get isSafe(): boolean {
    return this.isSaved || (this.shelf.isKept && !this.shelf.isWriting);
  }

  state(): SaveState {
    const { acts, trouble, savedAt } = this;
    return saveStateOf(
      { acts: acts.length, slides: [...this.slides.values()], trouble, savedAt },
      this.shelf,
    );
  }

  private now(): Promise<void> {
    clearTimeout(this.timer);
    this.underWay ??= this.run().finally(() => {
      this.underWay = undefined;
      this.later();
      this.ears.changed();
    });
    return this.underWay;
  }

  private async run() {
    if (this.trouble?.kind === 'login') this.trouble = await this.loginTrouble();
    else this.trouble = null;
    this.ears.changed();
    for (let send = this.next(); send && !this.trouble; send = this.next()) this.trouble = await send();
    this.failures = this.trouble ? this.failures + 1 : 0;
  }

  private async loginTrouble(): Promise<Trouble | null> {
    const account = await this.post.findAccount();
    if (account === this.accountId) return null;
    return account === undefined ? { kind: 'unanswered' } : { kind: 'login', at: Date.now() };
  }

  /** What is sent next, if anything is due. */
  private next(): (() => Promise<Trouble | null>) | undefined {
    if (this.acts.length > 0) return () => this.sendActs();
    const due = [...this.slides.values()].find(
      (waiting) => isSendable(waiting) && waiting.dueAt <= performance.now(),
    );
    return due && (() => this.sendSlide(due));
  }

  private async sendActs(): Promise<Trouble | null> {
    const sent = this.acts.slice(0, MOST_ACTS);
    const answer = await this.post.act(sent.map(({ act }) => act));
    if (!answer.success && !isFinal(answer.status)) return this.troubleOf(answer);
    this.acts = this.acts.slice(sent.length);
    void this.shelf.forgetActs(sent.map(({ actId }) => actId));
    if (!answer.success) {
      this.ears.unordered(answer.message);
      return null;
    }
    this.savedAt = answer.savedAt;
    this.ears.ordered(answer.outline, this.unsentActs);
    return null;
  }

  private async sendSlide({ slide, sent: lost }: Waiting): Promise<Trouble | null> {
    const { slideId } = slide;
    this.amend(slideId, { sent: slide });
    const answer = await this.post.saveSlide(slide, this.revisions.get(slideId) ?? 0);
    if (!answer.success) {
      if (!isFinal(answer.status)) return this.troubleOf(answer);
      this.amend(slideId, { refusal: answer.message, sent: undefined });
      return null;
    }
    const { conflict, revision, savedAt } = answer;
    // Of an answer that was lost on its way, what theirs is may be what was sent from here.
    if (conflict && !(lost && changesBetween(conflict.theirs, lost).length === 0)) {
      this.amend(slideId, { isHeld: true, sent: undefined });
      this.ears.conflicted(slideId, conflict);
      return null;
    }
    this.savedAt = savedAt;
    this.revisions.set(slideId, conflict?.revision ?? revision);
    if (!conflict) this.settle(slide);
    return null;
  }

  /** It is saved; what was written on it meanwhile goes on from there. */
  private settle(saved: DraftSlide) {
    const waiting = this.slides.get(saved.slideId);
    if (waiting?.slide === saved) {
      this.slides.delete(saved.slideId);
      void this.shelf.forgetSlide(saved.slideId);
    } else if (waiting) {
      waiting.sent = undefined;
      this.keep(waiting.slide);
    }
  }

  private troubleOf({ status, message }: { status: number; message: string }): Trouble {
    if (status === 401) return { kind: 'login', at: Date.now() };
    if (status === 403 || status === 404) return { kind: 'refused', message };
    return { kind: 'unanswered' };
  }

  private amend(slideId: string, change: Partial<Waiting>) {
    const waiting = this.slides.get(slideId);
    if (waiting) Object.assign(waiting, change);
  }

  private keep(slide: DraftSlide) {
    this.shelf.keepSlide({ slide, revision: this.revisions.get(slide.slideId) ?? 0 });
  }

  /** Sends when something is due, after a failure less and less often; who has to log in is waited for. */
  private later() {
    if (this.isClosed || this.underWay) return;
    clearTimeout(this.timer);
    const trouble = this.trouble?.kind;
    if (trouble === 'login') return;
    const sendable = [...this.slides.values()].filter(isSendable);
    if (this.acts.length === 0 && sendable.length === 0) return;
    const soonest = Math.min(...sendable.map(({ dueAt }) => dueAt - performance.now()));
    const wait = this.acts.length > 0 ? 0 : Math.max(0, soonest);
    this.timer = setTimeout(() => void this.now(), trouble ? waitAfter(this.failures) : wait);
  }
}

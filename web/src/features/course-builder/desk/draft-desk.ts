import type { Draft, DraftSlideHead } from '#contracts/course-builder/draft.ts';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { type Outline, slideIdsOf } from '#domain/course-builder/outline.ts';
import { applyAct, type OutlineAct } from '#domain/course-builder/outline-acts.ts';
import { Shown } from '../shown.ts';
import type { DeskPost } from './desk-post.ts';
import type { Drawer } from './desk-shelf.ts';
import {
  type DeskState,
  deskOf,
  headOf,
  isSameState,
  keptHead,
  type SlideConflict,
  withEntry,
  without,
} from './desk-state.ts';
import { type Deed, History } from './history.ts';
import { Outbox } from './outbox.ts';

export interface DeskStart {
  draft: Draft;
  /** Whose desk it is. */
  drawer: Drawer;
  post: DeskPost;
  /** A slide that was read with the draft. */
  first: { slide: DraftSlide; revision: number } | null;
}

/** What an earlier visit had left on this device. */
export interface LeftBehind {
  acts: number;
  slides: number;
}

/** Desks that were closed and still send: the next one takes up what they leave. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Where a course is written: what is done here stands at once, is kept on the device before anything says so, and is saved
 * by itself. Whatever is done can be taken back.
 */
export class DraftDesk {
  private readonly post: DeskPost;
  private readonly outbox: Outbox;
  private readonly history = new History();
  private readonly reading = new Map<string, Promise<void>>();
  /** Each slide as it was read, with what was said of it. */
  private readonly read = new Map<string, { slide: DraftSlide; change: DraftSlideHead['change'] }>();
  /** The slide that somebody is at. */
  here: string | null;
  private adopted: Promise<unknown> = Promise.resolve();
  private readonly shown: Shown<DeskState>;
  private refused: (message: string) => void = () => undefined;

  constructor({ draft, drawer, post, first }: DeskStart) {
    this.post = post;
    this.outbox = new Outbox({
      drawer,
      post,
      savedAt: draft.savedAt,
      ears: {
        ordered: (outline, unsent) => this.reorder(outline, unsent),
        unordered: (message) => {
          this.refused(message);
          void this.refresh();
        },
        conflicted: (slideId, conflict) => this.hold(slideId, conflict),
        changed: () => this.show({}),
      },
    });
    this.shown = new Shown(deskOf(draft, this.outbox.state()));
    this.here = first?.slide.slideId ?? null;
    if (first) this.take(first);
  }

  /** Takes up what an earlier visit has left, and works until `close`. `refused` hears what the server does not take. */
  async open(refused: (message: string) => void): Promise<LeftBehind> {
    this.refused = refused;
    const adopting = leaving.then(() => this.adopt());
    this.adopted = adopting;
    return adopting;
  }

  close() {
    leaving = Promise.all([leaving, this.outbox.close()]);
  }

  subscribe = (changed: () => void) => this.shown.subscribe(changed);
  getState = (): DeskState => this.state;

  /** A slide as it is now; nothing happens where it was not read yet. */
  change = (slide: DraftSlide) => {
    const before = this.state.slides.get(slide.slideId);
    if (!before || before === slide) return;
    const deed = { kind: 'slide' as const, slideId: slide.slideId, before, after: slide };
    this.history.add(deed, performance.now());
    this.put(slide);
  };

  /** False where there is nothing to do. */
  act = (act: OutlineAct): boolean => {
    const acted = applyAct(this.state.outline, act);
    if (!acted) return false;
    this.history.pause();
    this.history.add({ kind: 'act', act, undo: acted.undo }, performance.now());
    this.perform(act, acted.outline);
    return true;
  };

  /** An act that puts a new slide into the order. */
  actWithSlide = (act: OutlineAct, slide: DraftSlide) => {
    this.take({ slide, revision: 0 });
    if (this.act(act)) this.put(slide);
  };

  /** The slide that it was about, if it was about one. */
  undo = (): string | null => this.replay(this.history.takeBack(), 'back');
  redo = (): string | null => this.replay(this.history.doAgain(), 'again');

  /** Reads a slide once; its problem, if there is one, is in the state. */
  load = (slideId: string): Promise<void> => {
    if (this.state.slides.has(slideId)) return Promise.resolve();
    const reading = this.reading.get(slideId) ?? this.readSlide(slideId);
    this.reading.set(slideId, reading);
    return reading;
  };

  /** Somebody turns to a slide: it is read, and what stands next to it; what was written elsewhere is saved. */
  turnTo = (slideId: string) => {
    this.here = slideId;
    this.history.pause();
    void this.outbox.flush();
    void this.load(slideId).then(() => {
      const ids = slideIdsOf(this.state.outline);
      const here = ids.indexOf(slideId);
      for (const near of [ids[here + 1], ids[here - 1]]) if (here !== -1 && near) void this.load(near);
    });
  };

  /** Theirs can still be had back, as anything that was done. */
  keepMine = (slideId: string) => {
    const decided = this.decide(slideId, 'mine');
    if (decided) this.outbox.release(slideId, decided.revision);
  };

  /** And so can mine. */
  takeTheirs = (slideId: string) => {
    const decided = this.decide(slideId, 'theirs');
    if (!decided) return;
    this.outbox.drop(slideId, decided.revision);
    this.lay(decided.theirs);
  };

  flush = () => this.outbox.flush();
  retry = () => this.outbox.retry();
  isSaved = () => this.outbox.isSaved;
  isSafe = () => this.outbox.isSafe;

  /** What others, or other pages, have made of it meanwhile; what is not saved yet stays on top. */
  refresh = async () => {
    const answer = await this.post.readDraft();
    if (!answer.success) return;
    const { outline, slides: heads, tests } = answer.draft;
    const { here } = this;
    const isHeld = (slideId: string) => slideId === here || this.outbox.has(slideId);
    const slides = new Map([...this.state.slides].filter(([slideId]) => isHeld(slideId)));
    this.reading.clear();
    const own = [...this.state.heads].filter(([slideId]) => this.outbox.has(slideId));
    this.show({
      heads: new Map([...heads.map((head) => [head.slideId, head] as const), ...own]),
      slides,
      tests,
    });
    this.reorder(outline, this.outbox.unsentActs);
    if (here !== null) await this.readAgain(here);
  };

  private get state(): DeskState {
    return this.shown.state;
  }

  private async adopt(): Promise<LeftBehind> {
    const { acts, slides } = await this.outbox.adopt();
    this.reorder(this.state.outline, acts);
    for (const slide of slides) this.lay(slide);
    void this.outbox.flush();
    return { acts: acts.length, slides: slides.length };
  }

  private async readSlide(slideId: string) {
    this.show({ unread: without(this.state.unread, slideId) });
    await this.adopted;
    if (this.state.slides.has(slideId)) return;
    const answer = await this.post.readSlide(slideId);
    this.reading.delete(slideId);
    if (this.state.slides.has(slideId)) return;
    if (answer.success) this.take(answer);
    else this.show({ unread: withEntry(this.state.unread, slideId, answer.message) });
  }

  /** The slide that is shown stays until it has come anew. */
  private async readAgain(slideId: string) {
    if (this.outbox.has(slideId)) return;
    if (!this.state.slides.has(slideId)) return this.load(slideId);
    const answer = await this.post.readSlide(slideId);
    if (answer.success && !this.outbox.has(slideId)) this.take(answer);
  }

  /** As the server has it. */
  private take({ slide, revision }: { slide: DraftSlide; revision: number }) {
    this.outbox.know(slide.slideId, revision);
    const change = this.state.heads.get(slide.slideId)?.change ?? (revision === 0 ? 'new' : null);
    this.read.set(slide.slideId, { slide, change });
    this.lay(slide);
  }

  private put(slide: DraftSlide) {
    this.outbox.write(slide);
    this.lay(slide);
  }

  private lay(slide: DraftSlide) {
    const { slideId } = slide;
    const { heads, slides } = this.state;
    const before = heads.get(slideId);
    const read = this.read.get(slideId);
    const changed = before?.change === 'new' || !before ? 'new' : 'edited';
    const head = keptHead(before, headOf(slide, read?.slide === slide ? read.change : changed));
    this.show({
      slides: withEntry(slides, slideId, slide),
      heads: head === before ? heads : withEntry(heads, slideId, head),
    });
  }

  private perform(act: OutlineAct, outline: Outline) {
    this.outbox.do(act);
    this.show({ outline });
  }

  private replay(deed: Deed | undefined, way: 'back' | 'again'): string | null {
    if (!deed) return null;
    if (deed.kind === 'slide') {
      this.put(way === 'back' ? deed.before : deed.after);
      return deed.slideId;
    }
    const act = way === 'back' ? deed.undo : deed.act;
    const acted = applyAct(this.state.outline, act);
    if (acted) this.perform(act, acted.outline);
    this.show({});
    return 'slideId' in act && act.kind !== 'remove-slide' ? act.slideId : null;
  }

  private reorder(ordered: Outline, unsent: readonly OutlineAct[]) {
    const outline = unsent.reduce((before, act) => applyAct(before, act)?.outline ?? before, ordered);
    this.show({ outline });
    if (slideIdsOf(outline).some((slideId) => !this.state.heads.has(slideId))) void this.readHeads();
  }

  /** Of slides that somebody else has added. */
  private async readHeads() {
    const answer = await this.post.readDraft();
    if (!answer.success) return;
    const read = answer.draft.slides.map((head) => [head.slideId, head] as const);
    this.show({ heads: new Map([...read, ...this.state.heads]) });
  }

  private decide(slideId: string, side: 'mine' | 'theirs'): SlideConflict | undefined {
    const conflict = this.state.conflicts.get(slideId);
    const mine = this.state.slides.get(slideId);
    if (!conflict || !mine) return undefined;
    const [before, after] = side === 'mine' ? [conflict.theirs, mine] : [mine, conflict.theirs];
    this.history.pause();
    this.history.add({ kind: 'slide', slideId, before, after }, performance.now());
    this.history.pause();
    this.show({ conflicts: without(this.state.conflicts, slideId) });
    return conflict;
  }

  private hold(slideId: string, conflict: SlideConflict) {
    this.show({ conflicts: withEntry(this.state.conflicts, slideId, conflict) });
  }

  /** Every row of the outline listens: they are told of what is another, and of nothing else. */
  private show(changes: Partial<DeskState>) {
    const { canUndo, canRedo } = this.history;
    const save = this.outbox.state();
    const isSame = JSON.stringify(save) === JSON.stringify(this.state.save);
    const now = { ...this.state, ...changes, canUndo, canRedo, save: isSame ? this.state.save : save };
    if (!isSameState(now, this.state)) this.shown.show(now);
  }
}

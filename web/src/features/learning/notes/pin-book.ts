import type { Answer } from '#contracts/api.ts';
import type { LearningBookmark, LearningNote } from '#contracts/learning/notes.ts';
import type { Spot } from '../beside.ts';
import { Courier } from '../log/courier.ts';
import type { Delivery } from '../log/deliver.ts';
import { deliverPin, type PinPost } from './deliver-pins.ts';
import type { KeptPin } from './kept-pin.ts';
import { keepPin, keptPinsOf } from './pin-shelf.ts';

/** A note or bookmark as its learner sees it. */
export type Pin = Spot & {
  id: string;
  kind: 'note' | 'bookmark';
  text: string;
  createdAt: string;
  /** The server has it as it stands. */
  isSent: boolean;
  /** Why the server does not take it. */
  problem: string | null;
};
/** Newest first. */
export type PinsOf = { notes: readonly Pin[]; bookmarks: readonly Pin[] };

export type PinServer = { put: PinPost; list: (courseId: string) => Promise<Answer<'listNotes'>> };

/** So long what was removed can be taken back before the server hears of it. */
const UNDO_MS = 6_000;
const NOTHING: PinsOf = { notes: [], bookmarks: [] };

/**
 * The notes and bookmarks of somebody in a course: what the server has, and over it what was done on this device and is
 * not answered yet.
 */
export class PinBook {
  /** Where the note that is being written is kept. */
  readonly draftKey: string;
  private readonly accountId: string;
  private readonly courseId: string;
  private readonly server: PinServer;
  private readonly courier: Courier;
  private readonly listeners = new Set<() => void>();
  private readonly known = new Map<string, Pin>();
  private readonly kept = new Map<string, KeptPin>();
  /** The server may have heard that they are removed, which is for good. */
  private readonly toldRemoved = new Set<string>();
  private undoUntil = 0;
  private pins = NOTHING;

  constructor(accountId: string, courseId: string, server: PinServer) {
    this.accountId = accountId;
    this.courseId = courseId;
    this.draftKey = `note-draft:${accountId}:${courseId}`;
    this.server = server;
    this.courier = new Courier(
      () => this.deliver(),
      () => undefined,
    );
  }

  open = (): (() => void) => {
    const listening = new AbortController();
    window.addEventListener('online', this.send, { signal: listening.signal });
    void this.read().then(this.send);
    return () => {
      listening.abort();
      this.undoUntil = 0;
      this.send();
    };
  };

  subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  };

  getSnapshot = () => this.pins;

  add(kind: Pin['kind'], spot: Spot, text = '') {
    const createdAt = new Date().toISOString();
    this.put({ ...spot, id: crypto.randomUUID(), kind, text, createdAt });
  }

  change(pin: Pin, text: string) {
    this.put({ ...pin, text });
  }

  /** Gives back what takes it back. */
  remove(pin: Pin): () => void {
    this.undoUntil = Date.now() + UNDO_MS;
    setTimeout(this.send, UNDO_MS);
    this.keep(pin, { isRemoved: true });
    return () => this.put(this.toldRemoved.has(pin.id) ? { ...pin, id: crypto.randomUUID() } : pin);
  }

  private readonly send = () => void this.courier.now();

  private put(pin: Omit<Pin, 'isSent' | 'problem'>) {
    this.keep(pin, { isRemoved: false });
    this.courier.soon();
  }

  private keep(pin: Omit<Pin, 'isSent' | 'problem'>, { isRemoved }: { isRemoved: boolean }) {
    const { id, kind, slideId, positionMs, text, createdAt } = pin;
    const { accountId, courseId } = this;
    const of = { id, kind, slideId, positionMs, text, createdAt, accountId, courseId };
    const kept = { ...of, isRemoved, change: crypto.randomUUID(), problem: null };
    this.kept.set(id, kept);
    void keepPin(kept);
    this.say();
  }

  private async read() {
    for (const pin of await keptPinsOf(this.accountId))
      if (pin.courseId === this.courseId && !this.kept.has(pin.id)) this.kept.set(pin.id, pin);
    this.say();
    const answer = await this.server.list(this.courseId);
    if (!answer.success) return;
    this.known.clear();
    for (const note of answer.notes) this.know(pinOf(note, 'note', note.text));
    for (const bookmark of answer.bookmarks) this.know(pinOf(bookmark, 'bookmark', ''));
    this.say();
  }

  private know(pin: Pin) {
    this.known.set(pin.id, pin);
  }

  private async deliver(): Promise<Delivery> {
    for (const pin of [...this.kept.values()].filter(this.isDue)) {
      if (pin.isRemoved) this.toldRemoved.add(pin.id);
      const became = await deliverPin(pin, this.server.put);
      if (became === null) return { kind: 'unanswered' };
      this.settle(pin, became);
    }
    return { kind: 'delivered', savedAt: null, progress: null };
  }

  private readonly isDue = ({ isRemoved, problem }: KeptPin): boolean =>
    problem === null && !(isRemoved && Date.now() < this.undoUntil);

  private settle(pin: KeptPin, became: 'done' | { problem: string }) {
    const isLatest = this.kept.get(pin.id)?.change === pin.change;
    if (became === 'done') {
      if (pin.isRemoved) this.known.delete(pin.id);
      else this.know(shown(pin));
      if (isLatest) this.kept.delete(pin.id);
    } else if (isLatest) {
      this.kept.set(pin.id, { ...pin, ...became });
    }
    this.say();
  }

  private say() {
    const all = new Map(this.known);
    for (const kept of this.kept.values()) {
      if (kept.isRemoved) all.delete(kept.id);
      else all.set(kept.id, { ...shown(kept), isSent: false, problem: kept.problem });
    }
    const newest = [...all.values()].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
    const of = (kind: Pin['kind']) => newest.filter((pin) => pin.kind === kind);
    this.pins = { notes: of('note'), bookmarks: of('bookmark') };
    for (const changed of this.listeners) changed();
  }
}

const shown = ({ id, kind, slideId, positionMs, text, createdAt }: KeptPin): Pin => ({
  id,
  kind,
  slideId,
  positionMs,
  text,
  createdAt,
  isSent: true,
  problem: null,
});

const pinOf = (
  { _id: id, slideId, positionMs, createdAt }: LearningNote | LearningBookmark,
  kind: Pin['kind'],
  text: string,
): Pin => ({ id, kind, slideId, positionMs, text, createdAt, isSent: true, problem: null });

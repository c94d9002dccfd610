import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { OutlineAct } from '#domain/course-builder/outline-acts.ts';

export interface Drawer {
  accountId: string;
  courseId: string;
}

/** A slide that is not saved yet, and the revision that it was written on. */
interface UnsentSlide {
  slide: DraftSlide;
  revision: number;
}
export interface UnsentAct {
  actId: string;
  act: OutlineAct;
}

/** `drawer` is of one account and course. */
type KeptSlide = UnsentSlide & { key: string; stamp: string; drawer: string };
type KeptAct = UnsentAct & { place: number; drawer: string };

interface Tables extends DBSchema {
  slides: { key: string; value: KeptSlide; indexes: { drawer: string } };
  acts: { key: string; value: KeptAct; indexes: { drawer: string } };
}

const connect = (): Promise<IDBPDatabase<Tables>> =>
  openDB<Tables>('course-builder', 1, {
    upgrade(device) {
      device.createObjectStore('slides', { keyPath: 'key' }).createIndex('drawer', 'drawer');
      device.createObjectStore('acts', { keyPath: 'actId' }).createIndex('drawer', 'drawer');
    },
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  });

/** What is written and not saved yet, on the disk of the device where the browser allows it. */
export class DeskShelf {
  private readonly drawer: string;
  private readonly told: () => void;
  private device: Promise<IDBPDatabase<Tables>> | undefined;
  private lastPlace = 0;
  private writing = 0;
  private isForbidden = false;
  /** What is written next, one at a time: of a slide the newest alone. */
  private readonly queue = new Map<string, UnsentSlide>();
  private isDraining = false;
  /** What this window has kept of a slide, as against another one. */
  private readonly stamps = new Map<string, string>();

  /** `told` hears when something has been written, or could not be. */
  constructor({ accountId, courseId }: Drawer, told: () => void) {
    this.drawer = `${accountId}/${courseId}`;
    this.told = told;
  }

  /** False where the browser keeps nothing, or is full. */
  get isKept() {
    return !this.isForbidden;
  }
  get isWriting() {
    return this.writing > 0;
  }

  /** What earlier visits have left, acts in their order. */
  async adopt(): Promise<{ acts: UnsentAct[]; slides: UnsentSlide[] }> {
    const found = await this.attempt(async (device) => ({
      acts: await device.getAllFromIndex('acts', 'drawer', this.drawer),
      slides: await device.getAllFromIndex('slides', 'drawer', this.drawer),
    }));
    const acts = found?.acts.sort((one, other) => one.place - other.place) ?? [];
    const slides = found?.slides ?? [];
    for (const { slide, stamp } of slides) this.stamps.set(slide.slideId, stamp);
    return { acts, slides };
  }

  keepAct(unsent: UnsentAct): Promise<unknown> {
    this.lastPlace = Math.max(this.lastPlace + 1, Date.now());
    const kept = { ...unsent, place: this.lastPlace, drawer: this.drawer };
    return this.attempt((device) => device.put('acts', kept));
  }

  keepSlide(unsent: UnsentSlide) {
    this.queue.set(unsent.slide.slideId, unsent);
    if (!this.isDraining) void this.drain();
  }

  forgetActs = (actIds: readonly string[]): Promise<unknown> =>
    this.attempt(async (device) => {
      const change = device.transaction('acts', 'readwrite');
      await Promise.all([...actIds.map((id) => change.store.delete(id)), change.done]);
    });

  /** Unless another window has kept something of it since. */
  forgetSlide(slideId: string): Promise<unknown> {
    this.queue.delete(slideId);
    return this.attempt(async (device) => {
      const change = device.transaction('slides', 'readwrite');
      const kept = await change.store.get(this.keyOf(slideId));
      if (kept?.stamp === this.stamps.get(slideId)) await change.store.delete(this.keyOf(slideId));
      await change.done;
    });
  }

  private async drain() {
    this.isDraining = true;
    for (const [slideId, unsent] of this.queue) {
      this.queue.delete(slideId);
      const stamp = crypto.randomUUID();
      this.stamps.set(slideId, stamp);
      const kept = { ...unsent, stamp, key: this.keyOf(slideId), drawer: this.drawer };
      await this.attempt((device) => device.put('slides', kept));
    }
    this.isDraining = false;
  }

  private keyOf = (slideId: string) => `${this.drawer}/${slideId}`;

  private async attempt<T>(act: (device: IDBPDatabase<Tables>) => Promise<T>): Promise<T | undefined> {
    this.writing += 1;
    try {
      this.device ??= connect();
      const done = await act(await this.device);
      this.isForbidden = false;
      return done;
    } catch {
      this.device = undefined;
      this.isForbidden = true;
      return undefined;
    } finally {
      this.writing -= 1;
      this.told();
    }
  }
}

import type { LearningEvent } from '#contracts/learning/progress.ts';
import { openDevice, write } from './device.ts';
import type { KeptEvent } from './kept-event.ts';

/** What an account has told of a course and was not answered yet, in this visit or another; none where storage is forbidden. */
export async function listTold({ accountId, courseId }: Pick<KeptEvent, 'accountId' | 'courseId'>) {
  try {
    const told = await (await openDevice()).getAllFromIndex('events', 'accountId', accountId);
    return told.filter((event) => event.courseId === courseId);
  } catch {
    return [];
  }
}

/**
 * What an account has told and was not answered yet: in memory and, where the device allows it, on its disk. It leaves only
 * when this page is answered, whatever other tabs have sent: the server takes once what comes twice.
 */
export class EventShelf {
  readonly accountId: string;
  private readonly waiting = new Map<string, KeptEvent>();
  private readonly aside = new Set<string>();
  private readonly unwritten = new Map<string, KeptEvent>();
  private writing = 0;
  private isForbidden = false;

  constructor(accountId: string) {
    this.accountId = accountId;
  }

  async keep(courseId: string, event: LearningEvent) {
    const kept = { ...event, courseId, accountId: this.accountId };
    this.waiting.set(event.eventId, kept);
    // With what a full disk did not take before.
    const events = [...this.unwritten.values(), kept];
    this.writing += 1;
    const isWritten = await write((change) =>
      Promise.all(events.map((one) => change.objectStore('events').put(one))),
    );
    this.writing -= 1;
    for (const one of events) {
      if (isWritten || !this.waiting.has(one.eventId)) this.unwritten.delete(one.eventId);
      else this.unwritten.set(one.eventId, one);
    }
  }

  /** Takes up what other visits of this account have left. */
  async adopt() {
    try {
      const device = await openDevice();
      const left = await device.getAllFromIndex('events', 'accountId', this.accountId);
      for (const event of left) this.waiting.set(event.eventId, event);
    } catch {
      this.isForbidden = true;
    }
  }

  /** The server has them. */
  async forget(eventIds: readonly string[]) {
    await this.remove(eventIds, []);
  }

  /** The server will never take them: they are kept with its reason, and not sent again. */
  async refuse(refused: readonly { eventId: string; reason: string }[]) {
    const kept = refused.flatMap(({ eventId, reason }) => {
      const event = this.waiting.get(eventId);
      return event ? [{ ...event, reason }] : [];
    });
    await this.remove(
      kept.map(({ eventId }) => eventId),
      kept,
    );
  }

  /** Not sent again in this visit, and kept. */
  setAside(eventId: string) {
    this.aside.add(eventId);
  }

  /** All of it stands on the disk, but for what is being written. */
  get isKept() {
    return !this.isForbidden && this.unwritten.size === 0;
  }

  get isWriting() {
    return this.writing > 0;
  }

  get courseIds(): string[] {
    return [...new Set([...this.waiting.values()].map(({ courseId }) => courseId))];
  }

  count(courseId: string): number {
    return this.of(courseId).length;
  }

  /** What is to be sent, oldest first. */
  unsent(courseId: string): KeptEvent[] {
    return this.of(courseId)
      .filter(({ eventId }) => !this.aside.has(eventId))
      .sort((one, other) => one.clientSeq - other.clientSeq);
  }

  private of(courseId: string): KeptEvent[] {
    return [...this.waiting.values()].filter((event) => event.courseId === courseId);
  }

  private async remove(eventIds: readonly string[], refused: (KeptEvent & { reason: string })[]) {
    for (const id of eventIds) {
      this.waiting.delete(id);
      this.unwritten.delete(id);
    }
    await write((change) =>
      Promise.all([
        ...eventIds.map((id) => change.objectStore('events').delete(id)),
        ...refused.map((event) => change.objectStore('refused').put(event)),
      ]),
    );
  }
}

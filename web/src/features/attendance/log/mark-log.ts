import type { SentMark } from '#contracts/attendance/admin-attendance.ts';
import { MARKS_AT_A_TIME } from '#contracts/attendance/attendance-options.ts';
import { asSent, type KeptMark } from './kept-mark.ts';
import type { MarkPost } from './mark-post.ts';
import type { MarkShelf } from './mark-shelf.ts';

/** Of what one call may carry, for signatures are long. */
const MOST_CHARACTERS = 200_000;
const AGAIN_MS = 10_000;
const UNREADABLE = [400, 413, 422];

/** What the server does not take, and why. */
export type RefusedMark = { id: string; enrolmentId: string; reason: string };
export type LogState = {
  /** All that was noted in this visit or left by another, also what has arrived. */
  noted: readonly SentMark[];
  /** How many of them the server has not answered for. */
  waiting: number;
  /** Why they wait: no connection, another login, or words of the server. */
  trouble: 'none' | 'unanswered' | 'login' | { message: string };
  /** False where the browser forbids storage: then they are lost with the page. */
  isKept: boolean;
  refused: readonly RefusedMark[];
};

type Owner = Pick<KeptMark, 'accountId' | 'courseId'>;

/**
 * What somebody notes of who is in the room. It stands on the disk of the device until the server has named it, is sent
 * again until then, by the account that has noted it and no other, and counts once however often it comes.
 */
export class MarkLog {
  private readonly owner: Owner;
  private readonly shelf: MarkShelf;
  private readonly post: MarkPost;
  private readonly waiting = new Map<string, KeptMark>();
  private readonly listeners = new Set<() => void>();
  private state: LogState = { noted: [], waiting: 0, trouble: 'none', isKept: true, refused: [] };
  private underWay: Promise<void> | undefined;

  constructor(owner: Owner, { shelf, post }: { shelf: MarkShelf; post: MarkPost }) {
    this.owner = owner;
    this.shelf = shelf;
    this.post = post;
  }

  /** Works until the function that it gives back is called. */
  open = (): (() => void) => {
    const ticking = setInterval(() => void this.flush(), AGAIN_MS);
    const flush = () => void this.flush();
    window.addEventListener('online', flush);
    void this.adopt();
    return () => {
      clearInterval(ticking);
      window.removeEventListener('online', flush);
    };
  };

  note = async (mark: SentMark): Promise<void> => {
    const kept = { ...mark, ...this.owner };
    this.waiting.set(mark.id, kept);
    this.tell({ noted: [...this.state.noted, mark] });
    const isKept = await this.shelf.keep(kept);
    this.tell({ isKept: this.state.isKept && isKept });
    await this.flush();
  };

  /** Sends all that waits, one portion after the other. */
  flush = (): Promise<void> => {
    if (this.waiting.size === 0) return Promise.resolve();
    this.underWay ??= this.deliver().finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getSnapshot = (): LogState => this.state;

  private async adopt() {
    const left = await this.shelf.left(this.owner.accountId, this.owner.courseId);
    for (const mark of left) this.waiting.set(mark.id, mark);
    const known = new Set(this.state.noted.map(({ id }) => id));
    this.tell({ noted: [...this.state.noted, ...left.filter(({ id }) => !known.has(id)).map(asSent)] });
    await this.flush();
  }

  private async deliver(): Promise<void> {
    const account = await this.post.findAccount();
    if (account === undefined) return this.tell({ trouble: 'unanswered' });
    if (account !== this.owner.accountId) return this.tell({ trouble: 'login' });
    let most = MARKS_AT_A_TIME;
    while (this.waiting.size > 0) {
      const marks = portionOf([...this.waiting.values()].map(asSent), most);
      const answer = await this.post.send(this.owner.courseId, marks);
      if (answer.success) {
        const { savedIds, refused } = answer;
        if (savedIds.length + refused.length === 0) return this.tell({ trouble: 'unanswered' });
        await this.settle(savedIds, refused);
        most = MARKS_AT_A_TIME;
      } else if (!UNREADABLE.includes(answer.status)) {
        return this.tell({ trouble: troubleOf(answer) });
      } else if (marks.length > 1) {
        // One of them cannot be read: halving finds it, and the others go on.
        most = Math.ceil(marks.length / 2);
      } else {
        const { message: reason } = answer;
        await this.settle(
          [],
          marks.map(({ id }) => ({ id, reason })),
        );
      }
    }
    this.tell({ trouble: 'none' });
  }

  /** What is refused goes too: it would be refused for ever. Its reason is told. */
  private async settle(savedIds: readonly string[], refused: readonly { id: string; reason: string }[]) {
    const told = refused.flatMap(({ id, reason }) => {
      const mark = this.waiting.get(id);
      return mark ? [{ id, enrolmentId: mark.enrolmentId, reason }] : [];
    });
    const ids = [...savedIds, ...refused.map(({ id }) => id)];
    for (const id of ids) this.waiting.delete(id);
    const isRefused = new Set(refused.map(({ id }) => id));
    const noted = this.state.noted.filter(({ id }) => !isRefused.has(id));
    this.tell({ noted, refused: [...this.state.refused, ...told] });
    await this.shelf.forget(ids);
  }

  private tell(change: Partial<LogState>) {
    this.state = { ...this.state, ...change, waiting: this.waiting.size };
    for (const listener of this.listeners) listener();
  }
}

const portionOf = (marks: SentMark[], most: number): SentMark[] => {
  let characters = 0;
  const isWithin = (mark: SentMark) => {
    characters += JSON.stringify(mark).length;
    return characters <= MOST_CHARACTERS;
  };
  const last = marks.slice(0, most).findIndex((mark) => !isWithin(mark));
  return marks.slice(0, last === -1 ? most : Math.max(1, last));
};

const troubleOf = ({ status, message }: { status: number; message: string }): LogState['trouble'] => {
  if (status === 401) return 'login';
  return status >= 400 && status < 500 && status !== 429 ? { message } : 'unanswered';
};

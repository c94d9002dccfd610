import type { Answer } from '#contracts/api.ts';
import type { SaveState } from '../learning-log.ts';
import { type Answers, forgetKept, type KeptSitting, readKept, writeKept } from './kept-sitting.ts';

/** The server, as the desk knows it. */
export type SittingPost = {
  keep: (answers: Answers) => Promise<Answer<'keepAnswers'>>;
  handIn: (answers: Answers) => Promise<Answer<'submitTest'>>;
};

export type Desk = {
  /** By question, as they stand here. */
  answers: Answers;
  flags: readonly string[];
  save: SaveState;
  /** It is handed in as soon as the server can be reached. */
  isHandedIn: boolean;
};

const SOON_MS = 600;
const AGAIN_MS = 10_000;

/** Where a test is sat: each answer is kept on the device before it is sent, and forgotten there when it is answered. */
export class SittingDesk {
  private desk: Desk;
  private kept: KeptSitting = { unsaved: {}, flags: [], isHandedIn: false };
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  private isKept = true;
  private ended: (() => void) | undefined;
  private readonly sittingId: string;
  private readonly post: SittingPost;

  constructor(sitting: { sittingId: string; answers: Answers }, post: SittingPost) {
    this.sittingId = sitting.sittingId;
    this.post = post;
    this.desk = { answers: sitting.answers, flags: [], save: { kind: 'saved', at: null }, isHandedIn: false };
  }

  /** Takes up what an earlier visit left. `ended` hears that the server takes no more: it was handed in, here or elsewhere. */
  open(ended: () => void): () => void {
    this.ended = ended;
    this.kept = readKept(this.sittingId);
    const { unsaved, flags, isHandedIn } = this.kept;
    this.show({ answers: { ...this.desk.answers, ...unsaved }, flags, isHandedIn });
    const send = () => void this.send();
    send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearTimeout(this.timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }

  give = (questionId: string, given: string[]) => {
    if (this.desk.isHandedIn) return;
    this.keep({ ...this.kept, unsaved: { ...this.kept.unsaved, [questionId]: given } });
    this.show({ answers: { ...this.desk.answers, [questionId]: given }, save: { kind: 'saving' } });
    this.sendIn(SOON_MS);
  };

  flag = (questionId: string) => {
    const { flags } = this.desk;
    const now = flags.includes(questionId) ? flags.filter((id) => id !== questionId) : [...flags, questionId];
    this.keep({ ...this.kept, flags: now });
    this.show({ flags: now });
  };

  handIn = () => {
    this.keep({ ...this.kept, isHandedIn: true });
    this.show({ isHandedIn: true, save: { kind: 'saving' } });
    void this.send();
  };

  retry = () => void this.send();

  subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  getDesk = () => this.desk;
  getSnapshot = () => this.desk.save;

  private async send() {
    const { unsaved, isHandedIn } = this.kept;
    if (this.isSending || (Object.keys(unsaved).length === 0 && !isHandedIn)) return;
    this.isSending = true;
    const answer = await (isHandedIn ? this.post.handIn(unsaved) : this.post.keep(unsaved));
    this.isSending = false;
    if (!answer.success) this.failed(answer);
    else if (isHandedIn) this.end();
    else this.saved(unsaved, answer as Extract<Answer<'keepAnswers'>, { success: true }>);
  }

  private saved(sent: Answers, { savedAt }: { savedAt: string }) {
    const left = Object.entries(this.kept.unsaved).filter(([id, given]) => sent[id] !== given);
    this.keep({ ...this.kept, unsaved: Object.fromEntries(left) });
    if (left.length === 0 && !this.kept.isHandedIn)
      this.show({ save: { kind: 'saved', at: Date.parse(savedAt) } });
    else this.sendIn(0);
  }

  private failed({ status, message }: { status: number; message: string }) {
    const kept = Object.keys(this.kept.unsaved).length;
    if (status === 401) return this.show({ save: { kind: 'login', kept, at: Date.now() } });
    // It was handed in elsewhere, its time is over, or it is of before the course was started over.
    if (status === 409 || status === 404) return this.end();
    if (status === 400 || status === 403 || status === 413)
      return this.show({ save: { kind: 'refused', kept, message } });
    this.show({ save: this.isKept ? { kind: 'offline', kept } : { kind: 'unkept' } });
    this.sendIn(AGAIN_MS);
  }

  private end() {
    clearTimeout(this.timer);
    forgetKept(this.sittingId);
    this.kept = { unsaved: {}, flags: [], isHandedIn: false };
    this.ended?.();
  }

  private keep(kept: KeptSitting) {
    this.kept = kept;
    this.isKept = writeKept(this.sittingId, kept);
  }

  private sendIn(ms: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), ms);
  }

  private show(changes: Partial<Desk>) {
    this.desk = { ...this.desk, ...changes };
    for (const changed of this.listeners) changed();
  }
}

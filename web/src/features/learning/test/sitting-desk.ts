import type { SaveState } from '../learning-log.ts';
import { oneAtATime } from '../log/courier.ts';
import { isOver } from './deliver-sittings.ts';
import {
  type Answers,
  afterSaving,
  forgetKept,
  isUnsent,
  type KeptSitting,
  readKept,
  type SittingKey,
  writeKept,
} from './kept-sitting.ts';
import type { SittingPost } from './sitting-post.ts';

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
  private readonly key: SittingKey;
  private readonly post: SittingPost;

  constructor(key: SittingKey, answers: Answers, post: SittingPost) {
    this.key = key;
    this.post = post;
    this.desk = { answers, flags: [], save: { kind: 'saved', at: null }, isHandedIn: false };
  }

  /** Takes up what an earlier visit left. `ended` hears that the server takes no more: it was handed in, here or elsewhere. */
  open(ended: () => void): () => void {
    this.ended = ended;
    this.kept = readKept(this.key.sittingId);
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
    if (this.isSending || !isUnsent(this.kept)) return;
    this.isSending = true;
    await oneAtATime(() => (this.kept.isHandedIn ? this.sendAll() : this.sendAnswers()), 'tests');
    this.isSending = false;
  }

  private async sendAll() {
    const answer = await this.post.handIn(this.key, this.kept.unsaved);
    if (answer.success) this.end();
    else await this.failed(answer);
  }

  private async sendAnswers() {
    const { unsaved } = this.kept;
    const answer = await this.post.keep(this.key, unsaved);
    if (!answer.success) return this.failed(answer);
    this.keep(afterSaving(this.kept, unsaved));
    if (isUnsent(this.kept)) this.sendIn(0);
    else this.show({ save: { kind: 'saved', at: Date.parse(answer.savedAt) } });
  }

  private async failed({ status, message }: { status: number; message: string }) {
    // What another account is told of it is not told to whoever sits here.
    const account = isOver(status) ? await this.post.findAccount() : this.key.accountId;
    const kept = Object.keys(this.kept.unsaved).length;
    if (status === 401 || (account !== undefined && account !== this.key.accountId))
      return this.show({ save: { kind: 'login', kept, at: Date.now() } });
    if (account !== undefined && isOver(status)) return this.end();
    if (status === 400 || status === 403 || status === 413)
      return this.show({ save: { kind: 'refused', kept, message } });
    this.show({ save: this.isKept ? { kind: 'offline', kept } : { kind: 'unkept' } });
    this.sendIn(AGAIN_MS);
  }

  private end() {
    clearTimeout(this.timer);
    forgetKept(this.key.sittingId);
    this.kept = { unsaved: {}, flags: [], isHandedIn: false };
    this.ended?.();
  }

  private keep(kept: KeptSitting) {
    this.kept = kept;
    this.isKept = writeKept(this.key, kept);
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

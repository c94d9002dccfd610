import type { Answer } from '#contracts/api.ts';
import type { DraftTest } from '#contracts/course-builder/draft-slide.ts';
import { Shown } from '../shown.ts';

/** After the last key, in milliseconds. */
const QUIET_MS = 800;
const RETRY_MS = 5000;

/** What somebody else has saved meanwhile. */
export interface TestConflict {
  theirs: DraftTest;
  revision: number;
  by: string;
  /** An instant. */
  at: string;
}

export type TestSave =
  /** `at` is an instant; null of a test that nobody has saved yet. */
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  | { kind: 'offline' }
  /** The login has ended; `at` tells one refusal from the next. */
  | { kind: 'login'; at: number }
  /** Not taken as it is, in the server's words. */
  | { kind: 'refused'; message: string }
  | ({ kind: 'conflict' } & TestConflict);

interface TestDeskState {
  test: DraftTest;
  save: TestSave;
}

type Send = (test: DraftTest, revision: number) => Promise<Answer<'saveDraftTest'>>;
type Read = { test: DraftTest; revision: number; savedAt: string | null };

/** A test as it is written here: saved a moment after the last change, one save after the other. */
export class TestDesk {
  private readonly send: Send;
  private revision: number;
  private readonly shown: Shown<TestDeskState>;
  /** What the server has. */
  private stored: DraftTest;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isUnderWay = false;

  constructor({ test, revision, savedAt }: Read, send: Send) {
    this.send = send;
    this.revision = revision;
    this.stored = test;
    this.shown = new Shown<TestDeskState>({ test, save: { kind: 'saved', at: savedAt } });
  }

  subscribe = (changed: () => void) => this.shown.subscribe(changed);
  getState = (): TestDeskState => this.state;

  private get state(): TestDeskState {
    return this.shown.state;
  }

  get isSaved(): boolean {
    return this.state.test === this.stored;
  }

  /** The server has it, as it stands here or otherwise. */
  get isStored(): boolean {
    return this.revision > 0;
  }

  change = (test: DraftTest) => {
    const isOpen = this.state.save.kind === 'conflict';
    this.show({ test, save: isOpen ? this.state.save : { kind: 'saving' } });
    if (!isOpen) this.later(QUIET_MS);
  };

  /** Saves now what is not saved; nothing while a conflict is open. */
  flush = async (): Promise<void> => {
    clearTimeout(this.timer);
    if (this.isSaved || this.isUnderWay || this.state.save.kind === 'conflict') return;
    this.isUnderWay = true;
    const { test } = this.state;
    this.show({ test, save: { kind: 'saving' } });
    const answer = await this.send(test, this.revision);
    this.isUnderWay = false;
    this.take(test, answer);
  };

  /** What stands here is written over theirs. */
  keepMine = () => {
    if (this.state.save.kind !== 'conflict') return;
    this.revision = this.state.save.revision;
    this.show({ ...this.state, save: { kind: 'saving' } });
    void this.flush();
  };

  /** What stands here is given up. */
  takeTheirs = () => {
    const { save } = this.state;
    if (save.kind !== 'conflict') return;
    this.revision = save.revision;
    this.stored = save.theirs;
    this.show({ test: save.theirs, save: { kind: 'saved', at: save.at } });
  };

  private take(sent: DraftTest, answer: Answer<'saveDraftTest'>) {
    const { test } = this.state;
    if (!answer.success) {
      this.show({ test, save: saveAfter(answer) });
      if (this.state.save.kind === 'offline') this.later(RETRY_MS);
      return;
    }
    const { conflict, revision, savedAt } = answer;
    if (conflict) {
      this.show({ test, save: { kind: 'conflict', ...conflict } });
      return;
    }
    this.revision = revision;
    this.stored = sent;
    const isWhole = test === sent;
    this.show({ test, save: isWhole ? { kind: 'saved', at: savedAt } : { kind: 'saving' } });
    if (!isWhole) this.later(QUIET_MS);
  }

  private later(ms: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private show(state: TestDeskState) {
    this.shown.show(state);
  }
}

/** Whoever was refused is not asked again before something changes. */
const saveAfter = ({ status, message }: { status: number; message: string }): TestSave => {
  if (status === 401) return { kind: 'login', at: Date.now() };
  if (status === 0 || status >= 500 || status === 429) return { kind: 'offline' };
  return { kind: 'refused', message };
};

import { post } from '../log/post.ts';
import { type Kept, listKept, removeCopies } from './copies.ts';
import { keepCourse } from './keep-course.ts';
import { isMarked } from './kept-mark.ts';
import { KEEPING_FAILED, noRoomText } from './kept-words.ts';
import { type Plan, planToKeep } from './plan.ts';

/** Where a course stands on this device. */
export type KeepState =
  | { kind: 'absent'; problem: string | null }
  | { kind: 'planning' }
  | { kind: 'planned'; plan: Plan }
  /** `done` of `bytes` are here. */
  | { kind: 'keeping'; done: number; bytes: number }
  | { kind: 'kept'; kept: Kept };

/** What can be done with a device; a test has another one. */
export const device = {
  list: async () => (isMarked() ? listKept() : []),
  plan: planToKeep,
  keep: keepCourse,
  remove: (courseId: string) => removeCopies((kept) => kept?.courseId === courseId),
  findAccount: post.findAccount,
};

export type Device = typeof device;

export const ABSENT: KeepState = { kind: 'absent', problem: null };

/** The courses that are kept on this device, for all who show them on this page. */
export class CourseKeeper {
  private readonly device: Device;
  private readonly states = new Map<string, KeepState>();
  private readonly cancels = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();
  private looking: Promise<void> | undefined;
  /** Those that are kept, by title; the same list until it changes. */
  private kept: readonly Kept[] | null = null;

  constructor(on: Device) {
    this.device = on;
  }

  subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  };

  stateOf = (courseId: string): KeepState => this.states.get(courseId) ?? ABSENT;

  /** Null until the device has been asked. */
  all = (): readonly Kept[] | null => this.kept;

  /** Asks the device, once for all who ask at the same time. */
  look = (): Promise<void> => {
    this.looking ??= this.read().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  };

  /** Asks how large a course is, before anything of it is kept. */
  ask = async (course: Pick<Kept, 'courseId' | 'title'>) => {
    const { courseId } = course;
    this.set(courseId, { kind: 'planning' });
    const plan = await this.device.plan(course);
    if (this.stateOf(courseId).kind !== 'planning') return;
    this.set(
      courseId,
      'parts' in plan ? { kind: 'planned', plan } : { kind: 'absent', problem: plan.message },
    );
  };

  keep = async (plan: Plan) => {
    const { courseId, bytes } = plan;
    const cancel = new AbortController();
    this.cancels.set(courseId, cancel);
    const told = (done: number) => this.set(courseId, { kind: 'keeping', done, bytes });
    told(0);
    try {
      const accountId = await this.device.findAccount();
      if (!accountId) throw new Error('nobody is signed in');
      const kept = await this.device.keep(plan, { accountId, signal: cancel.signal, told });
      this.set(courseId, { kind: 'kept', kept });
    } catch (error) {
      this.set(courseId, { kind: 'absent', problem: cancel.signal.aborted ? null : problemOf(error, plan) });
    }
  };

  /** Nothing of it is left. */
  cancel = (courseId: string) => {
    this.cancels.get(courseId)?.abort();
    if (this.stateOf(courseId).kind !== 'keeping') this.set(courseId, ABSENT);
  };

  remove = async (courseId: string) => {
    await this.device.remove(courseId);
    this.set(courseId, ABSENT);
  };

  private async read() {
    const found = await this.device.list();
    for (const [courseId, { kind }] of this.states) if (kind === 'kept') this.states.delete(courseId);
    for (const kept of found) this.states.set(kept.courseId, { kind: 'kept', kept });
    this.say();
  }

  private set(courseId: string, state: KeepState) {
    this.states.set(courseId, state);
    this.say();
  }

  private say() {
    this.kept = [...this.states.values()]
      .flatMap((state) => (state.kind === 'kept' ? state.kept : []))
      .sort((one, other) => one.title.localeCompare(other.title));
    for (const changed of this.listeners) changed();
  }
}

const problemOf = (error: unknown, plan: Plan): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? `There is too little room: ${noRoomText(plan)}`
    : KEEPING_FAILED;

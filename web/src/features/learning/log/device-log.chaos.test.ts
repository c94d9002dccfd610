// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breathe, NO_ANSWER, newDevice, refusal, SimulatedServer } from '#web/testing/learning-device.ts';
import type { Post } from './deliver.ts';
import { closeDevice } from './device.ts';
import { DeviceLog } from './device-log.ts';

const LEARNER = { accountId: 'clara', courseId: 'botox', attemptId: '0198f0a0-0000-7000-8000-000000000000' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** What becomes of a call on its way. */
const FATES = [
  'arrives',
  'arrives twice',
  'answer is lost',
  'never arrives',
  'fails',
  'is late',
  'login over',
] as const;
type Fate = (typeof FATES)[number];

const slide = fc.integer({ min: 1, max: 12 }).map((number) => `slide-${number}`);
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('complete' as const), slide }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('see' as const), slide }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('answer' as const), slide }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('listen' as const), slide }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 40_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('crash', 'leave', 'come online', 'go offline') }),
  },
);

/** A person at a device that crashes, on a line that loses, repeats and delays. */
class Chaos {
  readonly server = new SimulatedServer();
  /** Completed in this visit, or promised in one before. */
  private owed = new Set<string>();
  private promised = new Set<string>();
  private readonly told = new Set<string>();
  private visit = { isOver: false };
  private close = () => {};
  private fateAt = 0;
  private readonly fates: readonly Fate[];
  log = this.begin();

  constructor(fates: readonly Fate[]) {
    this.fates = fates;
  }

  private fate = (): Fate => this.fates[this.fateAt++ % this.fates.length] ?? 'arrives';

  private begin(isCalm = false): DeviceLog {
    const visit = { isOver: false };
    this.visit = visit;
    const post: Post = {
      findAccount: async () => (isCalm || this.fate() !== 'never arrives' ? 'clara' : undefined),
      beacon: (_, body) => {
        if (!visit.isOver && this.fate() === 'arrives') this.server.take(JSON.parse(body).events);
      },
      send: async (_, events) => {
        if (visit.isOver) return new Promise(() => undefined);
        return isCalm ? this.server.take(events) : this.meet(this.fate(), events);
      },
    };
    const log = new DeviceLog(LEARNER, post);
    this.close = log.open(() => undefined);
    return log;
  }

  private async meet(fate: Fate, events: Parameters<SimulatedServer['take']>[0]) {
    if (fate === 'never arrives') return NO_ANSWER;
    if (fate === 'fails') return refusal(500);
    if (fate === 'login over') return refusal(401);
    if (fate === 'is late') await new Promise((resolve) => setTimeout(resolve, 7_000));
    const answer = this.server.take(events);
    if (fate === 'arrives twice') this.server.take(events);
    return fate === 'answer is lost' ? NO_ANSWER : answer;
  }

  /** Nothing of the page goes on; what it has not written is gone. */
  private async end() {
    this.visit.isOver = true;
    vi.clearAllTimers();
    this.owed = new Set(this.promised);
    closeDevice();
    await breathe();
  }

  async crash() {
    await this.end();
    this.log = this.begin();
  }

  async leave() {
    window.dispatchEvent(new Event('pagehide'));
    this.close();
    await breathe();
    await this.crash();
  }

  complete(slideId: string) {
    this.log.completed(slideId);
    this.owed.add(slideId);
    this.told.add(slideId);
  }

  /** Whatever the learner reads holds. */
  check() {
    const state = this.log.getSnapshot();
    const saysNothing = state.kind === 'saved' && state.at === null;
    if (saysNothing || state.kind === 'saving' || state.kind === 'unkept') return;
    this.promised = new Set(this.owed);
    if (state.kind === 'saved')
      expect(this.server.completed).toEqual(this.server.completed.union(this.promised));
  }

  /** The next visit on a good line. */
  async finish() {
    this.check();
    await this.end();
    this.log = this.begin(true);
    await breathe();
    await this.log.flush();
    await breathe();
    expect(this.log.getSnapshot().kind).toBe('saved');
    const { completed } = this.server;
    expect([...this.promised].filter((slideId) => !completed.has(slideId))).toEqual([]);
    expect([...completed].filter((slideId) => !this.told.has(slideId))).toEqual([]);
    this.close();
    await this.end();
  }
}

async function does(chaos: Chaos, one: typeof act extends fc.Arbitrary<infer A> ? A : never) {
  if (one.does === 'complete') chaos.complete(one.slide);
  else if (one.does === 'see') chaos.log.seen(one.slide);
  else if (one.does === 'answer') chaos.log.answered(one.slide, `of-${one.slide}`, ['a']);
  else if (one.does === 'listen') chaos.log.position(one.slide, 1_000);
  else if (one.does === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
  else if (one.does === 'crash') await chaos.crash();
  else if (one.does === 'leave') await chaos.leave();
  else window.dispatchEvent(new Event(one.does === 'come online' ? 'online' : 'offline'));
}

test('whatever becomes of the line and of the page, what was said to be saved is on the server, and what was kept arrives', async () => {
  const run = async (fates: readonly Fate[], acts: readonly Parameters<typeof does>[1][]) => {
    closeDevice();
    vi.clearAllTimers();
    newDevice();
    const chaos = new Chaos(fates);
    for (const one of acts) {
      await does(chaos, one);
      chaos.check();
      await breathe();
      chaos.check();
    }
    await chaos.finish();
  };
  const fates = fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 12 });
  const acts = fc.array(act, { minLength: 10, maxLength: 40 });
  await fc.assert(fc.asyncProperty(fates, acts, run), { numRuns: 100, seed: 2026 });
});

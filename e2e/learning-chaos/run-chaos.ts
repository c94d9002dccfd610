import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { Device, type Sight } from './device.ts';
import { DEVICES, planOf, type Step } from './plan.ts';

/** The academy, which can be killed without warning. Both are done when it is so. */
export type Server = { base: string; start(): Promise<unknown>; kill(): Promise<unknown> };
export type Chaos = { browser: Browser; server: Server; cookie: string; seed: number };
export type Told = {
  /** What does not hold. Empty where all does. */
  broken: string[];
  /** What happened, a line each. */
  story: string[];
  figures: Record<(typeof COUNTED)[number], number>;
};

export const COUNTED = ['steps', 'completed', 'promises', 'flushes', 'events', 'crashes', 'kills'] as const;

const COURSE = 'botox-professional-training';
/** Where somebody may come by the next time: what is kept is sent from any page, also where nobody learns. */
const PAGES = ['/', '/elearning/portal', '/contact-us'];
const LOOK_EVERY_MS = 150;
const NO_FLUSH_MS = 3_000;
const CALM_WITHIN_MS = 20_000;

const SAVED = /^Saved \d\d:\d\d$/;
const KEPT = /^Offline: \d+ changes? kept on this device$/;
const EXPECTED = [/^$/, /^Saving…$/, SAVED, KEPT];

const without = (all: Iterable<string>, some: ReadonlySet<string>) =>
  [...all].filter((one) => !some.has(one));

/** A learner with two devices, to whom everything happens that the seed says. */
class Run {
  readonly told: Told = {
    broken: [],
    story: [],
    figures: { steps: 0, completed: 0, promises: 0, flushes: 0, events: 0, crashes: 0, kills: 0 },
  };
  private readonly chaos: Chaos;
  private readonly devices: Device[];
  private readonly began = Date.now();
  private isUp = true;
  /** Completed by hand, on any device. */
  private readonly pressed = new Set<string>();
  /** Said to be on the server; and said to be there or kept on the device. */
  private readonly saved = new Set<string>();
  private readonly promised = new Set<string>();
  private readonly lastSight = new Map<Device, string>();
  /** Seen on the server. */
  private known: ReadonlySet<string> = new Set();

  constructor(chaos: Chaos, devices: Device[]) {
    this.chaos = chaos;
    this.devices = devices;
  }

  async play() {
    for (const step of planOf(this.chaos.seed)) {
      this.tell(JSON.stringify(step));
      await this.take(step);
      await this.check();
      if (this.told.broken.length > 0) return;
    }
    await this.comeToRest();
    await this.comeBack();
  }

  tell(line: string) {
    this.told.story.push(`${((Date.now() - this.began) / 1000).toFixed(1)} s ${line}`);
  }

  private take(step: Step): unknown {
    this.told.figures.steps += 1;
    switch (step.what) {
      case 'rest':
        return this.rest(step.ms);
      case 'kill':
        return this.kill(step.afterMs);
      case 'start':
        return this.start();
      default:
        return this.befall(this.devices[step.device] as Device, step);
    }
  }

  private befall(device: Device, step: Exclude<Step, { what: 'rest' | 'kill' | 'start' }>): unknown {
    switch (step.what) {
      case 'next':
        return this.turn(device, 'next');
      case 'jump':
        return this.turn(device, step.to);
      case 'fate':
        return device.line.doom(step.fate);
      case 'crash':
        return this.crash(device);
      case 'reload':
        return device.reload(this.isInReach(device));
      case 'close':
        return device.close();
      case 'cut':
        return device.line.cut();
      case 'mend':
        return device.line.mend();
      default:
        return device.setOffline(step.what === 'offline');
    }
  }

  private async rest(ms: number) {
    for (const end = Date.now() + ms; Date.now() < end && this.told.broken.length === 0; ) {
      await sleep(LOOK_EVERY_MS);
      await this.check();
    }
  }

  private async kill(afterMs: number) {
    await Promise.race([...this.devices.map(({ line }) => line.nextFlush()), sleep(NO_FLUSH_MS)]);
    await sleep(afterMs);
    await this.chaos.server.kill();
    this.isUp = false;
    this.told.figures.kills += 1;
  }

  private async start() {
    await this.chaos.server.start();
    this.isUp = true;
  }

  private isInReach = (device: Device) => this.isUp && device.canReach;

  /** Opens the course if that is possible. Whether it is open; who finds it out of reach does nothing. */
  private async sitDown(device: Device): Promise<boolean> {
    if (!device.hasPage && this.isInReach(device)) await device.openViewer(COURSE);
    return device.hasPage;
  }

  private async turn(device: Device, where: 'next' | number) {
    if (!(await this.sitDown(device))) return;
    const left = await device.turnTo(where);
    this.tell(`${device.name} completes ${left}`);
    this.pressed.add(left);
    this.told.figures.completed += 1;
  }

  private async crash(device: Device) {
    if (!(await this.sitDown(device))) return;
    await device.crash();
    this.told.figures.crashes += 1;
  }

  /** Whatever the learner reads holds. */
  private async check() {
    for (const device of this.devices) {
      const sight = await device.look();
      if (sight) this.judge(device, sight);
      this.told.broken.push(...device.complaints.splice(0));
    }
    if (this.isUp && without(this.saved, this.known).length > 0) {
      await this.ask();
      this.expectNone('said to be saved and not on the server', without(this.saved, this.known));
    }
  }

  private judge(device: Device, { said, ticked }: Sight) {
    const sight = `${device.name} says “${said}” of ${ticked.length} completed`;
    if (this.lastSight.get(device) !== sight) this.tell(sight);
    this.lastSight.set(device, sight);
    if (!EXPECTED.some((words) => words.test(said))) this.told.broken.push(sight);
    this.expectNone(
      `completed on the ${device.name} and not ticked there`,
      without(device.pressed, new Set(ticked)),
    );
    this.expectNone(`ticked on the ${device.name} and never completed`, without(ticked, this.pressed));
    if (SAVED.test(said)) for (const slideId of ticked) this.saved.add(slideId);
    if (!isPromise(said)) return;
    this.told.figures.promises += 1;
    this.expectNone(
      `kept by the ${device.name} and not ticked any more`,
      without(device.promised, new Set(ticked)),
    );
    for (const slideId of ticked) {
      this.promised.add(slideId);
      device.promised.add(slideId);
    }
  }

  private expectNone(what: string, slideIds: readonly string[]) {
    if (slideIds.length > 0) this.told.broken.push(`${what}: ${slideIds.join(', ')}`);
  }

  private async ask() {
    const before = this.known;
    this.known = await askServer(this.chaos);
    this.expectNone('forgotten by the server', without(before, this.known));
  }

  /** All is well again, and whoever sits before a page waits until it says what has become of their work. */
  private async comeToRest() {
    this.tell('calm');
    if (!this.isUp) await this.start();
    for (const device of this.devices) {
      await device.line.calm();
      await device.setOffline(false);
    }
    for (const device of this.devices) {
      await this.untilSaid(device, isPromise);
      this.expectNone('completed and never said to be saved', without(device.pressed, this.promised));
    }
  }

  /** Every device is opened once more, on whatever page; then all that was promised is there, and everybody sees it. */
  private async comeBack() {
    for (const [nth, device] of this.devices.entries()) {
      const page = PAGES[(this.chaos.seed + nth) % PAGES.length] as string;
      this.tell(`${device.name} comes back on ${page}`);
      await device.open(page);
      await device
        .untilSent()
        .catch(() => this.told.broken.push(`${device.name} keeps what it could send from ${page}`));
    }
    await this.ask();
    this.expectNone('promised and not on the server', without(this.promised, this.known));
    this.expectNone('on the server and never completed', without(this.known, this.pressed));
    for (const device of this.devices) await device.openViewer(COURSE);
    for (const device of this.devices) {
      const seen = await this.untilSaid(device, (said) => SAVED.test(said));
      this.expectNone(`on the server and not ticked on the ${device.name}`, without(this.known, seen));
      this.expectNone(`ticked on the ${device.name} and not on the server`, without(seen, this.known));
    }
    await this.check();
  }

  /** What has a tick when it is said, or when nobody is there to read it. */
  private async untilSaid(device: Device, isMeant: (said: string) => boolean): Promise<Set<string>> {
    for (const end = Date.now() + CALM_WITHIN_MS; ; await sleep(LOOK_EVERY_MS)) {
      const sight = await device.look();
      if (!sight) return new Set();
      this.judge(device, sight);
      if (isMeant(sight.said)) return new Set(sight.ticked);
      if (Date.now() > end) throw new Error(`The ${device.name} goes on saying “${sight.said}”.`);
    }
  }
}

const isPromise = (said: string) => SAVED.test(said) || KEPT.test(said);

const call = async (
  { server, cookie }: Chaos,
  name: string,
  method = 'GET',
): Promise<{ progress: { completedSlideIds: string[] } }> => {
  const answer = await fetch(`${server.base}/api/elearning/${COURSE}/${name}`, {
    method,
    headers: { cookie },
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return answer.json();
};

const askServer = async (chaos: Chaos): Promise<ReadonlySet<string>> =>
  new Set((await call(chaos, 'progress')).progress.completedSlideIds);

/** One learner, two devices and all that the seed says; the learner starts over first. Never fails: it tells. */
export const runChaos = async (chaos: Chaos): Promise<Told> => {
  const port = Number(new URL(chaos.server.base).port);
  await call(chaos, 'restart', 'POST');
  const devices = await Promise.all(
    DEVICES.map((name) => Device.buy(chaos.browser, name, { port, cookie: chaos.cookie })),
  );
  const run = new Run(chaos, devices);
  try {
    await run.play();
  } catch (error) {
    run.told.broken.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  for (const device of devices) {
    run.told.figures.flushes += device.line.carried.flushes;
    run.told.figures.events += device.line.carried.events;
    await device.throwAway();
  }
  return run.told;
};
